package org.leeway.core.report.html;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.world.Agent;

/** The answers of Leeway in Java about one agent of a level, computed from scratch. */
final class Questioning {

	/** The planners of the module, in its order. */
	private static final List<PlannerProvider> PLANNERS = Planners.registered();

	/**
	 * Number of planners that work on the grid. In {@link #PLANNERS}, they come before all other planners. The test compares
	 * the points of a route only for these planners. For another planner, rounding may decide between routes of equal cost.
	 */
	static final int ON_GRID = 4;

	/** The digit of cells that the unit reaches. */
	private static final char REACHED = '3';

	private final LevelSnapshot level;
	private final Agent agent;
	/**
	 * One bit for each number in the last result of {@link #expected}. A bit is set if the number is about a route of a unit
	 * that turns.
	 */
	private final BitSet turning = new BitSet();
	private final AgentAnalysis analysis;

	Questioning(LevelSnapshot level, Agent agent) {
		this.level = new LevelSnapshot(level.header().withAgents(List.of(agent)), level.grid());
		this.agent = agent;
		this.analysis = LevelAnalysis.of(this.level, Progress.NONE).agent(agent);
	}

	/** Returns the indices in {@link #PLANNERS} of the planners that support the level's rule of diagonal steps. */
	static List<Integer> planners(LevelSnapshot level) {
		return IntStream.range(0, PLANNERS.size())
				.filter(i -> PLANNERS.get(i).diagonals().contains(level.header().diagonals())).boxed().toList();
	}

	/**
	 * Returns the class of each cell as a digit:
	 * <ul>
	 * <li>0: the unit cannot cross the cell.
	 * <li>1: the unit crosses the terrain, but does not fit there.
	 * <li>2: the unit fits there, but does not reach the cell.
	 * <li>3: the unit reaches the cell.
	 * </ul>
	 */
	String classes() {
		StringBuilder digits = new StringBuilder();
		for (int y = 0; y < level.grid().height(); y++) {
			for (int x = 0; x < level.grid().width(); x++) {
				int column = x;
				int row = y;
				digits.append(Stream.of(analysis.traversable(), analysis.reachability().fitting(),
						analysis.reachability().covered()).filter(plane -> plane.get(column, row)).count());
			}
		}
		return digits.toString();
	}

	/**
	 * Returns the effect of an edit, with the numbers in the order of the module. First comes the number of cells that were
	 * reached before the edit. Then come the numbers of newly reached cells, of cells that are now cut off, and of reached
	 * cells where the unit no longer fits. At the end, x and y of each spawn that the edit separates.
	 */
	List<Long> effect(Questioning base) {
		String before = base.classes();
		String now = classes();
		List<Long> effect = new ArrayList<>();
		effect.add(before.chars().filter(each -> each == REACHED).count());
		for (String change : List.of("[012]3", "32", "3[01]")) {
			effect.add(IntStream.range(0, now.length()).filter(i -> (before.substring(i, i + 1) + now.charAt(i)).matches(change))
					.count());
		}
		List<Cell> apart = new ArrayList<>(apart());
		apart.removeAll(base.apart());
		apart.forEach(spawn -> effect.addAll(List.of((long) spawn.x(), (long) spawn.y())));
		return effect;
	}

	/**
	 * Returns the spawns that are not in the largest group of connected spawns. The spawns where the unit does not fit come
	 * first.
	 */
	private List<Cell> apart() {
		Reachability reached = analysis.reachability();
		return Stream.concat(reached.misfits().stream(), reached.startGaps().stream().flatMap(gap -> gap.other().stream())
				.map(reached.spawns()::get)).toList();
	}

	/**
	 * Returns the answers in one list. The list begins with the answers about all places of the unit. Then follow the answers
	 * about the given cells, and about routes between the given pairs of places.
	 *
	 * @param pairs six numbers each: the x, y and heading of the start, and the x, y and heading of the goal. The heading NaN
	 * stands for any heading
	 */
	List<Double> expected(List<int[]> cells, List<double[]> pairs) {
		List<Double> numbers = new ArrayList<>();
		add(numbers, analysis.legalAnchors(), analysis.reachableAnchors());
		CoveringMap fit = fit();
		for (int[] cell : cells) {
			add(numbers, standing(cell[0], cell[1]), fit == null ? 0 : fit.get(cell[0], cell[1]));
		}
		Preparation preparation = Preparation.forAgents(level.world(), List.of(agent));
		for (double[] pair : pairs) {
			add(numbers, largest(new Cell((int) pair[0], (int) pair[1]), new Cell((int) pair[3], (int) pair[4])));
			PlanQuery query = new PlanQuery(agent, pose(pair, 0), pose(pair, 3));
			for (int planner : planners(level)) {
				int first = numbers.size();
				add(numbers, PLANNERS.get(planner).prepare(preparation, OptionValues.STANDARD, Progress.NONE)
						.plan(query, Progress.NONE), planner < ON_GRID);
				turning.set(first, numbers.size(), PLANNERS.get(planner).domain() == Domain.TURNING);
			}
		}
		return numbers;
	}

	/**
	 * Returns whether one of the numbers from the last call of {@link #expected} is about a route for a unit that turns. A
	 * browser may give another number, because rounding may decide between curves of equal length. If the chosen curve hits an
	 * obstacle, the planner finds another route.
	 *
	 * @param number the index in the result of {@link #expected}
	 */
	boolean isOfTurningRoute(int number) {
		return turning.get(number);
	}

	/** Returns the pose in the middle of a cell. */
	private static Pose pose(double[] numbers, int from) {
		Point middle = new Point(numbers[from] + 0.5, numbers[from + 1] + 0.5);
		return Double.isNaN(numbers[from + 2]) ? Pose.at(middle) : Pose.at(middle, numbers[from + 2]);
	}

	private CoveringMap fit() {
		List<Cell> spawns = level.header().spawns(agent);
		return spawns.isEmpty() ? null : CoveringMap.of(FitMap.of(
				ClearanceAnnotator.annotate(analysis.traversable(), Progress.NONE), spawns, level.header().diagonals(),
				Progress.NONE));
	}

	private int standing(int x, int y) {
		return !analysis.reachability().legal().get(x, y) ? 0 : analysis.reachability().reachable().get(x, y) ? 2 : 1;
	}

	private LargestUnit largest(Cell from, Cell to) {
		BitPlane blocked = BlockedCells.of(level.header().scene(), level.grid().width(), level.grid().height());
		return LargestUnit.between(level.grid(), blocked, agent.capability(), from, to, level.header().diagonals(), Progress.NONE);
	}

	private static void add(List<Double> numbers, LargestUnit found) {
		List<Cell> anchors = found.route().map(route -> route.points()).orElse(List.of());
		add(numbers, found.size(), anchors.size());
		anchors.forEach(anchor -> add(numbers, anchor.x(), anchor.y()));
		if (found.bottleneck().bounds().isPresent()) {
			CellRect box = found.bottleneck().bounds().get();
			add(numbers, box.x(), box.y(), box.width(), box.height());
		} else {
			add(numbers, -1);
		}
	}

	private static void add(List<Double> numbers, PlanResult result, boolean withPoints) {
		add(numbers, result.trajectory().isEmpty() ? -1 : result.cost(), result.conflicts().size(),
				result.narrowedRadius().orElse(-1));
		if (withPoints) {
			List<Point> points = new ArrayList<>();
			result.trajectory().ifPresent(path -> {
				points.add(path.start().position());
				path.segments().forEach(segment -> points.add(segment.to()));
			});
			add(numbers, points.size());
			points.forEach(point -> add(numbers, point.x(), point.y()));
		}
	}

	private static void add(List<Double> numbers, double... more) {
		for (double each : more) {
			numbers.add(each);
		}
	}
}
