package org.leeway.pathing.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.steering.search.DirectionalProvider;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;
import org.leeway.testing.RealMaps;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of the longest queries in the scenario of a map, for a unit with a turning radius. One benchmark has another goal
 * in each query. The second benchmark keeps the goal and moves the start a little.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = { "-Xms1500m", "-Xmx1500m", "-XX:+AlwaysPreTouch" })
public class DirectionalBenchmark {

	private static final int QUERIES = 16;
	private static final int NEIGHBOURS = 16;

	@Param({"AR0011SR", "brc202d", "orz103d", "Archipelago", "BlackLotus"})
	private String map;
	@Param({"8", "16", "48"})
	private String headings;
	@Param("1")
	private double turningRadius;
	@Param("0.5")
	private double radius;

	private final List<PlanQuery> queries = new ArrayList<>();
	/**
	 * Variants of the last of the {@link #queries}, with other starts nearby and the same goal. A user who drags a start makes
	 * such queries.
	 */
	private final List<PlanQuery> dragged = new ArrayList<>();
	private Planner planner;
	private int next;

	@Setup
	public void setUp() {
		Capability land = Capability.of(Pictures.GROUND, Pictures.SWAMP);
		Agent agent = new Agent("", new GridUnit(1, land), Body.disc(radius),
				new Motion(turningRadius, false, 1, OptionalDouble.empty()));
		DirectionalProvider provider = new DirectionalProvider();
		OptionValues options = OptionValues.parse(provider.options(), Map.of("headings", headings));
		World world = World.of(RealMaps.map(map), Scene.EMPTY);
		planner = provider.prepare(Preparation.forAgents(world, List.of(agent)), options, Progress.NONE);
		List<RealMaps.Query> scenario = new ArrayList<>(RealMaps.scenario(map));
		scenario.sort(Comparator.comparingDouble(query -> -query.length()));
		PlanResult last = null;
		for (int i = 0; queries.size() < QUERIES; i++) {
			RealMaps.Query asked = scenario.get(i);
			PlanQuery query = new PlanQuery(agent, Pose.at(agent.centre(asked.start()), 0), Pose.at(agent.centre(asked.goal())));
			PlanResult result = planner.plan(query, Progress.NONE);
			if (result.isFound()) {
				queries.add(query);
				last = result;
			}
		}
		PlanQuery query = last.query();
		for (int i = 0; i < NEIGHBOURS; i++) {
			Point place = query.start().position();
			Pose start = Pose.at(new Point(place.x() - i % 4 + 2, place.y() - i / 4 + 2), 0);
			if (planner.plan(new PlanQuery(agent, start, query.goal()), Progress.NONE).isFound()) {
				dragged.add(new PlanQuery(agent, start, query.goal()));
			}
		}
	}

	@Benchmark
	public PlanResult toANewGoal() {
		next = (next + 1) % queries.size();
		return planner.plan(queries.get(next), Progress.NONE);
	}

	@Benchmark
	public PlanResult fromADraggedStart() {
		next = (next + 1) % dragged.size();
		return planner.plan(dragged.get(next), Progress.NONE);
	}
}
