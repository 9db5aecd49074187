package org.leeway.cluster.corpus;

import java.io.Serializable;

/**
 * A level among the inputs.
 *
 * @param name    as the report calls it
 * @param uri     of the file that holds it
 * @param entry   its name in that file if the file is an archive, otherwise empty
 * @param bytes   its size for balancing the work, 0 if unknown
 * @param problem why there is nothing to read, or empty
 * @param known   the {@link CorpusCheck#key} of its content in the old report, or empty
 */
record LevelFile(String name, String uri, String entry, long bytes, String problem, String known) implements Serializable {

	/** Returns a file of its own. */
	static LevelFile of(String name, String uri, long bytes) {
		return new LevelFile(name, uri, "", bytes, "", "");
	}

	/** Returns an entry of an archive. */
	static LevelFile of(String archive, String uri, String entry, long bytes) {
		return new LevelFile(archive + "!/" + entry, uri, entry, bytes, "", "");
	}

	/** Returns an input that names nothing to read. */
	static LevelFile failed(String name, String reason) {
		return new LevelFile(name, "", "", 0, name + ": " + reason, "");
	}

	LevelFile knownBy(String key) {
		return new LevelFile(name, uri, entry, bytes, problem, key);
	}
}
