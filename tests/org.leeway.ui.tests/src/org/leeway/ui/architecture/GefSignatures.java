package org.leeway.ui.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * A program that lists the types and members of GEF and Draw2d that Leeway uses or overrides. Prints their declarations in one
 * version of GEF and Draw2d, as lines of text.
 */
final class GefSignatures {

	private final Types gef;
	private final LinkCheck leeway;
	/** The listed types, each with its listed members. */
	private final SortedMap<String, Declared> listed = new TreeMap<>();

	private GefSignatures(Map<String, Declared> gef, LinkCheck leeway) {
		this.gef = new Types(gef::get);
		this.leeway = leeway;
	}

	/** Returns whether a type belongs to GEF or Draw2d, by its internal name. */
	static boolean isGef(String type) {
		return type.startsWith("org/eclipse/gef/") || type.startsWith("org/eclipse/draw2d/");
	}

	/**
	 * Prints the types and members of GEF and Draw2d that Leeway uses or overrides. The command is
	 * {@code GefSignatures LEEWAY GEF...}.
	 *
	 * @param folders the folders of compiled classes: first of Leeway's user interface, then of GEF and Draw2d
	 */
	public static void main(String[] folders) throws IOException {
		Map<String, Declared> gef = new TreeMap<>();
		for (String folder : List.of(folders).subList(1, folders.length)) {
			classes(Path.of(folder)).stream().map(file -> Declared.read(new ClassReader(file)))
					.forEach(type -> gef.put(type.name(), type));
		}
		LinkCheck leeway = new LinkCheck(classes(Path.of(folders[0])), GefSignatures::isGef);
		System.out.println(String.join("\n", new GefSignatures(gef, leeway).lines()));
	}

	private static List<byte[]> classes(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(file -> file.toString().endsWith(".class")).map(GefSignatures::bytes).toList();
		}
	}

	private static byte[] bytes(Path file) {
		try {
			return Files.readAllBytes(file);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private List<String> lines() {
		Types all = leeway.with(gef);
		for (Declared own : leeway.own()) {
			leeway.named(own).forEach(this::add);
			leeway.uses(own).forEach(use -> add(use, all));
			addOverridden(own, all);
		}
		addImplementing();
		return listed.values().stream().flatMap(type -> type.lines().stream()).toList();
	}

	/** Adds a type and its supertypes, without members. */
	private void add(String name) {
		gef.lineage(name).forEach(type -> listed.putIfAbsent(type.name(),
				new Declared(type.access(), type.name(), type.parent(), type.interfaces(), new TreeMap<>())));
	}

	private void add(String type, Collection<String> members) {
		add(type);
		members.stream().filter(member -> !gef.get(type).is(Opcodes.ACC_PRIVATE, member))
				.forEach(member -> listed.get(type).members().put(member, gef.get(type).members().get(member)));
	}

	private void add(Use use, Types all) {
		all.declaring(use.owner(), use.member()).filter(type -> isGef(type.name()))
				.ifPresent(type -> add(type.name(), List.of(use.member())));
		if (use.kind() == Use.Kind.LAMBDA) {
			gef.unimplemented(use.owner()).forEach(method -> addAbstract(method, gef.lineage(use.owner())));
		}
	}

	/**
	 * Adds the methods of GEF and Draw2d that a class of Leeway overrides. The overridden and the overriding method have the
	 * same name and the same parameter types, but perhaps different result types. If the class is no interface, also adds the
	 * abstract methods that the class inherits from GEF or Draw2d. Abstract methods that GEF or Draw2d itself implements are
	 * left out.
	 *
	 * @param own the declaration of the class
	 * @param all the types of Leeway and of the library
	 */
	private void addOverridden(Declared own, Types all) {
		Set<String> names = new TreeSet<>();
		own.members().keySet().stream().filter(member -> member.contains("(") && !member.startsWith("<"))
				.forEach(member -> names.add(LinkCheck.parameters(member)));
		List<Declared> lineage = all.lineage(own.name()).stream().filter(type -> isGef(type.name())).toList();
		for (Declared above : lineage) {
			add(above.name(), above.members().keySet().stream()
					.filter(member -> member.contains("(") && names.contains(LinkCheck.parameters(member))).toList());
		}
		if (!own.is(Opcodes.ACC_INTERFACE)) {
			Types.unimplemented(lineage).forEach(method -> addAbstract(method, lineage));
		}
	}

	private void addAbstract(String method, List<Declared> lineage) {
		lineage.stream().filter(type -> type.members().containsKey(method)).findFirst()
				.ifPresent(type -> add(type.name(), List.of(method)));
	}

	/**
	 * Adds to the list the methods of listed types that may implement a listed abstract method. Such a method has the
	 * name, the parameter types and the result type of the abstract method.
	 */
	private void addImplementing() {
		Set<String> required = new TreeSet<>();
		listed.values().forEach(type -> type.members().keySet().stream()
				.filter(member -> type.is(Opcodes.ACC_ABSTRACT, member)).forEach(required::add));
		listed.keySet().forEach(name -> add(name,
				gef.get(name).members().keySet().stream().filter(required::contains).toList()));
	}

	/** Parses a list. Returns its types, indexed by internal name. */
	static Map<String, Declared> parse(Stream<String> lines) {
		Map<String, Declared> types = new TreeMap<>();
		Declared[] last = new Declared[1];
		lines.filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(line -> {
			if (line.startsWith("\t")) {
				last[0].parseMember(line);
			} else {
				last[0] = Declared.parse(line);
				types.put(last[0].name(), last[0]);
			}
		});
		return types;
	}
}
