package org.leeway.pathing.navmesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.util.Decimal;

/** A parser of the text of a mesh. The line of a polygon or a wall may come before the lines of its vertices. */
final class PolygonMeshParser {

	private static final String EXPECTED = " where \"v x y\", \"p i j k ...\", \"t n\" or \"w i j\" was expected";

	private double[] xy = new double[64];
	private int coordinates;
	private final List<int[]> polygons = new ArrayList<>();
	private final List<Integer> polygonLines = new ArrayList<>();
	private final List<Short> terrains = new ArrayList<>();
	private final List<int[]> walls = new ArrayList<>();
	private final List<Integer> wallLines = new ArrayList<>();
	private short terrain = NavMesh.NONE;
	private int line;

	PolygonMesh parse(String text) {
		try {
			text.lines().forEach(this::parseLine);
			for (int i = 0; i < polygons.size(); i++) {
				line = polygonLines.get(i);
				PolygonMesh.checkPolygon(polygons.get(i), coordinates / 2);
			}
			for (int i = 0; i < walls.size(); i++) {
				line = wallLines.get(i);
				PolygonMesh.checkWall(walls.get(i), coordinates / 2);
			}
		} catch (IllegalArgumentException wrong) {
			throw new IllegalArgumentException("line " + line + ": " + wrong.getMessage(), wrong);
		}
		short[] ofPolygons = new short[terrains.size()];
		for (int i = 0; i < ofPolygons.length; i++) {
			ofPolygons[i] = terrains.get(i);
		}
		return PolygonMesh.of(Arrays.copyOf(xy, coordinates), polygons, ofPolygons, walls);
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
			polygons.add(numbers(words));
			polygonLines.add(line);
			terrains.add(terrain);
		} else if (words[0].equals("t") && words.length == 2) {
			terrain = terrain(words[1]);
		} else if (words[0].equals("w") && words.length == 3) {
			walls.add(numbers(words));
			wallLines.add(line);
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

	private static int[] numbers(String[] words) {
		int[] numbers = new int[words.length - 1];
		for (int i = 0; i < numbers.length; i++) {
			numbers[i] = vertex(words[i + 1]);
		}
		return numbers;
	}

	/** Returns the terrain that a word names: a number from 0 to 255, or -1 for no terrain. */
	private static short terrain(String word) {
		try {
			int number = Decimal.parseWhole(word);
			if (number >= NavMesh.NONE && number < TerrainGrid.TERRAINS) {
				return (short) number;
			}
		} catch (NumberFormatException noNumber) {
			// reported below
		}
		throw new IllegalArgumentException("\"" + shorten(word) + "\" where a terrain from 0 to 255 was expected");
	}

	private static int vertex(String word) {
		try {
			return Decimal.parseWhole(word);
		} catch (NumberFormatException noNumber) {
			throw new IllegalArgumentException("\"" + shorten(word) + "\" where the number of a vertex was expected");
		}
	}

	private static String shorten(String text) {
		return text.length() <= 24 ? text : text.substring(0, 24) + "...";
	}
}
