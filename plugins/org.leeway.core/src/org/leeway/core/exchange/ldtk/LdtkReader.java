package org.leeway.core.exchange.ldtk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.ldtk.LdtkProject.Layer;
import org.leeway.core.exchange.ldtk.LdtkProject.LayerKind;
import org.leeway.core.exchange.ldtk.LdtkProject.Value;
import org.leeway.core.exchange.ldtk.LdtkProject.WorldLevel;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.JsonSource;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;

/** A reader of a project, and of the files of its levels. A project can name only files in its own folder and below. */
final class LdtkReader {

	private static final long LARGEST = 1L << 31;
	/**
	 * Limit for the number of cells (columns times rows) of a layer, if the file lists only the cells with values. Without a
	 * limit, a small file could describe a huge layer.
	 */
	private static final long MOST_LISTED = 1L << 24;

	private final JsonSource json;
	private final Path file;
	private final Progress progress;
	private final LdtkProject project;

	private LdtkReader(InputStream in, Path file, Progress progress, LdtkProject project) {
		this.json = new JsonSource(in, file.toString());
		this.file = file;
		this.progress = progress;
		this.project = project;
	}

	/**
	 * Reads a project.
	 *
	 * @throws LevelFormatException if the file is no project. The message has the file and the line
	 * @throws IOException if a file cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	static LdtkProject read(Path file, Progress progress) throws IOException {
		try (InputStream in = InputFile.open(file, LARGEST, progress)) {
			LdtkReader reader = new LdtkReader(in, file, progress, new LdtkProject());
			return reader.json.reading(() -> {
				reader.json.object(reader::member);
				reader.json.end();
				return reader.project;
			});
		}
	}

	private void member(String name) throws IOException {
		switch (name) {
		case "defs" -> json.object(part -> {
			if (part.equals("layers")) {
				json.array(this::kind);
			} else {
				json.skip();
			}
		});
		case "levels" -> json.array(this::worldLevel);
		case "worlds" -> json.array(() -> {
			json.object(part -> {
				if (part.equals("levels")) {
					json.array(this::worldLevel);
				} else {
					json.skip();
				}
			});
			return null;
		});
		default -> json.skip();
		}
	}

	private Void kind() throws IOException {
		LayerKind kind = new LayerKind();
		json.object(name -> {
			switch (name) {
			case "uid" -> kind.uid = json.whole();
			case "identifier" -> kind.name = json.text();
			case "intGridValues" -> json.array(() -> value(kind));
			default -> json.skip();
			}
		});
		project.kinds.put(kind.uid, kind);
		return null;
	}

	private Void value(LayerKind kind) throws IOException {
		Value value = new Value();
		json.object(name -> {
			switch (name) {
			case "value" -> value.value = json.whole();
			case "identifier" -> value.name = json.text();
			case "color" -> value.colour = json.text();
			default -> json.skip();
			}
		});
		if (value.value == 0) {
			// before version 0.8, LDtk gave the values no numbers
			value.value = kind.values.size() + 1;
		}
		kind.values.put(value.value, value);
		return null;
	}

	private Void worldLevel() throws IOException {
		WorldLevel level = new WorldLevel();
		json.object(name -> levelMember(level, name));
		if (level.file != null && level.layers.isEmpty()) {
			readExternal(level, level.file);
		}
		project.levels.add(level);
		return null;
	}

	private void levelMember(WorldLevel level, String name) throws IOException {
		switch (name) {
		case "identifier" -> level.name = json.text();
		case "pxWid" -> level.width = json.whole();
		case "pxHei" -> level.height = json.whole();
		case "externalRelPath" -> level.file = find(json.text());
		case "layerInstances" -> json.array(() -> level.layers.add(layer()));
		default -> json.skip();
		}
	}

	private void readExternal(WorldLevel level, Path path) throws IOException {
		try (InputStream in = InputFile.open(path, LARGEST, progress)) {
			LdtkReader reader = new LdtkReader(in, path, progress, project);
			reader.json.reading(() -> {
				reader.json.object(name -> {
					if (name.equals("externalRelPath")) {
						reader.json.skip();
					} else {
						reader.levelMember(level, name);
					}
				});
				reader.json.end();
				return null;
			});
		}
	}

	/** Returns the file of a level. The file must be in the folder of the project or below. */
	private Path find(String source) throws IOException {
		String path = source.replace('\\', '/');
		boolean leadsOut = List.of(path.split("/")).contains("..");
		if (path.isBlank() || leadsOut || path.startsWith("/") || path.matches("\\p{Alpha}[\\p{Alnum}+.-]*:.*")) {
			throw json.error("a level in the file " + MessageText.quote(source)
					+ ", expected a path from the folder of the project down");
		}
		try {
			Path found = file.resolveSibling(path);
			if (InputFile.exists(found)) {
				checkLinks(found, source);
				return found;
			}
		} catch (InvalidPathException noPath) {
			// an invalid path gets the same message as a missing file
		}
		throw json.error("there is no file " + MessageText.quote(source) + " beside the project, expected a level there");
	}

	/** Checks the links of a path. Throws an exception if the path leads out of the folder of the project. */
	private void checkLinks(Path found, String source) throws IOException {
		if (!found.toRealPath().startsWith(file.toAbsolutePath().getParent().toRealPath())) {
			throw json.error("a link leads from " + MessageText.quote(source)
					+ " out of the folder of the project, expected a file in it");
		}
	}

	private Layer layer() throws IOException {
		Layer layer = new Layer();
		List<int[]> listed = new ArrayList<>();
		AtomicBoolean isOld = new AtomicBoolean();
		json.object(name -> {
			switch (name) {
			case "__identifier" -> layer.name = json.text();
			case "__type" -> layer.type = json.text();
			case "__cWid" -> layer.columns = json.whole();
			case "__cHei" -> layer.rows = json.whole();
			case "__gridSize" -> layer.side = json.whole();
			case "__pxTotalOffsetX" -> layer.left = json.whole();
			case "__pxTotalOffsetY" -> layer.top = json.whole();
			case "layerDefUid" -> layer.kind = json.whole();
			case "intGridCsv" -> json.array(() -> cell(layer));
			case "intGrid" -> {
				isOld.set(true);
				json.array(() -> listed.add(listedCell()));
			}
			case "entityInstances" -> json.array(() -> layer.entities.add(EntityReader.read(json)));
			default -> json.skip();
			}
		});
		checkSide(layer);
		if (layer.hasValues()) {
			if (isOld.get() && layer.cells.count() == 0) {
				setListed(layer, listed);
			}
			checkCount(layer);
		}
		return layer;
	}

	/**
	 * Reads an entry of a list of cells. Before version 0.8, LDtk wrote such lists, which have only cells with values. Returns
	 * the index of the cell, counted from 0, and its value. -1 stands for a missing number.
	 */
	private int[] listedCell() throws IOException {
		int[] cell = {-1, -1};
		json.object(name -> {
			switch (name) {
			case "coordId" -> cell[0] = json.whole();
			case "v" -> cell[1] = json.whole();
			default -> json.skip();
			}
		});
		return cell;
	}

	private void setListed(Layer layer, List<int[]> listed) throws LevelFormatException {
		long count = (long) layer.columns * layer.rows;
		if (layer.columns < 0 || layer.rows < 0 || count > MOST_LISTED) {
			return;
		}
		layer.cells.fill((int) count);
		for (int[] cell : listed) {
			if (cell[0] < 0 || cell[0] >= count || cell[1] < 0 || cell[1] >= Character.MAX_VALUE) {
				throw json.error("the value " + cell[1] + " of cell " + cell[0] + ", expected a cell from 0 to " + (count - 1)
						+ " and a value from 0 to " + (Character.MAX_VALUE - 1));
			}
			layer.cells.set(cell[0], (char) (cell[1] + 1));
		}
	}

	private Void cell(Layer layer) throws IOException {
		int value = json.whole();
		if (value < 0 || value > Character.MAX_VALUE) {
			throw json.error("the value " + value + ", expected 0 to " + (int) Character.MAX_VALUE);
		}
		if (layer.cells.count() == TerrainGrid.MAX_CELLS) {
			throw json.error("more than " + TerrainGrid.MAX_CELLS + " cells, expected fewer");
		}
		layer.cells.add((char) value);
		return null;
	}

	private void checkSide(Layer layer) throws LevelFormatException {
		if (layer.side < 1) {
			throw json.error(nameOf(layer) + " has cells of " + layer.side + " pixels, expected 1 or more");
		}
	}

	private void checkCount(Layer layer) throws LevelFormatException {
		if (layer.columns < 0 || layer.rows < 0 || (long) layer.columns * layer.rows != layer.cells.count()) {
			throw json.error(nameOf(layer) + " has " + layer.cells.count() + " cells, expected " + layer.columns + " x "
					+ layer.rows);
		}
	}

	private static String nameOf(Layer layer) {
		return "layer " + MessageText.quote(layer.name);
	}
}
