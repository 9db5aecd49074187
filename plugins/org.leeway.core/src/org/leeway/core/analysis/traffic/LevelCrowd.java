package org.leeway.core.analysis.traffic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.crowd.CrowdMember;
import org.leeway.pathing.crowd.CrowdPlanner;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.steering.search.TurningGround;
import org.leeway.pathing.traffic.CrowdPlaces;
import org.leeway.pathing.traffic.CrowdSimulation;
import org.leeway.pathing.traffic.MovingUnit;
import org.leeway.pathing.traffic.TrafficGround;
import org.leeway.pathing.traffic.TrafficGroup;
import org.leeway.pathing.traffic.TrafficObserver;
import org.leeway.pathing.traffic.TrafficResult;
import org.leeway.pathing.traffic.TrafficSimulation;
import org.leeway.pathing.traffic.disc.DiscField;
import org.leeway.pathing.traffic.disc.DiscGroup;
import org.leeway.pathing.traffic.disc.DiscLattice;
import org.leeway.pathing.traffic.disc.DiscSimulation;
import org.leeway.pathing.traffic.disc.DiscWalls;
import org.leeway.pathing.traffic.turning.TurningGroup;
import org.leeway.pathing.traffic.turning.TurningOrder;
import org.leeway.pathing.traffic.turning.TurningSimulation;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;

/**
 * Two crowds that move at the same time: one from a start to another start, the other back. Gaps (narrow places) lie between
 * the starts. Units begin near their own start, in front of the gaps. Units without room there enter later.
 */
final class LevelCrowd {

	/**
	 * Limit for the arrangements of units that the search for a plan tries. Trying so many takes 6 s for 20 units on 64 x 64 cells.
	 */
	private static final int MOST_TRIES = 600_000;

	/** The area for each turning unit at its start, as a multiple of its body's area. The unit needs room to drive away. */
	private static final double ROOM = 3;
	/** The largest area in which units that turn arrive, in areas in which the others stand at first. */
	private static final int LARGER = 4;

	private final LevelTraffic traffic;
	private final Place from;
	private final Place to;
	private final List<Gap> gaps;
	private final Progress progress;

	/** @param gaps the gaps that limit the traffic between the two starts */
	LevelCrowd(LevelTraffic traffic, Place from, Place to, List<Gap> gaps, Progress progress) {
		this.traffic = traffic;
		this.from = from;
		this.to = to;
		this.gaps = gaps;
		this.progress = progress;
	}

	/** Returns how many units take the way back if the given number of units take the way there. */
	private int returning(int units) {
		return (int) Math.round(units * traffic.ratio());
	}

	/**
	 * Simulates the crowds, and returns their arrivals and jams. Units without room at their start wait until there is room.
	 * The goal of a crowd is the area around the start of the other crowd. A unit arrives as soon as it reaches its goal.
	 *
	 * @param observer gets each state. Null if there is none
	 */
	CrowdRun run(CrowdOrder order, TrafficObserver observer) {
		List<Crowd> groups = new ArrayList<>();
		List<CrowdRun.Way> ways = new ArrayList<>();
		groups.add(group(traffic.unit(), from, to, order.units(), order.perMinute(), order.seed()));
		ways.add(new CrowdRun.Way(traffic.unit().name(), order.units()));
		int returning = returning(order.units());
		if (returning > 0) {
			groups.add(group(traffic.back(), to, from, returning, order.perMinute() * traffic.ratio(), order.seed()));
			ways.add(new CrowdRun.Way(traffic.back().name(), returning));
		}
		List<TrafficGroup> squares = groups.stream().map(Crowd::squares).toList();
		TrafficGround ground = traffic.crowdGround(progress);
		List<TurningGroup> turning = traffic.bodies() == LevelTraffic.Bodies.TURNING ? turning(groups, ground) : List.of();
		CrowdSimulation<?> simulation = switch (traffic.bodies()) {
		case TURNING -> new TurningSimulation(ground, turning, progress);
		case DISCS -> new DiscSimulation(ground, discs(groups, ground), progress);
		case SQUARES -> new TrafficSimulation(ground, squares, progress);
		};
		TrafficResult result = simulation.run(order.seconds(), observer, progress);
		List<Jam> jams = new ArrayList<>(Jams.of(squares, ways, result));
		for (int i = 0; i < turning.size(); i++) {
			if (turning.get(i).starts().isEmpty()) {
				jams.add(Jam.outside(ways.get(i).agent(), ways.get(i).units(), (i == 0 ? from : to).cell()));
			}
		}
		return new CrowdRun(ways, result, jams);
	}

	private List<TurningGroup> turning(List<Crowd> crowds, TrafficGround ground) {
		Map<Agent, TurningGround> grounds = new HashMap<>();
		List<TurningOrder> orders = new ArrayList<>();
		for (Crowd crowd : crowds) {
			TurningGround poses = grounds.computeIfAbsent(crowd.agent,
					agent -> TurningGround.of(traffic.level().snapshot().world(), agent, progress));
			int width = ground.free().width();
			int half = square(crowd.agent).size() / 2;
			BitPlaneEditor goal = BitPlane.empty(width, ground.free().height()).edit();
			crowd.goal.forEach(anchor -> goal.set(anchor.x() + half, anchor.y() + half));
			orders.add(new TurningOrder(crowd.agent, poses, goal.build(),
					crowd.squares.starts().stream().map(anchor -> (anchor.y() + half) * width + anchor.x() + half).toList(),
					crowd.squares.count(), crowd.squares.perSecond()));
		}
		return TurningOrder.groups(orders, progress).stream().map(group -> group.from(shuffled(group.starts(), crowds.getFirst().seed)))
				.toList();
	}

	/**
	 * The units that go in one direction.
	 *
	 * @param squares the units as squares around their bodies
	 * @param goal the anchors of the goal
	 */
	private record Crowd(Agent agent, TrafficGroup squares, List<Cell> goal, long seed) {
	}

	private List<DiscGroup> discs(List<Crowd> crowds, TrafficGround ground) {
		Map<Agent, DiscLattice> lattices = new HashMap<>();
		return crowds.stream().map(crowd -> {
			GridUnit square = square(crowd.agent);
			DiscLattice lattice = lattices.computeIfAbsent(crowd.agent, agent -> new DiscLattice(
					DiscWalls.of(traffic.level().snapshot().world(), agent.capability(), progress), ground, agent.radius(), progress));
			BitPlaneEditor goal = BitPlane.empty(ground.free().width(), ground.free().height()).edit();
			crowd.goal.forEach(anchor -> goal.set(anchor.x() + square.size() / 2, anchor.y() + square.size() / 2));
			return new DiscGroup(MovingUnit.disc(crowd.agent.radius(), crowd.agent.speed()), DiscField.of(lattice, goal.build(), progress),
					crowd.squares.starts().stream().map(square::centre).toList(), crowd.squares.count(), crowd.squares.perSecond());
		}).toList();
	}

	/** Returns the square on the grid in which units of an agent stand in a simulation. */
	private GridUnit square(Agent agent) {
		return traffic.bodies() == LevelTraffic.Bodies.DISCS
				? new GridUnit(MovingUnit.disc(agent.radius(), agent.speed()).size(), agent.capability())
				: agent.unit();
	}

	private Crowd group(Agent agent, Place start, Place goal, int units, double perMinute, long seed) {
		GridUnit square = square(agent);
		StepGraph graph = graph(square);
		boolean turns = traffic.bodies() == LevelTraffic.Bodies.TURNING;
		List<Cell> starts = turns ? places(graph, square, start, units * squares(agent, square)).area()
				: shuffled(places(graph, square, start, units).starts(), seed);
		List<Cell> end = turns ? around(graph, square, goal, units * squares(agent, square), agent.length().orElse(agent.width()) / 2 + 1)
				: places(graph, square, goal, units).area();
		TravelField field = TravelField.of(graph, end, progress);
		return new Crowd(agent, new TrafficGroup(new MovingUnit(square.size(), agent.speed()), field, starts, units,
				perMinute / 60), end, seed);
	}

	/**
	 * Returns the area around a place in which units that turn arrive. Units of the other group start in a smaller area around
	 * this place. So units arrive before they get to units that have not started.
	 *
	 * @param squares the number of squares with room in the inner area
	 * @param more by how many cells the area is larger on each side
	 */
	private List<Cell> around(StepGraph graph, GridUnit square, Place place, int squares, double more) {
		List<Cell> inner = places(graph, square, place, squares).area();
		if (inner.isEmpty()) {
			return inner;
		}
		TravelField field = TravelField.of(graph, anchors(graph, square, place), progress);
		double farthest = field.cost(inner.getLast().x(), inner.getLast().y()) + more;
		return places(graph, square, place, LARGER * squares).area().stream().filter(cell -> field.cost(cell.x(), cell.y()) <= farthest)
				.toList();
	}

	/** Returns how many squares a body may take up, with the space around it. */
	private static int squares(Agent agent, GridUnit square) {
		return (int) Math.ceil(ROOM * agent.length().orElse(agent.width()) * agent.width() / (square.size() * square.size()));
	}

	private static <T> List<T> shuffled(List<T> all, long seed) {
		List<T> shuffled = new ArrayList<>(all);
		SplittableRandom random = new SplittableRandom(seed);
		for (int i = shuffled.size() - 1; i > 0; i--) {
			Collections.swap(shuffled, i, random.nextInt(i + 1));
		}
		return shuffled;
	}

	/**
	 * Searches for a plan that takes each unit of the two crowds from its own start to a place around the other start. Leaves
	 * out units without room at their start or at their goal. Suitable for some 20 units in all.
	 *
	 * @param units the number of units in the first crowd
	 */
	CrowdProof prove(int units) {
		List<CrowdMember> members = new ArrayList<>(members(traffic.unit(), from, to, units));
		List<CrowdRun.Way> ways = new ArrayList<>(List.of(new CrowdRun.Way(traffic.unit().name(), members.size())));
		int returning = returning(units);
		if (returning > 0) {
			List<CrowdMember> back = members(traffic.back(), to, from, returning);
			ways.add(new CrowdRun.Way(traffic.back().name(), back.size()));
			members.addAll(back);
		}
		return new CrowdProof(ways, CrowdPlanner.plan(members, MOST_TRIES, progress));
	}

	private List<CrowdMember> members(Agent agent, Place start, Place goal, int units) {
		StepGraph graph = graph(agent.unit());
		List<Cell> starts = places(graph, agent.unit(), start, units).starts();
		List<Cell> goals = places(graph, agent.unit(), goal, units).starts();
		return IntStream.range(0, Math.min(starts.size(), goals.size()))
				.mapToObj(i -> new CrowdMember(graph.anchors().plane(), agent.size(), starts.get(i), goals.get(i))).toList();
	}

	private StepGraph graph(GridUnit unit) {
		StepGraph steps = traffic.level().travel(progress).graph(unit, progress);
		// A unit of a crowd never overlaps a wall, so it cannot cut a corner. If the level lets units cut corners, use steps
		// without diagonals.
		Diagonals diagonals = steps.anchors().diagonals();
		boolean isExact = diagonals == Diagonals.NEVER || diagonals == Diagonals.STRAIGHT;
		return isExact ? steps : StepGraph.of(steps.anchors().with(Diagonals.NEVER, progress), progress);
	}

	private CrowdPlaces places(StepGraph graph, GridUnit unit, Place place, int units) {
		return CrowdPlaces.of(TravelField.of(graph, anchors(graph, unit, place), progress), gaps, unit.size(), units);
	}

	private static List<Cell> anchors(StepGraph graph, GridUnit unit, Place place) {
		return place.anchors(unit.size(), graph.anchors().plane().width(), graph.anchors().plane().height()).toList();
	}
}
