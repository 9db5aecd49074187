package org.leeway.core.analysis.balance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.Base;
import org.leeway.pathing.balance.BestRoute;
import org.leeway.pathing.balance.Lanes;
import org.leeway.pathing.balance.TravelAreas;
import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.balance.TravelMaps;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Agent;

/**
 * The balance of a level for one agent. The balance has the area of each start, and the travel times and lanes from starts to
 * other starts and to objectives. Lanes are ways that units can use next to each other. An objective is a note that says what
 * players find there. The area of a start is all anchors (top-left cells of the agent) that are nearest to this start. The
 * constructor computes the areas, and methods compute all other numbers on demand. Not thread-safe.
 */
public final class AgentBalance {

	private static final double TIE = 1e-9;

	private final LevelAnalysis level;
	private final Agent agent;
	private final List<Place> starts;
	private final List<Place> objectives;
	private final StepGraph graph;
	private final TravelAreas areas;
	private final LargestUnits largest;
	private ClearanceMap squares;
	private CoveringMap widths;
	/** Indexed by the two ends of a pair: the number of lanes between the ends, the same in both directions. */
	private final Map<Set<Place>, Integer> laneCounts = new HashMap<>();

	/**
	 * Computes the areas of the agent's starts from the travel times between each start and all anchors.
	 *
	 * @param progress advances by one for each start, unless the areas are known already
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public AgentBalance(LevelAnalysis level, Agent agent, Progress progress) {
		this.level = level;
		this.agent = agent;
		this.starts = Place.starts(level.header(), agent.name());
		this.objectives = Place.objectives(level.header());
		TravelMaps travel = level.travel(progress.cancelOnly());
		this.graph = travel.graph(agent.unit(), progress.cancelOnly());
		this.areas = travel.areas(agent.unit(), starts.stream().map(this::anchors).toList(), progress);
		this.largest = new LargestUnits(level, agent.capability());
	}

	/** Returns an upper bound for the units of work that the constructor, {@link #pairs} and {@link #bases} report for an agent. */
	static long steps(LevelHeader level, String agent) {
		long count = Place.starts(level, agent).size();
		return 2 * count + count * (count - 1) / 2 + count * Place.objectives(level).size();
	}

	/** Returns the agent. */
	public Agent agent() {
		return agent;
	}

	/** Returns the starts of the agent. */
	public List<Place> starts() {
		return starts;
	}

	/** Returns the objectives. */
	public List<Place> objectives() {
		return objectives;
	}

	/** Returns the area of each start: the anchors from which a start is nearer, by travel time, than all other starts. */
	public TravelAreas areas() {
		return areas;
	}

	private List<Cell> anchors(Place place) {
		return place.anchors(agent.size(), level.header().width(), level.header().height()).toList();
	}

	private int[] goals(Place place) {
		return anchors(place).stream().filter(cell -> graph.isLegal(cell.x(), cell.y()))
				.mapToInt(cell -> graph.index(cell.x(), cell.y())).toArray();
	}

	/** Returns how many seconds a cost takes. */
	private double seconds(double cost) {
		return cost / (graph.anchors().speed(0) * agent.speed());
	}

	/** Returns the travel time from a start to a place on the grid, in seconds. Infinite if there is no way. */
	double gridSeconds(int start, Place to) {
		TravelField field = areas.fields().get(start);
		return seconds(Arrays.stream(goals(to)).mapToDouble(field::cost).min().orElse(Double.POSITIVE_INFINITY));
	}

	/**
	 * Returns all pairs of a start with another start or with an objective. First come the pairs of the first start: with each
	 * later start, then with each objective.
	 *
	 * @param progress gets a unit of work for each pair
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public List<BalancePair> pairs(Progress progress) {
		List<BalancePair> pairs = new ArrayList<>();
		for (int i = 0; i < starts.size(); i++) {
			for (Place to : ends(i)) {
				pairs.add(pair(i, to, progress.cancelOnly()));
				progress.worked(1);
			}
			largest.forget();
		}
		return pairs;
	}

	/**
	 * Returns the second places of the pairs that begin with a start: all starts after this start in {@link #starts}, then
	 * all objectives.
	 */
	private List<Place> ends(int start) {
		return Stream.concat(starts.subList(start + 1, starts.size()).stream(), objectives.stream()).toList();
	}

	private BalancePair pair(int start, Place to, Progress progress) {
		progress.check();
		Place from = starts.get(start);
		int largestSize = largest.between(from, to, progress);
		TravelField field = areas.fields().get(start);
		int[] goals = goals(to);
		BestRoute route = BestRoute.of(field, goals, squaresOfAnchors(), agent.size()).orElse(null);
		TurningRoute turning = route == null || !agent.turns() ? null : TurningRoute.of(level, agent, from, route, progress);
		if (route == null || turning != null && !turning.isFound()) {
			return new BalancePair(from, to, OptionalDouble.empty(), OptionalDouble.empty(), largestSize, 0, List.of(),
					Lanes.NONE, OptionalDouble.empty());
		}
		Lanes lanes = lanes(field, from, to, route, goals, progress);
		lanes = agent.size() == 1 ? lanes : lanes.withSecond(field, route, goals, widthsOfAnchors(), progress);
		laneCounts.put(ends(from, to), lanes.count());
		OptionalDouble second = lanes.second().isEmpty() ? lanes.second() : OptionalDouble.of(seconds(lanes.second().getAsDouble()));
		return new BalancePair(from, to, OptionalDouble.of(turning == null ? seconds(route.cost()) : turning.seconds()),
				OptionalDouble.of(turning == null ? route.length() : turning.length()), largestSize, route.narrowest(), route.anchors(), lanes,
				second);
	}

	/** Returns the lanes between two places. There must be a way between the places. */
	private Lanes lanes(TravelField field, Place from, Place to, BestRoute route, int[] goals, Progress progress) {
		if (agent.size() == 1) {
			return Lanes.ofCells(field, route, goals, progress);
		}
		BitPlane free = level.clearance().traversable(agent.capability());
		return Lanes.ofSquares(free, agent.size(), squares(from), squaresAndPlace(to), level.header().diagonals(), progress);
	}

	/**
	 * Returns the number of lanes from a start to a place: how many ways units can use next to each other. Returns 0 if
	 * there is no way. Quicker than {@link #pairs}, because this method computes nothing else about the pair.
	 */
	int lanes(int start, Place to, Progress progress) {
		Integer known = laneCounts.get(ends(starts.get(start), to));
		if (known == null) {
			known = countLanes(start, to, progress);
			laneCounts.put(ends(starts.get(start), to), known);
		}
		return known;
	}

	/**
	 * Returns the two ends of a pair as a set, so that their order does not matter. If both ends are the same place, the set has
	 * one element.
	 */
	private static Set<Place> ends(Place from, Place to) {
		return Set.copyOf(List.of(from, to));
	}

	private int countLanes(int start, Place to, Progress progress) {
		TravelField field = areas.fields().get(start);
		int[] goals = goals(to);
		return BestRoute.of(field, goals, squaresOfAnchors(), agent.size())
				.map(route -> lanes(field, starts.get(start), to, route, goals, progress).count()).orElse(0);
	}

	private BitPlane squares(Place place) {
		return place.squares(graph.anchors().plane(), agent.size());
	}

	/**
	 * Returns the cells that the unit can cover while it stands legally and overlaps a place, and the cells of the place
	 * itself.
	 */
	private BitPlane squaresAndPlace(Place place) {
		BitPlaneEditor cells = squares(place).edit();
		place.anchors(1, level.header().width(), level.header().height()).forEach(cell -> cells.set(cell.x(), cell.y()));
		return cells.build();
	}

	/** Returns, for each anchor, the side of the largest square of legal anchors that covers the anchor. */
	private CoveringMap widthsOfAnchors() {
		if (widths == null) {
			widths = CoveringMap.of(squaresOfAnchors());
		}
		return widths;
	}

	/** Returns, for each anchor, the side of the largest square of legal anchors that has the anchor as its top-left cell. */
	private ClearanceMap squaresOfAnchors() {
		if (squares == null) {
			squares = ClearanceAnnotator.annotate(graph.anchors().plane(), Progress.NONE);
		}
		return squares;
	}

	/**
	 * Returns the area, the objectives and the base of each start, in the order of the starts.
	 *
	 * @param progress gets a unit of work for each start
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public List<BalanceStart> bases(BaseSize base, Progress progress) {
		List<Territory> territories = territories();
		double limit = base.seconds() * graph.anchors().speed(0) * agent.speed();
		List<BalanceStart> found = new ArrayList<>();
		for (int i = 0; i < starts.size(); i++) {
			found.add(new BalanceStart(territories.get(i), Base.of(areas, i, limit, agent.size(), base.side(), progress.cancelOnly())));
			progress.worked(1);
		}
		return found;
	}

	private List<Territory> territories() {
		long[] own = areas.areas();
		long[] fronts = areas.fronts();
		return IntStream.range(0, starts.size()).mapToObj(i -> new Territory(starts.get(i), own[i], fronts[i], nearest(i, false),
				nearest(i, true))).toList();
	}

	/** Returns the part of the balance that needs only the travel fields and areas. */
	public BalanceOutline outline() {
		List<BalanceOutline.Way> ways = new ArrayList<>();
		for (int i = 0; i < starts.size() && !agent.turns(); i++) {
			for (Place to : ends(i)) {
				ways.add(new BalanceOutline.Way(starts.get(i), to, gridSeconds(i, to)));
			}
		}
		return new BalanceOutline(agent, ways, territories());
	}

	/**
	 * Returns the objectives for which a start is nearest.
	 *
	 * @param shared true for the objectives for which another start is equally near. False for the objectives for which all
	 * other starts are farther away
	 */
	private List<Place> nearest(int start, boolean shared) {
		return objectives.stream().filter(place -> {
			double own = gridSeconds(start, place);
			double others = IntStream.range(0, starts.size()).filter(i -> i != start).mapToDouble(i -> gridSeconds(i, place)).min()
					.orElse(Double.POSITIVE_INFINITY);
			boolean isTie = own < Double.POSITIVE_INFINITY && others < Double.POSITIVE_INFINITY
					&& Math.abs(own - others) <= TIE * Math.max(own, others);
			return shared ? isTie : !isTie && own < others;
		}).toList();
	}
}
