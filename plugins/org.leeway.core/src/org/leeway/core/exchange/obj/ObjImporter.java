package org.leeway.core.exchange.obj;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.mesh.ImportedMesh;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.LevelFormatException;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Decimal;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** Reads the faces of a file as a mesh, seen from above; faces that share an edge are connected. */
public final class ObjImporter implements Importer {

	private static final TypedOption<Up> UP = new TypedOption.Choice<>("up", "the axis that points up and is dropped", Up.Y);
	private static final String KEYWORDS = "(v|vt|vn|vp|f|g|o|s|l|p|mtllib|usemtl)";

	/** Made by the registry of extensions. */
	public ObjImporter() {
	}

	@Override
	public boolean recognises(FileStart start) {
		return start.text().lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).findFirst()
				.filter(line -> line.matches(KEYWORDS + "\\s.*")).isPresent();
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(UP, ImportedMesh.CELLS);
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
			// seen from above, y points to the top of the map; adding 0 makes no negative zero
			xy[2 * i + 1] = isZ ? 0 - xyz[3 * i + 1] : xyz[3 * i + 2];
		}
		List<Diagnostic> diagnostics = new ArrayList<>();
		if (lowest < highest) {
			diagnostics.add(Diagnostic.lost("The heights from " + Decimal.format(lowest) + " to " + Decimal.format(highest)
					+ " are not read: levels are flat."));
		}
		int[] groups = new int[reader.faces().size()];
		for (int i = 0; i < groups.length; i++) {
			groups[i] = reader.group(i);
		}
		return ImportedMesh.of(file, xy, reader.faces(), List.of()).withGroups(reader.groups(), groups)
				.level(options, diagnostics, progress);
	}
}
