package org.leeway.ui.architecture;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * A check whether compiled classes can run with another version of a library than the compiler used. The other version must
 * have all types and members that the classes use. A type or member must still be of the kind that the classes expect, such as
 * an interface or a static method. The other version must also have each method that the classes override.
 */
final class LinkCheck {

	private final Predicate<String> isLibrary;
	private final Map<String, byte[]> files = new TreeMap<>();
	private final Map<String, Declared> own = new TreeMap<>();
	private final Set<String> problems = new TreeSet<>();

	/**
	 * Creates a check.
	 *
	 * @param files the contents of the compiled classes
	 * @param isLibrary whether a type, given by its internal name, belongs to the library
	 */
	LinkCheck(List<byte[]> files, Predicate<String> isLibrary) {
		this.isLibrary = isLibrary;
		files.forEach(file -> {
			Declared type = Declared.read(new ClassReader(file));
			this.files.put(type.name(), file);
			own.put(type.name(), type);
		});
	}

	/** Returns the union of the compiled classes and other types. */
	Types with(Types others) {
		return new Types(name -> own.containsKey(name) ? own.get(name) : others.get(name));
	}

	/** Returns the compiled classes. */
	Collection<Declared> own() {
		return own.values();
	}

	/** Returns the references of a compiled class to members. */
	Set<Use> uses(Declared type) {
		return Use.of(new ClassReader(files.get(type.name())));
	}

	/** Returns the internal names of the library's types to which a compiled class refers. */
	Set<String> named(Declared type) {
		try {
			Set<String> named = new TreeSet<>();
			ClassFile.read(new ByteArrayInputStream(files.get(type.name()))).types()
					.forEach(each -> named.add(each.replace('.', '/')));
			named.removeIf(each -> !isLibrary.test(each));
			return named;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/**
	 * Returns descriptions of all problems of linking. Empty if the classes link.
	 *
	 * @param library all types except the compiled classes. The types of the library are from the version to check
	 * @param today all types except the compiled classes. The types of the library are from the version against which the
	 * classes were compiled
	 */
	Set<String> problems(Types library, Types today) {
		problems.clear();
		Types all = with(library);
		own.values().forEach(type -> {
			named(type).forEach(name -> checkType(name, type, all));
			uses(type).forEach(use -> check(use, type, all));
			if (all.lineage(type.name()).stream().anyMatch(each -> isLibrary.test(each.name()))) {
				checkSupertypes(type, all);
				type.members().keySet().forEach(member -> checkOverride(member, type, all));
				checkStillOverrides(type, all, with(today));
				checkImplemented(type, all);
			}
		});
		return problems;
	}

	private void checkType(String name, Declared user, Types all) {
		require(all.get(name) != null && all.get(name).is(Opcodes.ACC_PUBLIC), user, name + " is missing");
	}

	private void check(Use use, Declared user, Types all) {
		List<Declared> owners = all.lineage(use.owner());
		if (owners.stream().anyMatch(type -> isLibrary.test(type.name()))) {
			if (use.kind() == Use.Kind.LAMBDA) {
				List<String> open = all.unimplemented(use.owner());
				require(open.equals(List.of(use.member())), user, use + " should implement " + open);
			} else {
				checkMember(use, user, owners.getFirst(), all);
			}
		}
	}

	private void checkMember(Use use, Declared user, Declared owner, Types all) {
		boolean isConstructor = use.kind() == Use.Kind.NEW || use.kind() == Use.Kind.CONSTRUCTED;
		Declared found = isConstructor ? owner.members().containsKey(use.member()) ? owner : null
				: all.declaring(use.owner(), use.member()).orElse(null);
		if (found == null) {
			tell(user, use + " is missing");
			return;
		}
		require(found.is(Opcodes.ACC_STATIC, use.member()) == (use.kind() == Use.Kind.STATIC), user, use + ": static or not");
		require(use.kind() != Use.Kind.INTERFACE || owner.is(Opcodes.ACC_INTERFACE), user, use + " is of a class");
		require(use.kind() != Use.Kind.INSTANCE || !owner.is(Opcodes.ACC_INTERFACE), user, use + " is of an interface");
		require(use.kind() != Use.Kind.SUPER || !found.is(Opcodes.ACC_ABSTRACT, use.member()), user, use + " is abstract");
		require(use.kind() != Use.Kind.NEW || !owner.is(Opcodes.ACC_ABSTRACT), user, use + " is of an abstract class");
		require(!isLibrary.test(found.name()) || isAccessible(found.members().get(use.member()), found, user, all), user,
				use + " is not accessible");
	}

	private static boolean isAccessible(int access, Declared found, Declared user, Types all) {
		return (access & Opcodes.ACC_PUBLIC) != 0
				|| (access & Opcodes.ACC_PROTECTED) != 0 && all.lineage(user.name()).contains(found);
	}

	private void checkSupertypes(Declared type, Types all) {
		Declared parent = all.get(type.parent());
		require(parent == null || !parent.is(Opcodes.ACC_FINAL) && !parent.is(Opcodes.ACC_INTERFACE), type,
				"cannot extend " + type.parent());
		for (String each : type.interfaces()) {
			require(all.get(each) == null || all.get(each).is(Opcodes.ACC_INTERFACE), type, each + " is no interface");
		}
	}

	/**
	 * Checks a method of a class against the methods of the library with the same name and parameter types. The class must be
	 * able to override them. A problem is, for example, another result type, or a library method that has become final.
	 */
	private void checkOverride(String member, Declared type, Types all) {
		if (!isOverriding(member, type)) {
			return;
		}
		for (Declared above : all.lineage(type.name())) {
			if (isLibrary.test(above.name())) {
				above.members().keySet().stream().filter(other -> parameters(other).equals(parameters(member)))
						.filter(other -> !above.is(Opcodes.ACC_BRIDGE, other) || other.equals(member))
						.forEach(other -> checkOverride(member, type, other, above));
			}
		}
	}

	private void checkOverride(String member, Declared type, String other, Declared above) {
		require(type.members().containsKey(other), type, member + " has another result than " + above.name() + "." + other);
		require(!above.is(Opcodes.ACC_FINAL, other), type, member + " is final in " + above.name());
		require(!above.is(Opcodes.ACC_STATIC, other), type, member + " is static in " + above.name());
		require(!above.is(Opcodes.ACC_PUBLIC, other) || type.is(Opcodes.ACC_PUBLIC, member), type,
				member + " is public in " + above.name());
	}

	/**
	 * Checks that methods of a class still override a method of the library. Methods that overrode nothing when the class was
	 * compiled are not checked.
	 *
	 * @param all all types, with the library in the version to check
	 * @param today all types, with the library in the version against which the class was compiled
	 */
	private void checkStillOverrides(Declared type, Types all, Types today) {
		for (String member : type.members().keySet()) {
			if (isOverriding(member, type) && isInLibrary(member, type, today)) {
				require(isInLibrary(member, type, all), type, member + " no longer overrides anything");
			}
		}
	}

	private boolean isInLibrary(String member, Declared type, Types types) {
		return types.lineage(type.name()).stream().anyMatch(above -> isLibrary.test(above.name())
				&& above.members().containsKey(member));
	}

	private static boolean isOverriding(String member, Declared type) {
		return member.contains("(") && !member.startsWith("<") && !type.is(Opcodes.ACC_STATIC, member)
				&& !type.is(Opcodes.ACC_PRIVATE, member);
	}

	/** Returns the name of a method with the types of its parameters, such as {@code add(I)} for {@code add(I)V}. */
	static String parameters(String member) {
		return member.substring(0, member.indexOf(')') + 1);
	}

	private void checkImplemented(Declared type, Types all) {
		if (!type.is(Opcodes.ACC_ABSTRACT)) {
			all.unimplemented(type.name()).stream().filter(method -> isInLibrary(method, type, all))
					.forEach(method -> tell(type, "does not implement " + method));
		}
	}

	private void require(boolean holds, Declared type, String problem) {
		if (!holds) {
			tell(type, problem);
		}
	}

	private void tell(Declared type, String problem) {
		problems.add(type.name() + ": " + problem);
	}
}
