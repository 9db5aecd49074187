package org.leeway.core.exchange.warzone;

import java.util.List;

/** A kind of objects of a map, and the files that hold them. */
enum ObjectKind {

	/** Buildings, walls and defences. */
	STRUCTURE("structures", List.of("struct", "structure"), "struct", "stru", "name"),
	/** Trees, rocks, ruins and oil. They belong to no player. */
	FEATURE("features", List.of("feature", "features"), "feat", "feat", "name"),
	/** Units. */
	DROID("droids", List.of("droid", "droids"), "dinit", "dint", "template");

	/** The words for messages, and the member of a JSON file with the list of objects. */
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

	/** Returns the words for messages: the kind in the plural. */
	String title() {
		return title;
	}

	/** Returns the names that files in JSON and INI may have, without extensions. */
	List<String> names() {
		return names;
	}

	/** Returns the name of the binary file. */
	String binaryFile() {
		return binaryName + ".bjo";
	}

	/** Returns the letters at the start of the binary file. */
	String letters() {
		return letters;
	}

	/** Returns the key of an object's name in JSON and INI. */
	String nameKey() {
		return nameKey;
	}

	/** Returns the number of bytes of an object in the binary file behind the part that all kinds share. */
	int moreBytes(long version) {
		return this == STRUCTURE ? 44 : this == FEATURE && version >= 14 ? 8 : 0;
	}
}
