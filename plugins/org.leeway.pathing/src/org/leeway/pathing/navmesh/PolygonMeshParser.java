package org.leeway.pathing.navmesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.geom.Decimal;

/** Reads the text of a mesh; a polygon may stand before its vertices. */
final class PolygonMeshParser {

	private static final String EXPECTED = " where \"v x y\" or \"p i j k ...\" was expected";

	private double[] xy = new double[64];
	private int coordinates;
	private final List<int[]> polygons = new ArrayList<>();
	private final List<Integer> polygonLines = new ArrayList<>();
	private int line;

	PolygonMesh parse(String text) {
		try {
			text.lines().forEach(this::parseLine);
			for (int i = 0; i < polygons.size(); i++) {
				line = polygonLines.get(i);
				PolygonMesh.checkPolygon(polygons.get(i), coordinates / 2);
			}
		} catch (IllegalArgumentException wrong) {
			throw new IllegalArgumentException("line " + line + ": " + wrong.getMessage(), wrong);
		}
		return PolygonMesh.of(Arrays.copyOf(xy, coordinates), polygons);
	}

	private void parseLine(String text) {
		line++;
		String stripped = text.strip();
		if (stripped.isEmpty()) {
			return;
		}
		String[] words = stripped.split("\\s+");
		if (words[0].equals("v") && words.length == 3) {
			addVertex(Decimal.parse(words[1]), Decimal.parse(words[2]));
		} else if (words[0].equals("p")) {
			addPolygon(words);
		} else {
			throw new IllegalArgumentException("\"" + shorten(stripped) + "\"" + EXPECTED);
		}
	}

	private void addVertex(double x, double y) {
		if (coordinates == xy.length) {
			xy = Arrays.copyOf(xy, coordinates * 2);
		}
		xy[coordinates++] = x;
		xy[coordinates++] = y;
	}

	private void addPolygon(String[] words) {
		int[] polygon = new int[words.length - 1];
		for (int i = 0; i < polygon.length; i++) {
			polygon[i] = vertex(words[i + 1]);
		}
		polygons.add(polygon);
		polygonLines.add(line);
	}

	private static int vertex(String word) {
		try {
			return Integer.parseInt(word);
		} catch (NumberFormatException noNumber) {
			throw new IllegalArgumentException("\"" + shorten(word) + "\" where the number of a vertex was expected");
		}
	}

	private static String shorten(String text) {
		return text.length() <= 24 ? text : text.substring(0, 24) + "...";
	}
}
