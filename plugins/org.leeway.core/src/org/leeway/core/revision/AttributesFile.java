package org.leeway.core.revision;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.InputFile;

/**
 * A file {@code .gitattributes}, and the content that it will have after Leeway has added or removed its own lines. All other lines
 * stay the same, byte for byte.
 *
 * @param file the path of the file, which is not a link
 * @param old the content so far, decoded as one character for each byte. Empty if there is no file
 * @param changed the content to write
 */
record AttributesFile(Path file, String old, String changed) {

	/**
	 * Lines that make git use Leeway. For levels, Leeway merges and compares versions. For archives of maps of Doom, Leeway
	 * only compares versions, because git cannot compare binary files. Other maps have no line:
	 * <ul>
	 * <li>Maps that are texts, such as maps of Tiled: git compares their lines.
	 * <li>Maps that need other files of their game: Leeway gets only the file of the map from git.
	 * </ul>
	 */
	static final List<String> LINES = List.of("*.leeway merge=leeway diff=leeway", "*.wad diff=leeway");
	private static final long LARGEST = 1 << 20;

	/**
	 * Reads the file of a path, and computes its new content.
	 *
	 * @param isInstalled true to add {@link #LINES} to the file, false to remove them
	 */
	static AttributesFile of(Path file, boolean isInstalled) throws IOException {
		String old = "";
		if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
			try (InputStream in = InputFile.open(file, LARGEST)) {
				old = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
			}
		}
		return new AttributesFile(file, old, isInstalled ? with(old) : without(old));
	}

	private static String with(String old) {
		String end = old.contains("\r\n") ? "\r\n" : "\n";
		StringBuilder all = new StringBuilder(old);
		for (String line : missing(old)) {
			all.append(all.isEmpty() || all.charAt(all.length() - 1) == '\n' ? "" : end).append(line).append(end);
		}
		return all.toString();
	}

	private static List<String> missing(String text) {
		List<String> present = text.lines().map(String::strip).toList();
		return LINES.stream().filter(line -> !present.contains(line)).toList();
	}

	private static String without(String old) {
		StringBuilder kept = new StringBuilder();
		for (String line : old.split("(?<=\n)")) {
			kept.append(LINES.contains(line.strip()) ? "" : line);
		}
		return kept.toString();
	}

	/** Returns the changes of the file as texts: its path, then each line to add or to remove. Empty if nothing changes. */
	List<String> changes() {
		List<String> lines = new ArrayList<>();
		if (!old.equals(changed)) {
			lines.add(file + ":");
			missing(old).stream().filter(line -> !missing(changed).contains(line)).forEach(line -> lines.add("  + " + line));
			missing(changed).stream().filter(line -> !missing(old).contains(line)).forEach(line -> lines.add("  - " + line));
		}
		return lines;
	}

	/** Writes the file if its content changes. If nothing is left of the content, deletes the file instead. */
	void write() throws IOException {
		if (!old.equals(changed) && changed.isEmpty()) {
			Files.deleteIfExists(file);
		} else if (!old.equals(changed)) {
			AtomicFile.writeOwn(file, out -> out.write(changed.getBytes(StandardCharsets.ISO_8859_1)));
		}
	}
}
