package org.leeway.cluster.corpus;

import java.io.Serializable;

/**
 * A level that the run is to check.
 *
 * @param name the name of the level in the report
 * @param uri the URI of the file or archive that holds the level
 * @param entry the name of the level in the archive. Empty if the file is no archive
 * @param bytes the size of the level, by which the levels are divided into tasks of similar size. 0 if unknown
 * @param problem why the level cannot be read. Empty if it can be read
 * @param known the {@link CorpusCheck#key} of the level in the report of an earlier run. If the key is still the same, the
 * level is not checked again. Empty if the earlier report has no key for the level
 */
record LevelFile(String name, String uri, String entry, long bytes, String problem, String known) implements Serializable {

	/** Creates a level that is a whole file. */
	static LevelFile of(String name, String uri, long bytes) {
		return new LevelFile(name, uri, "", bytes, "", "");
	}

	/** Creates a level that is an entry of an archive. */
	static LevelFile of(String archive, String uri, String entry, long bytes) {
		return new LevelFile(archive + "!/" + entry, uri, entry, bytes, "", "");
	}

	/** Creates an input that names no level. */
	static LevelFile failed(String name, String reason) {
		return new LevelFile(name, "", "", 0, name + ": " + reason, "");
	}

	LevelFile knownBy(String key) {
		return new LevelFile(name, uri, entry, bytes, problem, key);
	}
}
