package org.leeway.core.exchange.polyanya;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.mesh.ImportedMesh;
import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * An importer of Polyanya's meshes. Each polygon of a file names its neighbours. A common edge of two polygons is a wall
 * unless both polygons name each other.
 */
public final class PolyanyaImporter implements Importer {

	/** Creates an importer for the registry of extensions. */
	public PolyanyaImporter() {
	}

	@Override
	public boolean recognises(FileStart start) {
		return start.text().matches("(?s)\\s*mesh\\s+\\d+\\s.*");
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(ImportedMesh.CELLS);
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		try (InputStream in = InputFile.openText(file, ImportedMesh.MOST_BYTES, progress)) {
			PolyanyaReader reader = PolyanyaReader.read(in, file.toString(), progress);
			if (reader.polygons().isEmpty()) {
				throw new LevelFormatException(file.toString(), 0, "no polygon, expected some");
			}
			return ImportedMesh.of(file, reader.coordinates(), reader.polygons(), walls(reader, file))
					.level(options, List.of(), progress);
		}
	}

	private static List<int[]> walls(PolyanyaReader reader, Path file) throws LevelFormatException {
		Map<Long, int[]> behind = new LinkedHashMap<>();
		for (int i = 0; i < reader.polygons().size(); i++) {
			int[] polygon = reader.polygons().get(i);
			for (int j = 0; j < polygon.length; j++) {
				int from = polygon[(j + polygon.length - 1) % polygon.length];
				behind.put(side(from, polygon[j]), new int[] {i, reader.neighbours().get(i)[j]});
			}
		}
		List<int[]> walls = new ArrayList<>();
		for (Map.Entry<Long, int[]> entry : behind.entrySet()) {
			int from = (int) (entry.getKey() >> 32);
			int to = (int) (long) entry.getKey();
			int[] here = entry.getValue();
			int[] there = behind.get(side(to, from));
			if (here[1] >= 0 && (there == null || there[0] != here[1])) {
				throw new LevelFormatException(file.toString(), 0, "polygon " + here[0] + " names polygon " + here[1]
						+ " as its neighbour at an edge that the two do not share");
			}
			if (there != null && (here[1] < 0 || there[1] < 0) && from < to) {
				walls.add(new int[] {from, to});
			}
		}
		return walls;
	}

	private static long side(int from, int to) {
		return (long) from << 32 | to;
	}
}
