package org.leeway.pathing.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.corridor.CorridorProvider;
import org.leeway.pathing.navmesh.fastest.FastestProvider;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.search.ThetaStarProvider;
import org.leeway.pathing.search.bounded.BoundedProvider;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;

/**
 * A report of routes in any direction over terrains of different speeds, on the same random queries. A planner without a
 * bound and a planner with a bound answer each query. For squares, the two are Theta* and {@code bounded}. For discs on the
 * mesh, the two are {@code corridor} and {@code fastest}. Prints a line for each map and pair of planners:
 * <ul>
 * <li>mean processor time of each planner for a query, in milliseconds,
 * <li>how many percent the first planner is above the second, and NaN if the costs of the first planner are lengths,
 * <li>how many percent the second planner is above its lower bound, and for how many queries more than 1 %.
 * </ul>
 */
public final class BoundedReport {

	private static final Map<Integer, Double> SPEEDS = Map.of(0, 1.0, 1, 0.5, 2, 0.75, 3, 0.3);
	private static final Map<Integer, Double> PAINTED = Map.of(Pictures.GROUND, 1.0, Pictures.SWAMP, 0.5, SpeedMaps.ROAD, 2.0);
	private static final int QUERIES = 20;
	private static final int SIDE = 512;

	private BoundedReport() {
	}

	/** @param arguments {@code rectangles}, {@code noise}, and names of maps of games */
	public static void main(String[] arguments) {
		Locale.setDefault(Locale.ROOT);
		System.out.printf("%-16s %-18s %9s %9s %9s %7s %7s %7s %5s%n", "map", "planners", "cells", "first", "second", "above", "mean",
				"most", "open");
		for (String name : arguments) {
			switch (name) {
			case "rectangles" -> {
				TerrainGrid grid = SpeedMaps.rectangles(SIDE, 60, 400, SPEEDS.size());
				onGrid(name, grid, 1, SPEEDS);
				onGrid(name, grid, 3, SPEEDS);
				onMesh(name, grid, SPEEDS);
			}
			case "noise" -> onGrid(name, SpeedMaps.rectangles(SIDE, 3, 100_000, SPEEDS.size()), 1, SPEEDS);
			default -> {
				TerrainGrid grid = SpeedMaps.painted(name);
				onGrid(name, grid, 1, PAINTED);
				onMesh(name, grid, PAINTED);
			}
			}
		}
	}

	private static void onGrid(String name, TerrainGrid grid, int size, Map<Integer, Double> speeds) {
		report(name, "theta, bounded, " + size, grid, new Agent("unit", size, on(speeds)), speeds, new ThetaStarProvider(),
				new BoundedProvider());
	}

	private static void onMesh(String name, TerrainGrid grid, Map<Integer, Double> speeds) {
		report(name, "corridor, fastest", grid, new Agent("disc", 1, on(speeds)).withRadius(0.5), speeds, new CorridorProvider(),
				new FastestProvider());
	}

	private static Capability on(Map<Integer, Double> speeds) {
		return Capability.of(speeds.keySet().stream().mapToInt(id -> id).toArray());
	}

	private static void report(String name, String planners, TerrainGrid grid, Agent agent, Map<Integer, Double> speeds,
			PlannerProvider without, PlannerProvider with) {
		World world = new World(grid, TerrainSpeeds.of(speeds), Scene.EMPTY, Map.of(), 1, Diagonals.NEVER);
		Preparation preparation = Preparation.forAgents(world, List.of(agent));
		Planner first = without.prepare(preparation, OptionValues.STANDARD, Progress.NONE);
		Planner second = with.prepare(preparation, OptionValues.STANDARD, Progress.NONE);
		double[] times = new double[2];
		List<Double> gaps = new ArrayList<>();
		double above = 0;
		for (PlanQuery query : queries(first, agent, grid)) {
			long begin = now();
			PlanResult other = first.plan(query, Progress.NONE);
			long middle = now();
			PlanResult result = second.plan(query, Progress.NONE);
			times[1] += (now() - middle) / 1e6 / QUERIES;
			times[0] += (middle - begin) / 1e6 / QUERIES;
			above += other.costUnit() == result.costUnit() ? 100 * (other.cost() / result.cost() - 1) / QUERIES : Double.NaN;
			gaps.add(result.percentAboveBound().orElseThrow());
		}
		System.out.printf("%-16s %-18s %9d %9.2f %9.2f %7.2f %7.2f %7.2f %5d%n", name, planners, grid.width() * grid.height(), times[0],
				times[1], above, gaps.stream().mapToDouble(gap -> gap).average().orElse(0),
				gaps.stream().mapToDouble(gap -> gap).max().orElse(0),
				gaps.stream().filter(gap -> gap > 1).count());
	}

	private static List<PlanQuery> queries(Planner planner, Agent agent, TerrainGrid grid) {
		Random random = new Random(5);
		List<PlanQuery> queries = new ArrayList<>();
		while (queries.size() < QUERIES) {
			PlanQuery query = new PlanQuery(agent, pose(agent, grid, random), pose(agent, grid, random));
			if (!query.start().equals(query.goal()) && planner.plan(query, Progress.NONE).isFound()) {
				queries.add(query);
			}
		}
		return queries;
	}

	private static Pose pose(Agent agent, TerrainGrid grid, Random random) {
		return Pose.at(agent.centre(new Cell(random.nextInt(grid.width()), random.nextInt(grid.height()))));
	}

	private static long now() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	}
}
