package org.leeway.pathing.bench;

import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;
import org.leeway.pathing.steering.search.PoseReach;
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

/** Benchmarks of the poses that a turning unit reaches on a map of a game, and the poses where it is trapped. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = { "-Xms1500m", "-Xmx1500m", "-XX:+AlwaysPreTouch" })
public class PoseReachBenchmark {

	@Param({"AR0011SR", "brc202d", "orz103d", "Archipelago", "BlackLotus"})
	private String map;
	@Param({"0", "3"})
	private double length;

	private World world;
	private Agent agent;
	private List<PoseReach.Start> starts;

	@Setup
	public void setUp() {
		Body body = length == 0 ? Body.disc(0.5)
				: new Body(OptionalDouble.empty(), OptionalDouble.of(length), OptionalDouble.of(1));
		agent = new Agent("", new GridUnit(1, Capability.of(Pictures.GROUND, Pictures.SWAMP)), body,
				new Motion(1.5, false, 1, OptionalDouble.empty()));
		world = World.of(RealMaps.map(map), Scene.EMPTY);
		starts = List.of(new PoseReach.Start(RealMaps.scenario(map).getLast().start(), OptionalDouble.empty()));
	}

	@Benchmark
	public PoseReach turnAnnotation() {
		return PoseReach.of(world, agent, starts, Progress.NONE);
	}
}
