package org.leeway.core.exchange.polyanya;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.core.LevelFormatException;
import org.leeway.pathing.Progress;
import org.leeway.pathing.util.Decimal;

/**
 * A reader of a mesh file, word by word. Memory grows with the actual size of the file, not with the counts in the file. So
 * a wrong count cannot exhaust memory.
 */
final class PolyanyaReader {

	private static final int WORD = 64;
	private static final int MOST = 1 << 22;

	private final InputStream in;
	private final String file;
	private final Progress progress;
	private int line = 1;
	private int brokenLines;
	private double[] xy = new double[64];
	private int vertices;
	private final List<int[]> polygons = new ArrayList<>();
	private final List<int[]> neighbours = new ArrayList<>();

	private PolyanyaReader(InputStream in, String file, Progress progress) {
		this.in = in;
		this.file = file;
		this.progress = progress;
	}

	/**
	 * Reads a mesh file of Polyanya.
	 *
	 * @throws LevelFormatException if the file violates the format
	 * @throws IOException if the file cannot be read
	 */
	static PolyanyaReader read(InputStream in, String file, Progress progress) throws IOException {
		PolyanyaReader reader = new PolyanyaReader(in, file, progress);
		reader.read();
		return reader;
	}

	/** Returns the coordinates {@code x0, y0, x1, y1, ...}. */
	double[] coordinates() {
		return Arrays.copyOf(xy, 2 * vertices);
	}

	List<int[]> polygons() {
		return polygons;
	}

	/**
	 * Returns the neighbours of each polygon. A polygon has an array with an entry for each corner. The entry is the
	 * polygon on the other side of the edge that ends at the corner, or -1 if there is none.
	 */
	List<int[]> neighbours() {
		return neighbours;
	}

	private void read() throws IOException {
		expect("mesh");
		expect("2");
		int vertexCount = number("the number of vertices", 0, MOST);
		int polygonCount = number("the number of polygons", 0, MOST);
		for (int i = 0; i < vertexCount; i++) {
			progress.check();
			addVertex(polygonCount);
		}
		for (int i = 0; i < polygonCount; i++) {
			progress.check();
			int size = number("the number of vertices of a polygon", 3, MOST);
			polygons.add(numbers(size, "a vertex", 0, vertices - 1));
			neighbours.add(numbers(size, "a polygon", -1, polygonCount - 1));
		}
		String more = word();
		if (more != null) {
			throw error("\"" + more + "\" after the last polygon, expected the end of the file");
		}
	}

	private void addVertex(int polygonCount) throws IOException {
		xy = 2 * vertices + 2 > xy.length ? Arrays.copyOf(xy, 2 * xy.length) : xy;
		xy[2 * vertices] = coordinate();
		xy[2 * vertices + 1] = coordinate();
		vertices++;
		for (int left = number("the number of polygons around a vertex", 0, MOST); left > 0; left--) {
			number("a polygon", -1, polygonCount - 1);
		}
	}

	private int[] numbers(int count, String what, int least, int most) throws IOException {
		int[] numbers = new int[Math.min(count, WORD)];
		for (int i = 0; i < count; i++) {
			numbers = i == numbers.length ? Arrays.copyOf(numbers, Math.min(count, 2 * i)) : numbers;
			numbers[i] = number(what, least, most);
		}
		return numbers;
	}

	private void expect(String word) throws IOException {
		String found = word();
		if (!word.equals(found)) {
			throw error((found == null ? "the file ends" : "\"" + found + "\"") + ", expected \"" + word + "\"");
		}
	}

	private double coordinate() throws IOException {
		String word = needed("a coordinate");
		try {
			return Decimal.parse(word);
		} catch (IllegalArgumentException noNumber) {
			throw error(noNumber.getMessage());
		}
	}

	private int number(String what, int least, int most) throws IOException {
		String word = needed(what);
		if (!word.matches("-?\\d{1,9}")) {
			throw error("\"" + word + "\" where " + what + " was expected");
		}
		int number = Integer.parseInt(word);
		if (number < least || number > most) {
			throw error(number + " where " + what + " was expected, from " + least + " to " + most);
		}
		return number;
	}

	private String needed(String what) throws IOException {
		String word = word();
		if (word == null) {
			throw error("the file ends where " + what + " was expected");
		}
		return word;
	}

	/** Returns the next word. Returns null at the end of the file. */
	private String word() throws IOException {
		// The line break after the previous word is counted only now. So an error about the previous word has named the line
		// with the previous word.
		line += brokenLines;
		brokenLines = 0;
		int next = in.read();
		while (isBlank(next)) {
			line += next == '\n' ? 1 : 0;
			next = in.read();
		}
		StringBuilder word = new StringBuilder();
		while (next >= 0 && !isBlank(next)) {
			word.append(next > ' ' && next < 0x7F ? (char) next : '?');
			if (word.length() > WORD) {
				throw error("a word of more than " + WORD + " characters");
			}
			next = in.read();
		}
		brokenLines = next == '\n' ? 1 : 0;
		return word.isEmpty() ? null : word.toString();
	}

	private static boolean isBlank(int character) {
		return character == ' ' || character == '\n' || character == '\r' || character == '\t';
	}

	private LevelFormatException error(String problem) {
		return new LevelFormatException(file, line, problem);
	}
}
