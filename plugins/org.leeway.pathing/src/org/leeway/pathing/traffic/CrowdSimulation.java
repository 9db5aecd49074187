package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;

/**
 * A simulation of a crowd, in steps of equal time. Units appear at the starts of their groups, and leave the map at their goals. A
 * subclass knows how units move. Not thread-safe.
 *
 * @param <U> the units
 */
public abstract class CrowdSimulation<U extends SimulatedUnit> {

	/** Time in seconds after which a unit that came no nearer to its goal counts as stuck. */
	private static final double STUCK_SECONDS = 10;

	private final List<? extends CrowdGroup> groups;
	private final double stepSeconds;
	private final List<U> units = new ArrayList<>();
	private final int[] appeared;
	private final List<List<Double>> arrivals = new ArrayList<>();
	private final double[] lost;
	/** The observer of the present run. Null if there is none. */
	private TrafficObserver observer;
	private long step;

	/**
	 * Creates a crowd whose units have not appeared yet.
	 *
	 * @param groups the groups, at least one
	 * @param cells the number of cells of the map
	 * @param stepSeconds the duration of a step, in seconds
	 */
	protected CrowdSimulation(List<? extends CrowdGroup> groups, int cells, double stepSeconds) {
		this.groups = groups;
		this.stepSeconds = stepSeconds;
		this.appeared = new int[groups.size()];
		this.lost = new double[cells];
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
	 * @param watching gets the state after each step of this run. Null if there is no observer
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

	/** Adds the units that appear now, and decides the motions of all units in the next step. */
	public abstract void decide();

	/** Returns the units on the map, in the order in which they appeared. */
	public final List<U> units() {
		return units;
	}

	/** Returns the number of the next step. */
	protected final long step() {
		return step;
	}

	protected final double stepSeconds() {
		return stepSeconds;
	}

	/** Lets units appear at free starts, up to the number of units of each group that are due by now. */
	protected final void appear() {
		for (int i = 0; i < groups.size(); i++) {
			CrowdGroup group = groups.get(i);
			double due = Math.min(group.count(), Math.floor(seconds() * group.perSecond()) + 1);
			for (int j = 0; j < group.starts().size() && appeared[i] < due; j++) {
				U unit = create(Arrays.stream(appeared).sum(), i, j);
				if (unit != null) {
					units.add(unit);
					appeared[i]++;
				}
			}
		}
	}

	/**
	 * Returns a new unit at a start. Returns null if a unit cannot stand there now.
	 *
	 * @param id the number of the unit
	 * @param group the index of its group
	 * @param start the index of the start among the starts of the group
	 */
	protected abstract U create(int id, int group, int start);

	/** Moves all units as decided, and removes units at their goals. */
	public final void move() {
		step++;
		if (observer != null) {
			observer.begin(seconds());
		}
		for (U unit : units) {
			boolean waited = advance(unit);
			if (observer != null) {
				observer.unit(seen(unit, isStuck(unit)), waited);
			}
		}
		units.removeIf(this::isArrived);
	}

	/** Moves a unit to its place at the end of the step. Returns whether the unit stood during the step. */
	protected abstract boolean advance(U unit);

	/** Records that a unit lost a share of the step, from 0 to 1, at a cell. */
	protected final void lose(int cell, double share) {
		lost[cell] += stepSeconds * share;
	}

	/** Returns a unit in the form that observers get. */
	protected abstract SeenUnit seen(U unit, boolean isStuck);

	private boolean isArrived(U unit) {
		boolean isAtGoal = isAtGoal(unit);
		if (isAtGoal) {
			arrivals.get(unit.group).add(seconds());
			leave(unit);
		}
		return isAtGoal;
	}

	/** Returns whether a unit is at its goal. */
	protected abstract boolean isAtGoal(U unit);

	/** Receives a unit that leaves the map at its goal. */
	protected abstract void leave(U unit);

	/** Returns what became of the crowd so far. */
	private TrafficResult result() {
		List<StuckUnit> stuck = units.stream().filter(this::isStuck)
				.map(unit -> new StuckUnit(unit.group, anchor(unit), still(unit))).toList();
		int waiting = groups.stream().mapToInt(CrowdGroup::count).sum() - Arrays.stream(appeared).sum();
		return new TrafficResult(seconds(), arrivals.stream().map(times -> times.stream().mapToDouble(Double::doubleValue).toArray())
				.toList(), units.size(), waiting, stuck, lost.clone());
	}

	/** Returns the top-left cell of a square around a unit. */
	protected abstract Cell anchor(U unit);

	private boolean isStuck(U unit) {
		return still(unit) >= STUCK_SECONDS;
	}

	private double still(U unit) {
		return unit.still(step) * stepSeconds;
	}
}
