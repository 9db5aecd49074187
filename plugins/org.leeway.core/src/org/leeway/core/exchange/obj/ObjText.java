package org.leeway.core.exchange.obj;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.leeway.core.layer.MeshFaces;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.util.Decimal;

/**
 * A writer of the lines of an OBJ file.
 *
 * @param names the layer of the mesh. Only its names of terrains are used
 * @param scale the side of a cell, in the unit of the file
 */
record ObjText(Writer text, MeshFaces names, Up up, double scale) {

	void write(ObjParts parts, Progress progress) throws IOException {
		text.write("o navmesh\n");
		for (int vertex = 0; vertex < parts.vertices(); vertex++) {
			progress.check();
			writeVertex(scale * parts.x().applyAsDouble(vertex), scale * parts.y().applyAsDouble(vertex));
			if (parts.clearance() != null) {
				text.write("vt " + Decimal.format(scale * parts.clearance().applyAsDouble(vertex)) + " 0\n");
			}
		}
		Map<String, List<Integer>> groups = new TreeMap<>();
		for (int face = 0; face < parts.faces(); face++) {
			String name = names.ofId(parts.terrain().applyAsInt(face)).map(Terrain::name).orElse("");
			groups.computeIfAbsent(name, unknown -> new ArrayList<>()).add(face);
		}
		for (Map.Entry<String, List<Integer>> group : groups.entrySet()) {
			text.write(group.getKey().isEmpty() ? "g\n" : "g " + group.getKey() + "\n");
			for (int face : group.getValue()) {
				progress.worked(1);
				progress.check();
				text.write(line(parts.polygon().apply(face), parts.clearance() != null));
			}
		}
	}

	/** Writes a vertex. The y is negated as {@code 0 - y}, because {@code -y} would turn 0 into -0. */
	private void writeVertex(double x, double y) throws IOException {
		text.write("v " + Decimal.format(x) + (up == Up.Y ? " 0 " + Decimal.format(y) : " " + Decimal.format(0 - y) + " 0") + "\n");
	}

	private static String line(int[] polygon, boolean hasClearance) {
		StringBuilder line = new StringBuilder("f");
		for (int vertex : polygon) {
			line.append(' ').append(vertex + 1);
			if (hasClearance) {
				line.append('/').append(vertex + 1);
			}
		}
		return line.append('\n').toString();
	}
}
