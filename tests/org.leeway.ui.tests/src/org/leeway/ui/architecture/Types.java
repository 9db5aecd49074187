package org.leeway.ui.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.objectweb.asm.Opcodes;

/** A hierarchy of types. Looks for a member of a type in the same order of supertypes as Java's linker. */
final class Types {

	private final Function<String, Declared> source;

	/**
	 * Creates a hierarchy of the types that a function returns.
	 *
	 * @param source returns the type with a given internal name, such as {@code java/lang/Object}. Returns null if there is no
	 * type with this name
	 */
	Types(Function<String, Declared> source) {
		this.source = source;
	}

	/** Returns the type with an internal name. Null if there is none. */
	Declared get(String name) {
		return source.apply(name);
	}

	/** Returns a type, then its superclasses, then all their interfaces. Leaves out types that do not exist. */
	List<Declared> lineage(String name) {
		List<Declared> all = new ArrayList<>();
		for (Declared type = get(name); type != null; type = type.parent() == null ? null : get(type.parent())) {
			all.add(type);
		}
		for (int i = 0; i < all.size(); i++) {
			for (String each : all.get(i).interfaces()) {
				Declared type = get(each);
				if (type != null && !all.contains(type)) {
					all.add(type);
				}
			}
		}
		return all;
	}

	/**
	 * Returns the first type that declares a member: the type itself, or one of its supertypes. Empty if none of these types
	 * declares the member.
	 */
	Optional<Declared> declaring(String owner, String member) {
		return lineage(owner).stream().filter(type -> type.members().containsKey(member)).findFirst();
	}

	/**
	 * Returns the unimplemented methods of a type: all abstract methods of the type and its supertypes that neither the type
	 * nor a supertype implements.
	 */
	List<String> unimplemented(String name) {
		return unimplemented(lineage(name));
	}

	/**
	 * Returns the unimplemented methods of some types: the abstract methods for which none of these types has an
	 * implementation.
	 */
	static List<String> unimplemented(List<Declared> lineage) {
		return lineage.stream().flatMap(type -> type.members().keySet().stream()
				.filter(member -> type.is(Opcodes.ACC_ABSTRACT, member)))
				.distinct().filter(member -> !isImplemented(member, lineage)).toList();
	}

	private static boolean isImplemented(String member, List<Declared> lineage) {
		return lineage.stream().filter(type -> type.members().containsKey(member))
				.anyMatch(type -> !type.is(Opcodes.ACC_ABSTRACT, member));
	}
}
