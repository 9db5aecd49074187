package org.leeway.core.exchange.obj;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.mesh.ImportedMesh;
import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.util.Decimal;

/**
 * An importer of Wavefront OBJ files. The faces become a mesh, seen from above. Two faces with a common edge are connected. But
 * some programs write separate vertices for each face, so that no faces have a common edge. Then vertices at the same position
 * are merged.
 */
public final class ObjImporter implements Importer {

	private static final TypedOption<Up> UP = new TypedOption.Choice<>("up", "the axis that points up and is dropped", Up.Y);
	private static final TypedOption<OptionalDouble> WELD = new TypedOption.Decimal("weld",
			"distance within which vertices are merged, in units of the file; by default 0 if no faces "
					+ "share an edge", OptionalDouble.empty(), 0, 1e6);
	private static final String KEYWORDS = "(v|vt|vn|vp|f|g|o|s|l|p|mtllib|usemtl)";

	/** Creates an importer for the registry of extensions. */
	public ObjImporter() {
	}

	@Override
	public boolean recognises(FileStart start) {
		return start.text().lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).findFirst()
				.filter(line -> line.matches(KEYWORDS + "\\s.*")).isPresent();
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(UP, ImportedMesh.CELLS, WELD);
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		try (InputStream in = InputFile.openText(file, ImportedMesh.MOST_BYTES, progress)) {
			ObjReader reader = ObjReader.read(in, file.toString(), progress);
			if (reader.faces().isEmpty()) {
				throw new LevelFormatException(file.toString(), 0, "no face, expected some lines \"f i j k\"");
			}
			return level(reader, file, options, progress);
		}
	}

	private static Import level(ObjReader reader, Path file, OptionValues options, Progress progress) throws IOException {
		double[] xyz = reader.coordinates();
		boolean isZ = options.get(UP) == Up.Z;
		double[] xy = new double[2 * reader.vertexCount()];
		double lowest = Double.POSITIVE_INFINITY;
		double highest = Double.NEGATIVE_INFINITY;
		for (int i = 0; i < reader.vertexCount(); i++) {
			double height = xyz[3 * i + (isZ ? 2 : 1)];
			lowest = Math.min(lowest, height);
			highest = Math.max(highest, height);
			xy[2 * i] = xyz[3 * i];
			// The y of the file points up on the map, so negate it. Write 0 - y, because -y would turn 0 into -0.
			xy[2 * i + 1] = isZ ? 0 - xyz[3 * i + 1] : xyz[3 * i + 2];
		}
		List<Diagnostic> diagnostics = new ArrayList<>();
		if (lowest < highest) {
			diagnostics.add(Diagnostic.lost("The heights from " + Decimal.format(lowest) + " to " + Decimal.format(highest)
					+ " are not read: levels are flat."));
		}
		List<int[]> faces = new ArrayList<>();
		List<Integer> groups = new ArrayList<>();
		int[] joined = joined(reader, options, diagnostics);
		for (int i = 0; i < reader.faces().size(); i++) {
			int[] face = Welding.face(reader.faces().get(i), joined);
			if (face.length > 2) {
				faces.add(face);
				groups.add(reader.group(i));
			}
		}
		tell(reader, faces, diagnostics);
		if (faces.isEmpty()) {
			throw new LevelFormatException(file.toString(), 0, "no face is left, expected a smaller distance with the option weld");
		}
		return ImportedMesh.of(file, xy, faces, List.of())
				.withGroups(reader.groups(), groups.stream().mapToInt(Integer::intValue).toArray())
				.level(options, diagnostics, progress);
	}

	/**
	 * Returns the vertex into which each vertex is merged, indexed by vertex. A vertex that is not merged has its own
	 * index here.
	 */
	private static int[] joined(ObjReader reader, OptionValues options, List<Diagnostic> diagnostics) {
		OptionalDouble distance = options.get(WELD);
		int[] joined = IntStream.range(0, reader.vertexCount()).toArray();
		if (distance.isPresent() || !Welding.sharesEdges(reader.faces())) {
			joined = Welding.join(reader.coordinates(), distance.orElse(0));
		}
		long gone = 0;
		for (int vertex = 0; vertex < joined.length; vertex++) {
			gone += joined[vertex] == vertex ? 0 : 1;
		}
		if (gone > 0) {
			diagnostics.add(Diagnostic.marked(gone + " of the " + joined.length + " vertices lie "
					+ (distance.orElse(0) == 0 ? "at the same place as others" : "within " + Decimal.format(distance.getAsDouble())
							+ " of others") + " and are one with them, so that faces are connected there."));
		}
		return joined;
	}

	private static void tell(ObjReader reader, List<int[]> faces, List<Diagnostic> diagnostics) {
		if (faces.size() < reader.faces().size()) {
			diagnostics.add(Diagnostic.lost((reader.faces().size() - faces.size()) + " faces are smaller than the option weld"
					+ " allows and are not read."));
		}
		if (faces.size() > 1 && !Welding.sharesEdges(faces)) {
			diagnostics.add(Diagnostic.doubtful("No two of the " + faces.size() + " faces share an edge, so nothing passes from one to"
					+ " another. The option weld joins vertices that lie near each other."));
		}
	}
}
