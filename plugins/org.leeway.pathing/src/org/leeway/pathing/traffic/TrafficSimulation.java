package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;

/**
 * A simulation of a crowd, in steps of equal time. Units move from anchor to anchor along straight lines. An anchor is
 * the cell of a unit's top-left corner. At no time do two units overlap, and no unit overlaps a wall. Not thread-safe.
 * <p>
 * The result is the same in each run and on each machine. Positions are whole numbers, other numbers are computed in a
 * fixed order, and there are no threads.
 */
public final class TrafficSimulation {

	/**
	 * Number of steps in which the fastest unit moves by a cell. With 12 steps, a diagonal takes almost exactly 17
	 * steps, because 12 times the square root of 2 is 16.97.
	 */
	private static final int STEPS = 12;
	/** Time in seconds after which a unit that came no nearer to its goal counts as stuck. */
	private static final double STUCK_SECONDS = 10;

	private final TrafficGround ground;
	private final List<TrafficGroup> groups;
	private final double stepSeconds;
	private final int largest;
	private final UnitBins bins;
	private final Passages passages;
	private final TurnTaking turns;
	private final List<CrowdUnit> units = new ArrayList<>();
	private final int[] appeared;
	private final List<List<Double>> arrivals = new ArrayList<>();
	private final double[] lost;
	/** The observer of the present run. Null if there is none. */
	private TrafficObserver observer;
	private long step;

	/**
	 * Creates a crowd whose units have not appeared yet.
	 *
	 * @param groups the groups, at least one. Their travel fields must have the size of the ground. The fields must be
	 * computed for steps that cut no corners
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TrafficSimulation(TrafficGround ground, List<TrafficGroup> groups, Progress progress) {
		int width = ground.free().width();
		int height = ground.free().height();
		this.ground = ground;
		this.groups = List.copyOf(groups);
		double fastest = ground.fastest(0, 0, width - 1, height - 1, 0);
		double speed = groups.stream().mapToDouble(group -> group.unit().speed()).max().orElseThrow();
		this.stepSeconds = 1 / (STEPS * speed * Math.max(fastest, Double.MIN_NORMAL));
		int size = groups.stream().mapToInt(group -> group.unit().size()).max().orElseThrow();
		this.largest = size * CrowdUnit.CELL;
		this.bins = new UnitBins(width, height, size + 1);
		// each of two units has a lane of s cells. Units may be off their lanes by s - 1 cells. So the square in which two units can
		// pass each other has s - 1 more cells on each side
		this.passages = new Passages(ground.free(), ground.free(), size, 4 * size - 2, progress);
		this.turns = new TurnTaking(ground, this.groups, passages, bins, largest, stepSeconds);
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
	 * @param seconds the simulated time at which to stop, in seconds
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TrafficResult run(double seconds, Progress progress) {
		return run(seconds, null, progress);
	}

	/**
	 * Simulates as {@link #run(double, Progress)} does, and reports each state to an observer.
	 *
	 * @param watching gets the states after this call. Null if there is no observer
	 */
	public TrafficResult run(double seconds, TrafficObserver watching, Progress progress) {
		observer = watching;
		while (!isDone() && seconds() < seconds) {
			progress.check();
			decide();
			move();
		}
		return result();
	}

	/**
	 * Adds the units that appear now, and lets all standing units begin a motion. Units inside a narrow passage, or just
	 * leaving a passage, decide first.
	 */
	void decide() {
		bins.fill(units);
		appear();
		List<CrowdUnit> standing = new ArrayList<>();
		for (CrowdUnit unit : units) {
			unit.decided = false;
			if (unit.stands()) {
				standing.add(unit);
			}
		}
		standing.sort(Comparator.comparing((CrowdUnit unit) -> !unit.ticket.isFirst(step)).thenComparingInt(unit -> unit.id));
		for (CrowdUnit unit : standing) {
			if (!unit.decided) {
				turns.decide(unit, step);
			}
		}
		for (CrowdUnit unit : units) {
			unit.dx = unit.xAt(step + 1) - unit.x;
			unit.dy = unit.yAt(step + 1) - unit.y;
		}
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
		if (from.field().cost(start.x(), start.y()) == Double.POSITIVE_INFINITY) {
			return;
		}
		CrowdUnit unit = new CrowdUnit(Arrays.stream(appeared).sum(), group, from.unit().size(), start.x(), start.y());
		int middle = unit.middle(passages, 0, 0);
		boolean[] isFree = {passages.mayMove(unit.ticket, middle, middle, step)};
		bins.near(unit.x, unit.y, largest + CrowdUnit.CELL,
				other -> isFree[0] &= !unit.meets(other, unit.fromX, unit.fromY, CrowdUnit.CELL, step));
		if (isFree[0]) {
			passages.move(unit.ticket, middle, middle, step);
			unit.nearestStep = step;
			units.add(unit);
			bins.add(unit);
			appeared[group]++;
		}
	}

	/** Moves all units, and removes units at their goals. */
	void move() {
		step++;
		if (observer != null) {
			observer.begin(seconds());
		}
		for (CrowdUnit unit : units) {
			boolean waited = unit.stands();
			if (waited) {
				lost[unit.fromY * ground.free().width() + unit.fromX] += stepSeconds;
			}
			unit.x += unit.dx;
			unit.y += unit.dy;
			if (unit.x == unit.toX * CrowdUnit.CELL && unit.y == unit.toY * CrowdUnit.CELL) {
				stop(unit);
			}
			if (observer != null) {
				observer.unit(seen(unit), waited);
			}
		}
		units.removeIf(unit -> unit.nearest == 0);
	}

	private void stop(CrowdUnit unit) {
		unit.fromX = unit.toX;
		unit.fromY = unit.toY;
		double cost = groups.get(unit.group).field().cost(unit.fromX, unit.fromY);
		if (cost < unit.nearest) {
			unit.nearest = cost;
			unit.nearestStep = step;
		}
		if (cost == 0) {
			arrivals.get(unit.group).add(seconds());
			passages.leave(unit.ticket);
		}
	}

	private SeenUnit seen(CrowdUnit unit) {
		return new SeenUnit(unit.id, unit.group, (double) unit.x / CrowdUnit.CELL, (double) unit.y / CrowdUnit.CELL, isStuck(unit));
	}

	/** Returns what became of the crowd so far. */
	private TrafficResult result() {
		List<StuckUnit> stuck = units.stream().filter(this::isStuck)
				.map(unit -> new StuckUnit(unit.group, new Cell(unit.fromX, unit.fromY), still(unit))).toList();
		int waiting = groups.stream().mapToInt(TrafficGroup::count).sum() - Arrays.stream(appeared).sum();
		return new TrafficResult(seconds(), arrivals.stream().map(times -> times.stream().mapToDouble(Double::doubleValue).toArray())
				.toList(), units.size(), waiting, stuck, lost.clone());
	}

	private boolean isStuck(CrowdUnit unit) {
		return still(unit) >= STUCK_SECONDS;
	}

	private double still(CrowdUnit unit) {
		return (step - unit.nearestStep) * stepSeconds;
	}
}
