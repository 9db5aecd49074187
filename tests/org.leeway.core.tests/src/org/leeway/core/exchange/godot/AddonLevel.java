package org.leeway.core.exchange.godot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.RandomMaps;

/** A random level with agents of several sizes, and random edits of this level. The add-on for Godot gets the edits as
 * commands. */
final class AddonLevel {

	private static final String TERRAINS = """
			  <terrainTypes name="ground" colour="#b9c789" glyph="."/>
			  <terrainTypes id="1" name="swamp" colour="#8d9a5e" glyph="S" speed="0.5"/>
			  <terrainTypes id="2" name="deep water" colour="#5d9bbd" glyph="~" speed="1.25"/>
			  <terrainTypes id="3" name="trees" colour="#6f9a5b" glyph="T" speed="0.5"/>
			  <terrainTypes id="4" name="out" colour="#59524d" glyph="#"/>
			""";
	private static final List<String> CAPABILITIES = List.of("ground", "ground swamp", "ground swamp deep%20water", "ground trees swamp",
			"ground deep%20water trees swamp");

	private final RandomMaps maps;
	private final int[][] cells;
	private final List<Circle> circles = new ArrayList<>();
	private final List<Polygon> polygons = new ArrayList<>();
	private final String agents;

	private AddonLevel(RandomMaps maps, TerrainGrid grid, String agents) {
		this.maps = maps;
		this.agents = agents;
		cells = new int[grid.height()][grid.width()];
		for (int y = 0; y < cells.length; y++) {
			for (int x = 0; x < cells[y].length; x++) {
				cells[y][x] = grid.terrain(x, y);
			}
		}
	}

	/** Returns a random level with an agent of each size from 1 to 4. */
	static AddonLevel random(Random random, int mostSide) {
		RandomMaps maps = new RandomMaps(random.nextLong());
		int width = maps.number(1, mostSide);
		int height = maps.number(1, mostSide);
		TerrainGrid grid = random.nextInt(3) == 0 ? maps.rectangles(width, height) : maps.noise(width, height, random.nextDouble() * 0.15);
		StringBuilder agents = new StringBuilder();
		for (int size = 1; size <= 4; size++) {
			String obstacleRadius = random.nextInt(3) > 0 ? "" : " obstacleRadius=\"" + maps.number(1, 16) / 8.0 + "\"";
			agents.append("  <agentTypes name=\"a").append(size).append("\" size=\"").append(size).append("\" capability=\"")
					.append(CAPABILITIES.get(random.nextInt(CAPABILITIES.size()))).append('"').append(obstacleRadius).append("/>\n");
		}
		AddonLevel level = new AddonLevel(maps, grid, agents.toString());
		for (int i = random.nextInt(6); i > 0; i--) {
			level.circles.add(maps.circle(width, height));
		}
		for (int i = random.nextInt(5); i > 0; i--) {
			level.polygons.add(switch (random.nextInt(4)) {
				case 0 -> maps.sliver(width, height);
				default -> maps.star(width, height);
			});
		}
		return level;
	}

	/** Edits the level. Returns the command for the same edit. */
	String edit(Random random) {
		int height = cells.length;
		int width = cells[0].length;
		if (!circles.isEmpty() && random.nextInt(3) == 0) {
			int i = random.nextInt(circles.size());
			circles.set(i, maps.circle(width, height));
			Circle circle = circles.get(i);
			return "circle " + i + " " + circle.x() + " " + circle.y() + " " + circle.radius();
		}
		if (!polygons.isEmpty() && random.nextInt(6) == 0) {
			int i = random.nextInt(polygons.size());
			polygons.remove(i);
			return "remove " + i;
		}
		int x = random.nextInt(width);
		int y = random.nextInt(height);
		int right = Math.min(width, x + maps.number(1, 20));
		int bottom = Math.min(height, y + maps.number(1, 20));
		int id = maps.terrain();
		for (int row = y; row < bottom; row++) {
			for (int column = x; column < right; column++) {
				cells[row][column] = id;
			}
		}
		return "paint " + x + " " + y + " " + (right - x) + " " + (bottom - y) + " " + id;
	}

	/** Returns the level as the text of a file. */
	String text() {
		StringBuilder text = new StringBuilder("""
				<?xml version="1.0" encoding="UTF-8"?>
				<level:Level xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:level="http://leeway.org/level/1">
				""").append(TERRAINS).append(agents);
		for (Circle circle : circles) {
			text.append("  <circles x=\"").append(circle.x()).append("\" y=\"").append(circle.y()).append("\" radius=\"")
					.append(circle.radius()).append("\"/>\n");
		}
		for (Polygon polygon : polygons) {
			text.append("  <polygons shape=\"").append(polygon.format()).append("\"/>\n");
		}
		text.append("  <terrain>\n").append(cells[0].length).append(" x ").append(cells.length).append('\n');
		for (int[] row : cells) {
			text.append(Arrays.stream(row).mapToObj(Integer::toString).collect(Collectors.joining(" "))).append('\n');
		}
		return text.append("</terrain>\n</level:Level>\n").toString();
	}
}
