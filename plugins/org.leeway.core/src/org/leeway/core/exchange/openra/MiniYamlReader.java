package org.leeway.core.exchange.openra;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.InputFile;

/**
 * A reader of MiniYaml, the text format of OpenRA. A line has the form {@code key: value # comment}. A level of indentation is a
 * tab or four blanks. In a value, {@code \#} stands for the character {@code #}. Source: {@code MiniYaml} in the source of the
 * game.
 */
final class MiniYamlReader {

	/** Limit for the number of levels of indentation. The deepest file of the known mods has 7 levels. */
	private static final int DEEPEST = 64;
	/** Limit for the number of nodes of a file. The largest file of the known mods has 20,000 lines. */
	private static final int MOST_NODES = 1_000_000;
	private static final int BLANKS_PER_LEVEL = 4;

	private final String file;
	private final BiPredicate<Integer, String> wanted;
	private final List<MiniYamlNode> roots = new ArrayList<>();
	/** The path of nodes from the top level down to the node that was read last. Each node is a child of the node before it. */
	private final Deque<MiniYamlNode> open = new ArrayDeque<>();
	/** The texts read so far, mapped to themselves. Equal texts become one object, because keys and values repeat often. */
	private final Map<String, String> pool = new HashMap<>();
	private int line;
	private int nodes;
	/**
	 * The indentation level of a node that the caller does not want. Its children are being skipped. -1 if no node is being
	 * skipped.
	 */
	private int leftOut = -1;

	private MiniYamlReader(String file, BiPredicate<Integer, String> wanted) {
		this.file = file;
		this.wanted = wanted;
	}

	/**
	 * Reads all nodes of a file.
	 *
	 * @param file the name of the file, for messages
	 * @throws LevelFormatException if the indentation is wrong, or the file has too many nodes
	 * @throws IOException if the file cannot be read
	 */
	static List<MiniYamlNode> read(InputStream in, String file) throws IOException {
		return read(in, file, (level, key) -> true);
	}

	/**
	 * Reads some nodes of a file.
	 *
	 * @param file the name of the file, for messages
	 * @param wanted whether to keep a node with this level (0 at the top) and key. The children of a node that is not kept are
	 * skipped too
	 * @throws LevelFormatException if the indentation is wrong, or the file has too many nodes
	 * @throws IOException if the file cannot be read
	 */
	static List<MiniYamlNode> read(InputStream in, String file, BiPredicate<Integer, String> wanted) throws IOException {
		MiniYamlReader reader = new MiniYamlReader(file, wanted);
		BufferedReader lines = new BufferedReader(new InputStreamReader(InputFile.text(in, file), StandardCharsets.UTF_8));
		for (String text = lines.readLine(); text != null; text = lines.readLine()) {
			reader.line++;
			reader.add(text);
		}
		return reader.roots;
	}

	private void add(String text) throws LevelFormatException {
		String content = withoutComment(text);
		int colon = content.indexOf(':');
		String key = (colon < 0 ? content : content.substring(0, colon)).strip();
		if (key.isEmpty()) {
			return;
		}
		int level = level(content);
		if (leftOut >= 0 && level > leftOut) {
			return;
		}
		leftOut = -1;
		if (level > open.size() || level >= DEEPEST) {
			throw error("indented by " + level + " levels, expected at most " + Math.min(open.size(), DEEPEST - 1));
		}
		while (open.size() > level) {
			open.removeLast();
		}
		if (!wanted.test(level, key)) {
			leftOut = level;
			return;
		}
		if (++nodes > MOST_NODES) {
			throw error("more than " + MOST_NODES + " lines, expected fewer");
		}
		MiniYamlNode node = new MiniYamlNode(file, line, pooled(key), pooled(colon < 0 ? "" : value(content.substring(colon + 1))),
				new ArrayList<>(0));
		(open.isEmpty() ? roots : open.getLast().children()).add(node);
		open.addLast(node);
	}

	private static String withoutComment(String text) {
		int hash = text.indexOf('#');
		while (hash > 0 && text.charAt(hash - 1) == '\\') {
			hash = text.indexOf('#', hash + 1);
		}
		return hash < 0 ? text : text.substring(0, hash);
	}

	private static int level(String text) {
		int level = 0;
		int blanks = 0;
		for (int i = 0; i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t'); i++) {
			blanks += text.charAt(i) == ' ' ? 1 : 0;
			if (text.charAt(i) == '\t' || blanks == BLANKS_PER_LEVEL) {
				level++;
				blanks = text.charAt(i) == '\t' ? blanks : 0;
			}
		}
		return level;
	}

	/**
	 * Returns the value of a line. Blanks at both ends are removed. If the value should begin or end with blanks, the file has
	 * a backslash at this end, outside of the blanks. For example, <code>\ word \</code> stands for the word with a blank
	 * before it and a blank behind it.
	 */
	private static String value(String text) {
		String value = text.strip();
		int start = value.startsWith("\\ ") || value.startsWith("\\\t") ? 1 : 0;
		int end = value.endsWith(" \\") || value.endsWith("\t\\") ? 1 : 0;
		return value.substring(start, Math.max(start, value.length() - end)).replace("\\#", "#");
	}

	private String pooled(String text) {
		return pool.computeIfAbsent(text, same -> same);
	}

	private LevelFormatException error(String problem) {
		return new LevelFormatException(file, line, problem);
	}
}
