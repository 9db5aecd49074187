package org.leeway.ui.architecture;

import static java.lang.invoke.MethodType.methodType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The parts of a type's declaration that affect linking. Types have internal names, such as {@code org/eclipse/gef/EditPart}.
 *
 * @param access flags of {@link Opcodes}
 * @param parent the superclass. {@code java/lang/Object} for an interface
 * @param members the access flags of methods, named as in {@code size()I}, and of fields, as in {@code width:I}
 */
record Declared(int access, String name, String parent, List<String> interfaces, SortedMap<String, Integer> members) {

	/**
	 * The flags that affect linking. Indexed by the word of a flag with a digit before it, such as {@code 4final}. The digits
	 * sort the words into the usual order of Java's modifiers.
	 */
	private static final Map<String, Integer> WORDS = new TreeMap<>(Map.of("1public", Opcodes.ACC_PUBLIC, "1protected",
			Opcodes.ACC_PROTECTED, "1private", Opcodes.ACC_PRIVATE, "2abstract", Opcodes.ACC_ABSTRACT, "3static",
			Opcodes.ACC_STATIC, "4final", Opcodes.ACC_FINAL, "5interface", Opcodes.ACC_INTERFACE, "6bridge",
			Opcodes.ACC_BRIDGE));
	/** All flags of {@link #WORDS}. */
	private static final int KEPT = WORDS.values().stream().reduce(0, (all, flag) -> all | flag);
	/** The flags that only methods have. For types and fields, the same bits have other meanings. */
	private static final int OF_METHODS = Opcodes.ACC_BRIDGE;

	/** Reads the declaration of a compiled class. */
	static Declared read(ClassReader file) {
		SortedMap<String, Integer> members = new TreeMap<>();
		file.accept(new ClassVisitor(Opcodes.ASM9) {
			@Override
			public FieldVisitor visitField(int access, String field, String type, String generic, Object value) {
				add(field + ":" + type, access & ~OF_METHODS);
				return null;
			}

			@Override
			public MethodVisitor visitMethod(int access, String method, String type, String generic, String[] thrown) {
				add(method + type, access);
				return null;
			}

			private void add(String member, int access) {
				members.put(member, access & KEPT);
			}
		}, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
		return new Declared(file.getAccess() & KEPT & ~OF_METHODS, file.getClassName(), file.getSuperName(),
				List.of(file.getInterfaces()), members);
	}

	/** Returns the declaration of a loaded class. */
	static Declared of(Class<?> type) {
		SortedMap<String, Integer> members = new TreeMap<>();
		Stream.of(type.getDeclaredFields()).forEach(field -> members.put(
				field.getName() + ":" + field.getType().descriptorString(), field.getModifiers() & KEPT & ~OF_METHODS));
		Stream.of(type.getDeclaredConstructors()).forEach(made -> members.put(
				"<init>" + methodType(void.class, made.getParameterTypes()).descriptorString(), made.getModifiers() & KEPT));
		Stream.of(type.getDeclaredMethods()).forEach(method -> members.put(
				method.getName() + methodType(method.getReturnType(), method.getParameterTypes()).descriptorString(),
				method.getModifiers() & KEPT));
		Class<?> parent = type.isInterface() ? Object.class : type.getSuperclass();
		return new Declared(type.getModifiers() & KEPT & ~OF_METHODS, internalName(type),
				parent == null ? null : internalName(parent),
				Stream.of(type.getInterfaces()).map(Declared::internalName).toList(), members);
	}

	private static String internalName(Class<?> type) {
		return type.getName().replace('.', '/');
	}

	/** Returns whether the type has a flag of {@link Opcodes}. */
	boolean is(int flag) {
		return (access & flag) != 0;
	}

	/** Returns whether a declared member has a flag. */
	boolean is(int flag, String member) {
		return (members.get(member) & flag) != 0;
	}

	/** Returns the type as a line of text, and each member as a line that begins with a tab. */
	List<String> lines() {
		List<String> lines = new ArrayList<>();
		lines.add(words(access) + name + " " + parent + " " + String.join(" ", interfaces));
		members.forEach((member, flags) -> lines.add("\t" + words(flags) + member));
		return lines.stream().map(String::stripTrailing).toList();
	}

	private static String words(int access) {
		StringBuilder words = new StringBuilder();
		WORDS.forEach((word, flag) -> words.append((access & flag) == 0 ? "" : word.substring(1) + " "));
		return words.toString();
	}

	/** Parses the line of a type. The result has no members. */
	static Declared parse(String line) {
		String[] words = line.split(" ");
		int at = 0;
		while (flag(words[at]) != 0) {
			at++;
		}
		return new Declared(access(line), words[at], words[at + 1], List.of(words).subList(at + 2, words.length),
				new TreeMap<>());
	}

	/** Parses the line of a member, and adds the member. */
	void parseMember(String line) {
		String words = line.strip();
		members.put(words.substring(words.lastIndexOf(' ') + 1), access(words));
	}

	private static int access(String words) {
		int access = 0;
		for (String word : words.split(" ")) {
			access |= flag(word);
		}
		return access;
	}

	private static int flag(String word) {
		return WORDS.entrySet().stream().filter(entry -> entry.getKey().substring(1).equals(word))
				.mapToInt(Map.Entry::getValue).findFirst().orElse(0);
	}
}
