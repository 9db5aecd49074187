package org.leeway.core.exchange.warzone;

import java.util.List;

/** A kind of objects of a map, with the names of the files that hold such objects. */
enum ObjectKind {

	/** Structures: buildings, walls and defences. */
	STRUCTURE("structures", List.of("struct", "structure"), "struct", "stru", "name"),
	/** Features: trees, rocks, ruins and oil. Features belong to no player. */
	FEATURE("features", List.of("feature", "features"), "feat", "feat", "name"),
	/** Droids: the units of the game. */
	DROID("droids", List.of("droid", "droids"), "dinit", "dint", "template");

	/** The name of the kind in the plural, for messages. JSON files use it as the key for the list of objects. */
	private final String title;
	private final List<String> names;
	private final String binaryName;
	private final String letters;
	private final String nameKey;

	ObjectKind(String title, List<String> names, String binaryName, String letters, String nameKey) {
		this.title = title;
		this.names = names;
		this.binaryName = binaryName;
		this.letters = letters;
		this.nameKey = nameKey;
	}

	/** Returns the name of the kind for messages, in the plural. */
	String title() {
		return title;
	}

	/** Returns the possible names of JSON and INI files with objects of this kind, without extensions. */
	List<String> names() {
		return names;
	}

	/** Returns the name of the binary file with objects of this kind. */
	String binaryFile() {
		return binaryName + ".bjo";
	}

	/** Returns the letters at the start of the binary file. */
	String letters() {
		return letters;
	}

	/** Returns the key under which an object of this kind has its name in JSON and INI files. */
	String nameKey() {
		return nameKey;
	}

	/**
	 * Returns the size of the second part of a record, in bytes. A record of the binary file describes one object. Its
	 * first part is the same for all kinds of objects.
	 *
	 * @param version the version of the binary file
	 */
	int moreBytes(long version) {
		return this == STRUCTURE ? 44 : this == FEATURE && version >= 14 ? 8 : 0;
	}
}
