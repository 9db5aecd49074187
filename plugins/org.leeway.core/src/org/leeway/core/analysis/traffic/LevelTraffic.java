package org.leeway.core.analysis.traffic;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.traffic.GapWidening;
import org.leeway.pathing.traffic.MovingUnit;
import org.leeway.pathing.traffic.TrafficBound;
import org.leeway.pathing.traffic.TrafficGround;
import org.leeway.pathing.traffic.disc.DiscWalls;
import org.leeway.pathing.world.Agent;

/**
 * The traffic of two agents on a level. The units of one agent go from a place to another place, and the units of the other
 * agent come back. The two agents may be equal. Both move on the same ground: all cells that either agent can cover. Immutable.
 */
public final class LevelTraffic {

	private static final TrafficBound NONE = new TrafficBound(0, List.of());

	private final LevelAnalysis level;
	private final Agent unit;
	private final Agent back;
	private final double ratio;

	/**
	 * @param unit the agent whose units go from the start to the goal
	 * @param back the agent whose units come back from the goal to the start. Ignored if {@code ratio} is 0
	 * @param ratio the number of units that come back for each unit that goes. 0 if no unit comes back
	 */
	public LevelTraffic(LevelAnalysis level, Agent unit, Agent back, double ratio) {
		this.level = level;
		this.unit = unit;
		// if no unit comes back, the given agent must have no influence on the bodies of the simulated units, see bodies()
		this.back = ratio == 0 ? unit : back;
		this.ratio = ratio;
	}

	/**
	 * Returns the body and the speed of an agent in the form that the bound of traffic needs. A body that turns counts as the
	 * largest disc inside, because the bound for this disc holds for the body.
	 */
	public static MovingUnit kind(Agent agent) {
		if (agent.length().isPresent()) {
			return MovingUnit.rectangle(agent.length().getAsDouble(), agent.width(), agent.speed());
		}
		return agent.turns() || agent.isDisc() ? MovingUnit.disc(Footprint.turning(agent).core().radius(), agent.speed())
				: new MovingUnit(agent.size(), agent.speed());
	}

	/** The bodies of the units in a simulation. */
	enum Bodies {
		/** Squares that never turn. */
		SQUARES,
		/** Discs that turn on the spot. If an agent is a square, its units count as discs. */
		DISCS,
		/** Rectangles and discs that drive along curves. If an agent is a square, its units count as discs. */
		TURNING
	}

	/** Returns the bodies that a simulation moves. */
	Bodies bodies() {
		if (unit.turns() || back.turns()) {
			return Bodies.TURNING;
		}
		return isDisc(unit) || isDisc(back) ? Bodies.DISCS : Bodies.SQUARES;
	}

	/** Returns whether a simulation moves the units of an agent as discs. */
	static boolean isDisc(Agent agent) {
		return agent.isDisc() && agent.length().isEmpty();
	}

	/**
	 * The cells that units of an agent can cover at the start and at the goal of their way. Immutable.
	 *
	 * @param start the cells at the start, connected and free. Empty if the agent does not fit there
	 * @param goal the cells at the goal, connected and free. Empty if the agent does not fit there
	 * @param isWay whether the agent gets from the start to the goal
	 */
	public record Ends(BitPlane start, BitPlane goal, boolean isWay) {
	}

	LevelAnalysis level() {
		return level;
	}

	Agent unit() {
		return unit;
	}

	Agent back() {
		return back;
	}

	double ratio() {
		return ratio;
	}

	/**
	 * Returns whether the traffic between two places has the same bound in both directions. True if both agents are equal,
	 * and as many units come back as go.
	 */
	boolean isEven() {
		return ratio == 1 && unit.equals(back);
	}

	/**
	 * Returns which cells units of an agent can cover at two places, and whether the agent gets from the first place to the
	 * second.
	 */
	public Ends ends(Agent agent, Place from, Place to, Progress progress) {
		AgentAnchors anchors = level.travel(progress).graph(agent.unit(), progress).anchors();
		BitPlane legal = anchors.plane();
		Optional<Cell> start = from.anchors(agent.size(), legal.width(), legal.height()).filter(cell -> legal.get(cell.x(), cell.y()))
				.findFirst();
		BitPlane reached = start.map(anchors::connectedTo).orElse(BitPlane.empty(legal.width(), legal.height()));
		boolean isWay = to.anchors(agent.size(), legal.width(), legal.height()).anyMatch(cell -> reached.get(cell.x(), cell.y()));
		return new Ends(from.squares(legal, agent.size()), to.squares(legal, agent.size()), isWay);
	}

	/**
	 * Returns upper bounds for the number of units that can go through each choke in a minute, if no unit comes back.
	 * Indexed like {@code chokes}.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public double[] perMinute(List<Choke> chokes, Progress progress) {
		TrafficGround ground = ground(progress, unit);
		return chokes.stream().mapToDouble(choke -> 60 * TrafficBound.ofGap(ground, kind(unit), choke.across())).toArray();
	}

	/**
	 * Returns which gap must be wider, and by how many cells, so that {@code perSecond} units can go each second. Considers
	 * only the gaps that set the present bound. Empty if it is not enough to widen a single gap.
	 */
	public Optional<GapWidening> widening(TrafficBound bound, double perSecond, Progress progress) {
		return GapWidening.of(ground(progress, unit, back), kind(unit), kind(back), ratio, bound.gaps(), perSecond);
	}

	/** Returns the ground of both agents in a simulation. */
	TrafficGround crowdGround(Progress progress) {
		return ground(progress, bodies() != Bodies.SQUARES, unit, back);
	}

	private TrafficGround ground(Progress progress, Agent... agents) {
		return ground(progress, Arrays.stream(agents).anyMatch(agent -> kind(agent).isDisc()), agents);
	}

	/** @param areDiscs whether cells that are only partly blocked belong to the ground */
	private TrafficGround ground(Progress progress, boolean areDiscs, Agent... agents) {
		BitPlane free = Arrays.stream(agents).map(agent -> free(agent, areDiscs, progress)).reduce(BitPlane::or).orElseThrow();
		return CellTraffic.ground(level.snapshot(), free, agents);
	}

	private BitPlane free(Agent agent, boolean isDisc, Progress progress) {
		return isDisc ? DiscWalls.crossable(level.snapshot().world(), agent.capability())
				: level.agent(agent, progress).reachability().fitting();
	}

	/**
	 * Returns the upper bound for traffic in one direction: units go from the start to the goal, and no unit comes back.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TrafficBound oneWay(Ends ends, Progress progress) {
		return oneWay(unit, ends, progress);
	}

	private TrafficBound oneWay(Agent agent, Ends ends, Progress progress) {
		return !ends.isWay ? NONE
				: TrafficBound.oneWay(ground(progress, agent), kind(agent), ends.start, ends.goal, progress);
	}

	/**
	 * Returns an upper bound for traffic in both directions. The bound limits the number of units that go from start to goal
	 * in a second, while units of another agent come back. The ratio says how many units come back for each unit that goes.
	 * Returns {@code oneWay} if the ratio is 0.
	 *
	 * @param oneWay the bound if no unit comes back
	 * @param ends the start and the goal of the agent whose units go
	 * @param backEnds the same two places for the agent whose units come back. These units go from {@code goal} to {@code
	 * start}
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TrafficBound bothWays(TrafficBound oneWay, Ends ends, Ends backEnds, Progress progress) {
		if (ratio == 0) {
			return oneWay;
		}
		if (!ends.isWay || !backEnds.isWay) {
			return NONE;
		}
		if (unit.unit().equals(back.unit()) && kind(unit).hasBodyOf(kind(back))) {
			return new TrafficBound(oneWay.perSecond() / (1 + ratio * unit.speed() / back.speed()), oneWay.gaps());
		}
		TrafficBound both = TrafficBound.bothWays(ground(progress, unit, back), kind(unit), kind(back), ratio, ends.start.or(backEnds.start),
				ends.goal.or(backEnds.goal), progress);
		// The bound "both" may be too high, because each agent may use all cells that either agent covers. There are two more
		// bounds: the traffic of each agent alone, on its own cells. The lowest of the three bounds is the result
		TrafficBound here = oneWay(back, backEnds, progress);
		return Stream.of(both, oneWay, new TrafficBound(here.perSecond() / ratio, here.gaps()))
				.min(Comparator.comparingDouble(TrafficBound::perSecond)).orElseThrow();
	}
}
