package org.leeway.core.exchange.obj;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.ByteLines;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.Progress;
import org.leeway.pathing.util.Decimal;

/** A reader of vertices and faces, and of the group of each face. Everything else is ignored. */
final class ObjReader {

	private static final int LINE = 1 << 16;
	private static final int MOST = 1 << 22;

	private final ByteLines lines;
	private final String file;
	private final byte[] buffer = new byte[LINE];
	private double[] xyz = new double[3 * 64];
	private int vertices;
	private final List<int[]> faces = new ArrayList<>();
	private final List<Integer> groupsOfFaces = new ArrayList<>();
	private final Map<String, Integer> groups = new LinkedHashMap<>();
	private int group;

	private ObjReader(InputStream in, String file) {
		this.lines = new ByteLines(in);
		this.file = file;
		this.groups.put("", 0);
	}

	/**
	 * Reads an OBJ file.
	 *
	 * @throws LevelFormatException if a line is wrong
	 * @throws IOException if it cannot be read
	 */
	static ObjReader read(InputStream in, String file, Progress progress) throws IOException {
		ObjReader reader = new ObjReader(in, file);
		for (String line = reader.line(); line != null; line = reader.line()) {
			progress.check();
			reader.add(line.strip().split("\\s+"));
		}
		return reader;
	}

	/** Returns the coordinates {@code x0, y0, z0, x1, ...}. */
	double[] coordinates() {
		return Arrays.copyOf(xyz, 3 * vertices);
	}

	int vertexCount() {
		return vertices;
	}

	List<int[]> faces() {
		return faces;
	}

	/** Returns the names of all groups. The first name is empty and stands for no group. */
	List<String> groups() {
		return List.copyOf(groups.keySet());
	}

	/** Returns the group of a face, as an index in {@link #groups()}. */
	int group(int face) {
		return groupsOfFaces.get(face);
	}

	/**
	 * Returns the next line, without its comment. If a line ends with a backslash, the next line is added to it. Returns
	 * null at the end of the file.
	 */
	private String line() throws IOException {
		StringBuilder joined = new StringBuilder();
		for (long length = lines.next(buffer); length >= 0; length = lines.next(buffer)) {
			if (length + joined.length() > LINE) {
				throw error("a line of more than " + LINE + " characters");
			}
			String line = new String(buffer, 0, (int) length, StandardCharsets.UTF_8);
			boolean continues = line.endsWith("\\");
			joined.append(continues ? line.substring(0, line.length() - 1) + " " : line);
			if (!continues) {
				int comment = joined.indexOf("#");
				return comment < 0 ? joined.toString() : joined.substring(0, comment);
			}
		}
		return joined.isEmpty() ? null : joined.toString();
	}

	private void add(String[] words) throws LevelFormatException {
		switch (words[0]) {
		case "v" -> addVertex(words);
		case "f" -> addFace(words);
		case "g" -> group = groups.computeIfAbsent(words.length > 1 ? words[1] : "", unknown -> groups.size());
		default -> {
			// ignores normals, materials and the like
		}
		}
	}

	private void addVertex(String[] words) throws LevelFormatException {
		if (words.length < 4) {
			throw error("a vertex of " + (words.length - 1) + " numbers, expected x, y and z");
		}
		checkCount(vertices, "vertices");
		xyz = 3 * vertices + 3 > xyz.length ? Arrays.copyOf(xyz, 2 * xyz.length) : xyz;
		for (int i = 0; i < 3; i++) {
			try {
				xyz[3 * vertices + i] = Decimal.parse(words[i + 1]);
			} catch (IllegalArgumentException noNumber) {
				throw error(noNumber.getMessage());
			}
		}
		vertices++;
	}

	private void addFace(String[] words) throws LevelFormatException {
		checkCount(faces.size(), "faces");
		if (words.length < 4) {
			throw error("a face of " + (words.length - 1) + " vertices, expected at least 3");
		}
		int[] face = new int[words.length - 1];
		for (int i = 0; i < face.length; i++) {
			face[i] = vertex(words[i + 1]);
		}
		faces.add(face);
		groupsOfFaces.add(group);
	}

	private void checkCount(int count, String what) throws LevelFormatException {
		if (count == MOST) {
			throw error("more than " + MOST + " " + what);
		}
	}

	/**
	 * Parses the reference to a vertex in a face, and returns the index of the vertex. The file counts vertices from 1,
	 * and the index counts from 0. Texture coordinates and normals, which follow a slash, are ignored.
	 */
	private int vertex(String word) throws LevelFormatException {
		String number = word.contains("/") ? word.substring(0, word.indexOf('/')) : word;
		if (number.matches("-?\\d{1,9}")) {
			int vertex = Integer.parseInt(number);
			int index = vertex < 0 ? vertices + vertex : vertex - 1;
			if (index >= 0 && index < vertices) {
				return index;
			}
			throw error("vertex " + vertex + ", but " + vertices + " are known so far");
		}
		throw error("\"" + shorten(word) + "\" where the number of a vertex was expected");
	}

	private static String shorten(String text) {
		return MessageText.visible(text.length() <= 24 ? text : text.substring(0, 24) + "...");
	}

	private LevelFormatException error(String problem) {
		return new LevelFormatException(file, lines.number(), problem);
	}
}
