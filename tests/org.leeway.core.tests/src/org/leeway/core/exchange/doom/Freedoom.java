package org.leeway.core.exchange.doom;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The WAD files of the free game Freedoom, where Debian's package installs them. */
public final class Freedoom {

	/** The message of tests that are skipped because the files of Freedoom are missing. */
	public static final String ABSENT = "the package freedoom is not installed";

	private static final Path FOLDER = Path.of("/usr/share/games/doom");

	private Freedoom() {
	}

	/** Returns the files that are installed. */
	public static List<Path> files() {
		return Stream.of("freedoom1.wad", "freedoom2.wad").map(FOLDER::resolve).filter(Files::isReadable).toList();
	}
}
