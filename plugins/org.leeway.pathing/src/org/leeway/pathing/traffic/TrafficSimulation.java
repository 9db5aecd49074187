package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;

/**
 * A crowd on its way, in steps of equal time. Equal crowds move equally in each run and on each machine. Places are whole
 * numbers, other numbers are computed in the same order, and there are no threads. During a step, all units move evenly at the same
 * time. At no time do two units overlap, and no unit overlaps a wall. Not thread-safe.
 */
public final class TrafficSimulation {

	/** The fastest unit moves this far in a step, in cells. Shorter steps cost more, and longer ones leave larger gaps. */
	private static final double REACH = 0.25;
	/** The number of steps for which a unit gives way: two cells. */
	private static final int PUSH = 8;
	/** Added to the reach before it is cut to a whole number, so that the fastest unit needs exactly four steps for a cell. */
	private static final double ROUNDING = 1e-6;
	/** A unit is stuck that came no nearer for this time. */
	private static final double STUCK_SECONDS = 10;

	private final TrafficGround ground;
	private final List<TrafficGroup> groups;
	private final double stepSeconds;
	private final int largest;
	private final UnitBins bins;
	private final Passages passages;
	private final Avoidance avoidance;
	private final List<CrowdUnit> units = new ArrayList<>();
	private final int[] appeared;
	private final List<List<Double>> arrivals = new ArrayList<>();
	private final double[] lost;
	private long step;

	/**
	 * Creates a crowd whose units have not appeared yet.
	 *
	 * @param groups the groups, at least one. Their fields are of maps as large as the ground
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TrafficSimulation(TrafficGround ground, List<TrafficGroup> groups, Progress progress) {
		int width = ground.free().width();
		int height = ground.free().height();
		this.ground = ground;
		this.groups = List.copyOf(groups);
		double fastest = ground.fastest(0, 0, width - 1, height - 1, 0);
		double speed = groups.stream().mapToDouble(group -> group.unit().speed()).max().orElseThrow();
		this.stepSeconds = REACH / (speed * Math.max(fastest, Double.MIN_NORMAL));
		int size = groups.stream().mapToInt(group -> group.unit().size()).max().orElseThrow();
		this.largest = size * CrowdUnit.CELL;
		this.bins = new UnitBins(width, height, size + 1);
		this.passages = new Passages(ground.free(), size, progress);
		this.avoidance = new Avoidance(ground);
		this.appeared = new int[groups.size()];
		this.lost = new double[width * height];
		groups.forEach(group -> arrivals.add(new ArrayList<>()));
	}

	/** Returns the simulated time in seconds. */
	public double seconds() {
		return step * stepSeconds;
	}

	/** Returns whether all units have arrived. */
	public boolean isDone() {
		boolean all = true;
		for (int i = 0; i < appeared.length; i++) {
			all &= appeared[i] == groups.get(i).count();
		}
		return all && units.isEmpty();
	}

	/**
	 * Simulates until all units have arrived, or until a time.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TrafficResult run(double seconds, Progress progress) {
		while (!isDone() && seconds() < seconds) {
			progress.check();
			decide();
			move();
		}
		return result();
	}

	/** Lets units appear, and decides the motions of all units in the next step, those nearest to their goal first. */
	void decide() {
		units.forEach(unit -> unit.decided = false);
		bins.fill(units);
		appear();
		List<CrowdUnit> order = new ArrayList<>(units);
		order.sort(Comparator.comparing((CrowdUnit unit) -> !unit.isFirst(step)).thenComparingDouble(this::cost)
				.thenComparingInt(unit -> unit.id));
		order.forEach(this::decide);
	}

	/** Returns the units. Their motions are known between {@link #decide()} and {@link #move()}. */
	List<CrowdUnit> units() {
		return units;
	}

	private void appear() {
		for (int i = 0; i < groups.size(); i++) {
			TrafficGroup group = groups.get(i);
			double due = Math.min(group.count(), Math.floor(seconds() * group.perSecond()) + 1);
			for (int j = 0; j < group.starts().size() && appeared[i] < due; j++) {
				appear(i, group, group.starts().get(j));
			}
		}
	}

	private void appear(int group, TrafficGroup from, Cell start) {
		int number = Arrays.stream(appeared).sum();
		CrowdUnit unit = new CrowdUnit(number, group, from.unit().size(), start.x() * CrowdUnit.CELL, start.y() * CrowdUnit.CELL);
		boolean[] isFree = {from.field().cost(start.x(), start.y()) < Double.POSITIVE_INFINITY && passages.mayMove(unit, 0, 0, step)};
		bins.near(unit.x, unit.y, largest, other -> isFree[0] &= !unit.meets(other, 0, 0));
		if (isFree[0]) {
			passages.move(unit, 0, 0, step);
			units.add(unit);
			bins.add(unit);
			appeared[group]++;
		}
	}

	private double cost(CrowdUnit unit) {
		return groups.get(unit.group).field().cost(unit.anchorX(), unit.anchorY());
	}

	private void decide(CrowdUnit unit) {
		TravelField field = groups.get(unit.group).field();
		StepGraph graph = field.graph();
		// diagonal steps keep units next to each other in their lanes along a slant
		Cell target = graph.cell(field.next(graph.index(unit.anchorX(), unit.anchorY())));
		boolean isPushed = step < unit.pushedUntil;
		int toX = isPushed ? unit.pushX : target.x() * CrowdUnit.CELL - unit.x;
		int toY = isPushed ? unit.pushY : target.y() * CrowdUnit.CELL - unit.y;
		avoidance.decide(unit, toX, toY, reach(unit), bins, largest, (x, y) -> passages.mayMove(unit, x, y, step));
		if (isPushed || unit.isFirst(step)) {
			avoidance.blockers(unit, other -> push(unit, other, toX, toY, isPushed));
		}
		passages.move(unit, unit.dx, unit.dy, step);
	}

	/**
	 * Makes a unit give way to another one. The unit moves half to the side and half ahead, or back if both are of one group.
	 * The unit hands this on to units that block it
	 * (K. Okumura et al., <em>Priority Inheritance with Backtracking</em>, IJCAI 2019, on a grid).
	 */
	private void push(CrowdUnit unit, CrowdUnit other, int toX, int toY, boolean isPushed) {
		boolean isAhead = other.group != unit.group || cost(other) <= cost(unit);
		if (step < other.pushedUntil || other.isFirst(step) && isAhead) {
			return;
		}
		long side = (long) toX * (2 * other.y + other.size - 2 * unit.y - unit.size)
				- (long) toY * (2 * other.x + other.size - 2 * unit.x - unit.size);
		int sign = isPushed ? 0 : side < 0 ? -1 : 1;
		int along = isPushed || other.group != unit.group ? 1 : -1;
		other.pushX = along * toX - sign * toY;
		other.pushY = along * toY + sign * toX;
		other.pushedUntil = step + PUSH;
	}

	/** Returns how far a unit gets in a step. The slowest cell under any place that it may reach counts. */
	private int reach(CrowdUnit unit) {
		double factor = 1;
		if (ground.speeds() != null) {
			factor = Double.POSITIVE_INFINITY;
			int reach = (int) (REACH * CrowdUnit.CELL);
			for (int y = (unit.y - reach) / CrowdUnit.CELL; y <= (unit.y + unit.size + reach - 1) / CrowdUnit.CELL; y++) {
				for (int x = (unit.x - reach) / CrowdUnit.CELL; x <= (unit.x + unit.size + reach - 1) / CrowdUnit.CELL; x++) {
					factor = ground.isFree(x, y) ? Math.min(factor, ground.speeds().of(x, y)) : factor;
				}
			}
		}
		return (int) (groups.get(unit.group).unit().speed() * factor * stepSeconds * CrowdUnit.CELL + ROUNDING);
	}

	/** Moves all units, and removes units at their goals. */
	void move() {
		step++;
		for (CrowdUnit unit : units) {
			double moved = Math.sqrt((double) unit.dx * unit.dx + (double) unit.dy * unit.dy);
			lost[unit.anchorY() * ground.free().width() + unit.anchorX()] += stepSeconds * Math.max(0, 1 - (moved + 2) / reach(unit));
			unit.x += unit.dx;
			unit.y += unit.dy;
			double cost = cost(unit);
			if (cost < unit.nearest) {
				unit.nearest = cost;
				unit.nearestStep = step;
			}
			if (cost == 0) {
				arrivals.get(unit.group).add(seconds());
				passages.leave(unit);
			}
		}
		units.removeIf(unit -> unit.nearest == 0);
	}

	/** Returns what became of the crowd so far. */
	private TrafficResult result() {
		List<StuckUnit> stuck = units.stream().filter(unit -> still(unit) >= STUCK_SECONDS)
				.map(unit -> new StuckUnit(unit.group, new Cell(unit.anchorX(), unit.anchorY()), still(unit))).toList();
		int waiting = groups.stream().mapToInt(TrafficGroup::count).sum() - Arrays.stream(appeared).sum();
		return new TrafficResult(seconds(), arrivals.stream().map(times -> times.stream().mapToDouble(Double::doubleValue).toArray())
				.toList(), units.size(), waiting, stuck, lost.clone());
	}

	private double still(CrowdUnit unit) {
		return (step - unit.nearestStep) * stepSeconds;
	}
}
