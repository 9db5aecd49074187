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
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
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
 * A report of routes in any direction over terrains of different speeds. The planners Theta* and
 * {@link BoundedProvider bounded} answer the same random queries. Prints a line for each map:
 * <ul>
 * <li>mean processor time of each planner for a query, in milliseconds,
 * <li>how many percent the costs of Theta* are above the costs of {@code bounded},
 * <li>how many percent {@code bounded} is above its lower bound, and for how many queries more than 1 %.
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
		System.out.printf("%-24s %9s %4s %9s %9s %7s %7s %7s %5s%n", "map", "cells", "size", "Theta*", "bounded", "above", "mean",
				"most", "open");
		for (String name : arguments) {
			switch (name) {
			case "rectangles" -> {
				report(name, SpeedMaps.rectangles(SIDE, 60, 400, SPEEDS.size()), 1, SPEEDS);
				report(name, SpeedMaps.rectangles(SIDE, 60, 400, SPEEDS.size()), 3, SPEEDS);
			}
			case "noise" -> report(name, SpeedMaps.rectangles(SIDE, 3, 100_000, SPEEDS.size()), 1, SPEEDS);
			default -> report(name, SpeedMaps.painted(name), 1, PAINTED);
			}
		}
	}

	private static void report(String name, TerrainGrid grid, int size, Map<Integer, Double> speeds) {
		Agent agent = new Agent("unit", size, Capability.of(speeds.keySet().stream().mapToInt(id -> id).toArray()));
		World world = new World(grid, TerrainSpeeds.of(speeds), Scene.EMPTY, Map.of(), 1, Diagonals.NEVER);
		Preparation preparation = Preparation.forAgents(world, List.of(agent));
		Planner theta = new ThetaStarProvider().prepare(preparation, OptionValues.STANDARD, Progress.NONE);
		Planner bounded = new BoundedProvider().prepare(preparation, OptionValues.STANDARD, Progress.NONE);
		double[] times = new double[2];
		List<Double> gaps = new ArrayList<>();
		double above = 0;
		for (PlanQuery query : queries(theta, agent, grid)) {
			long begin = now();
			double lines = theta.plan(query, Progress.NONE).cost();
			long middle = now();
			PlanResult result = bounded.plan(query, Progress.NONE);
			times[1] += (now() - middle) / 1e6 / QUERIES;
			times[0] += (middle - begin) / 1e6 / QUERIES;
			above += 100 * (lines / result.cost() - 1) / QUERIES;
			gaps.add(result.percentAboveBound().orElseThrow());
		}
		System.out.printf("%-24s %9d %4d %9.2f %9.2f %7.2f %7.2f %7.2f %5d%n", name, grid.width() * grid.height(), size, times[0],
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
