package org.leeway.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * A reader of a level without its cells, which is a list of numbers. A list within it begins with the number of its elements. An
 * element that may be missing is NaN. The list of numbers has, in this order:
 * <ul>
 * <li>the index of the rule of diagonal steps, and the side of a cell in units of the game;
 * <li>the terrains: id and speed of each;
 * <li>the circles: x, y and radius of each;
 * <li>the polygons: for each, the list of its coordinates;
 * <li>the spawns: for each x, y and the list of the indices of its agents, which is empty for all agents;
 * <li>the agents, as {@code agent} reads them;
 * <li>the stored meshes: for each the list of the terrains that its units cross, and the mesh, as {@code mesh} reads it.
 * </ul>
 */
final class LevelNumbers {

	private final double[] numbers;
	private int next;

	/**
	 * A spawn.
	 *
	 * @param agents the indices of the agents that start here. Empty for all agents
	 */
	record Spawn(Cell cell, List<Integer> agents) {

		boolean isFor(int agent) {
			return agents.isEmpty() || agents.contains(agent);
		}
	}

	final Diagonals diagonals;
	final double cellScale;
	final TerrainSpeeds speeds;
	final List<Circle> circles;
	final List<Polygon> polygons;
	final List<Spawn> spawns;
	final List<Agent> agents;
	final Map<Capability, PolygonMesh> meshes;

	/**
	 * Reads a level.
	 *
	 * @throws IllegalArgumentException if the numbers are not a level
	 */
	LevelNumbers(double[] numbers) {
		this.numbers = numbers;
		diagonals = Diagonals.values()[index(Diagonals.values().length)];
		cellScale = number();
		speeds = speeds();
		circles = list(() -> new Circle(number(), number(), number()));
		polygons = list(() -> Polygon.of(array()));
		spawns = list(() -> new Spawn(new Cell(whole(), whole()), list(this::whole)));
		agents = list(this::agent);
		meshes = meshes();
		if (next != numbers.length) {
			throw new IllegalArgumentException("a level of " + next + " numbers, found " + numbers.length);
		}
	}

	private TerrainSpeeds speeds() {
		Map<Integer, Double> all = new HashMap<>();
		for (int left = length(); left > 0; left--) {
			all.put(whole(), number());
		}
		return TerrainSpeeds.of(all);
	}

	/**
	 * Reads an agent: size, obstacle radius, radius, length, width, and turning radius. Then 1 if the agent reverses, speed,
	 * acceleration, turn rate, and the list of the agent's terrains.
	 */
	private Agent agent() {
		int size = whole();
		OptionalDouble obstacleRadius = optional();
		Body body = new Body(optional(), optional(), optional());
		Motion motion = new Motion(number(), number() != 0, number(), optional(), optional());
		return new Agent("", new GridUnit(size, capability(), obstacleRadius), body, motion);
	}

	private Capability capability() {
		return Capability.of(wholeNumbers());
	}

	private Map<Capability, PolygonMesh> meshes() {
		Map<Capability, PolygonMesh> all = new LinkedHashMap<>();
		for (int left = length(); left > 0; left--) {
			all.put(capability(), mesh());
		}
		return all;
	}

	/** Reads a mesh: the list of its coordinates, for each polygon its terrain and the list of its vertices, and the ends of walls. */
	private PolygonMesh mesh() {
		double[] coordinates = array();
		List<Integer> terrains = new ArrayList<>();
		List<int[]> polygons = list(() -> {
			terrains.add(whole());
			return wholeNumbers();
		});
		short[] ofPolygons = new short[terrains.size()];
		for (int i = 0; i < ofPolygons.length; i++) {
			ofPolygons[i] = terrains.get(i).shortValue();
		}
		int[] ends = wholeNumbers();
		List<int[]> walls = IntStream.range(0, ends.length / 2).mapToObj(i -> new int[] {ends[2 * i], ends[2 * i + 1]}).toList();
		return PolygonMesh.of(coordinates, polygons, ofPolygons, walls);
	}

	private int[] wholeNumbers() {
		int[] all = new int[length()];
		for (int i = 0; i < all.length; i++) {
			all[i] = whole();
		}
		return all;
	}

	private <T> List<T> list(Supplier<T> element) {
		List<T> all = new ArrayList<>();
		for (int left = length(); left > 0; left--) {
			all.add(element.get());
		}
		return all;
	}

	private double[] array() {
		double[] all = new double[length()];
		for (int i = 0; i < all.length; i++) {
			all[i] = number();
		}
		return all;
	}

	private OptionalDouble optional() {
		return Optional.of(number()).filter(value -> !value.isNaN()).map(OptionalDouble::of).orElse(OptionalDouble.empty());
	}

	/** Reads the length of a list, of which each element has a number or more. */
	private int length() {
		return index(numbers.length - next);
	}

	private int index(int end) {
		int value = whole();
		if (value < 0 || value >= end) {
			throw new IllegalArgumentException(value + " in a level, expected less than " + end);
		}
		return value;
	}

	private int whole() {
		double value = number();
		if (value != Math.rint(value) || Math.abs(value) > Integer.MAX_VALUE) {
			throw new IllegalArgumentException(value + " in a level, expected a whole number");
		}
		return (int) value;
	}

	private double number() {
		if (next >= numbers.length) {
			throw new IllegalArgumentException("a level that ends after " + next + " numbers");
		}
		return numbers[next++];
	}
}
