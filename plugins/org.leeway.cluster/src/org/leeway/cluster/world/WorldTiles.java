package org.leeway.cluster.world;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.leeway.cluster.Storage;
import org.leeway.core.exchange.Formats;
import org.leeway.core.request.FailureException;

/**
 * The tiles of a world, by column and row. They are given as a folder or as a list:
 * <ul>
 * <li>In a folder, the last two numbers in the name of a file are its column and row.
 * <li>In a list, each line is {@code COLUMN ROW FILE}. Files are relative to the folder of the list.
 * </ul>
 * The first column and the first row may have any number. The tiles must fill a rectangle without holes.
 */
public final class WorldTiles {

	private static final Pattern NUMBER = Pattern.compile("(?<![\\p{Alnum}])-?\\d+|(?<=[xyXY])-\\d+|\\d+");
	private static final Pattern LINE = Pattern.compile("\\s*(-?\\d+)\\s+(-?\\d+)\\s+(.+)");

	private final String input;
	/** The tiles, indexed by row, then by column. Rows and columns have the numbers from the file names or from the list. */
	private final TreeMap<Integer, TreeMap<Integer, TileFile>> places = new TreeMap<>();
	private int firstColumn = Integer.MAX_VALUE;
	private int lastColumn = Integer.MIN_VALUE;

	private WorldTiles(String input) {
		this.input = input;
	}

	/**
	 * Finds the tiles.
	 *
	 * @throws FailureException if there is no tile, or if a place has no tile or two tiles
	 */
	public static WorldTiles find(Storage storage, Formats formats, String input) throws FailureException {
		WorldTiles tiles = new WorldTiles(input);
		try {
			Path path = new Path(input);
			if (!storage.exists(path)) {
				throw new FailureException(input + ": no such file or folder");
			}
			if (storage.system(path).getFileStatus(path).isDirectory()) {
				tiles.addFolder(storage, path, formats);
			} else {
				tiles.addList(storage, path);
			}
		} catch (IOException e) {
			throw FailureException.of(input, e);
		} catch (IllegalArgumentException e) {
			throw new FailureException(input + ": " + e.getMessage());
		}
		tiles.checkComplete();
		return tiles;
	}

	private void addFolder(Storage storage, Path folder, Formats formats) throws IOException, FailureException {
		Set<String> extensions = formats.readable().stream().flatMap(format -> format.extensions().stream())
				.map(each -> each.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
		for (FileStatus file : storage.system(folder).listStatus(folder)) {
			String name = file.getPath().getName();
			int dot = name.lastIndexOf('.');
			if (file.isFile() && dot > 0 && extensions.contains(name.substring(dot + 1).toLowerCase(Locale.ROOT))) {
				List<String> numbers = numbers(name.substring(0, dot));
				if (numbers.size() < 2) {
					throw new FailureException(input + "/" + name
							+ ": the name does not tell where the tile lies, expected its column and row, such as tile_3_12");
				}
				add(input + "/" + name, numbers.get(numbers.size() - 2), numbers.getLast(),
						new TileFile(input + "/" + name, file.getPath().toUri().toASCIIString()));
			}
		}
	}

	private static List<String> numbers(String stem) {
		List<String> numbers = new ArrayList<>();
		Matcher matcher = NUMBER.matcher(stem);
		while (matcher.find()) {
			numbers.add(matcher.group());
		}
		return numbers;
	}

	private void addList(Storage storage, Path list) throws IOException, FailureException {
		Path folder = storage.qualified(list).getParent();
		try (BufferedReader in = new BufferedReader(new InputStreamReader(storage.read(list), StandardCharsets.UTF_8))) {
			int number = 1;
			for (String line = in.readLine(); line != null; line = in.readLine()) {
				Matcher parts = LINE.matcher(line);
				if (parts.matches()) {
					String file = parts.group(3).strip();
					add(input + ":" + number, parts.group(1), parts.group(2),
							new TileFile(file, new Path(folder, file).toUri().toASCIIString()));
				} else if (!line.isBlank()) {
					throw new FailureException(input + ":" + number + ": expected COLUMN ROW FILE, such as 3 12 tiles/a.map");
				}
				number++;
			}
		}
	}

	private void add(String source, String column, String row, TileFile tile) throws FailureException {
		try {
			int x = Integer.parseInt(column);
			TileFile other = places.computeIfAbsent(Integer.parseInt(row), y -> new TreeMap<>()).put(x, tile);
			if (other != null) {
				throw new FailureException(source + ": a second tile at column " + column + ", row " + row
						+ ", where " + other.name() + " lies");
			}
			firstColumn = Math.min(firstColumn, x);
			lastColumn = Math.max(lastColumn, x);
		} catch (NumberFormatException e) {
			throw new FailureException(source + ": column " + column + ", row " + row + ", expected numbers of at most 9 digits");
		}
	}

	private void checkComplete() throws FailureException {
		if (places.isEmpty()) {
			throw new FailureException(input + ": no tile");
		}
		for (long row = places.firstKey(); row <= places.lastKey(); row++) {
			TreeMap<Integer, TileFile> tiles = places.get((int) row);
			if (tiles == null || tiles.size() <= (long) lastColumn - firstColumn) {
				long column = firstColumn;
				while (tiles != null && tiles.containsKey((int) column)) {
					column++;
				}
				throw new FailureException(input + ": no tile at column " + column + ", row " + row + ", expected one at each of "
						+ firstColumn + " to " + lastColumn + ", " + places.firstKey() + " to " + places.lastKey());
			}
		}
	}

	/** Returns the name of the world. */
	String name() {
		return input;
	}

	int columns() {
		return lastColumn - firstColumn + 1;
	}

	int rows() {
		return places.size();
	}

	/** Returns the number of tiles. */
	public long count() {
		return (long) columns() * rows();
	}

	/** Returns the number of the first column of tiles. The user numbers the columns, and may begin with any number. */
	int firstColumn() {
		return firstColumn;
	}

	/** Returns the number of the first row of tiles. The user numbers the rows, and may begin with any number. */
	int firstRow() {
		return places.firstKey();
	}

	/** Returns a tile by its column and row, counted from 0. */
	TileFile tile(int column, int row) {
		return places.get(row + firstRow()).get(column + firstColumn);
	}
}
