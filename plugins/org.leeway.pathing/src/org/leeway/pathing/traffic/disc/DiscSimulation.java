package org.leeway.pathing.traffic.disc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.traffic.Passages;
import org.leeway.pathing.traffic.SeenUnit;
import org.leeway.pathing.traffic.StuckUnit;
import org.leeway.pathing.traffic.TrafficGround;
import org.leeway.pathing.traffic.TrafficObserver;
import org.leeway.pathing.traffic.TrafficResult;

/**
 * A simulation of a crowd of discs, in steps of equal time. In a step, each disc moves along a line at a constant speed. At no
 * time do two discs overlap, and no disc overlaps a wall. Contacts of less than a billionth of a cell do not count as overlaps.
 * Not thread-safe.
 * <p>
 * The result is the same in each run and on each machine. All numbers are computed in a fixed order by additions,
 * multiplications, divisions and square roots, and there are no threads.
 */
public final class DiscSimulation {

	/** Number of steps in which the fastest disc moves by the smallest diameter. */
	private static final int STEPS = 8;
	/** The least and the largest motion of the fastest disc in a step, in cells. Small discs would need too many steps. */
	private static final double LEAST = 1.0 / 32;
	private static final double MOST = 0.5;
	/** Width, in diameters, from which on discs in opposite directions can pass each other although other discs press from behind. */
	private static final int WIDE = 3;
	/** Time in seconds after which a disc that came no nearer to its goal counts as stuck. */
	private static final double STUCK_SECONDS = 10;
	/** Least progress that counts, in the cost of cells. Without a least progress, pressing discs would seem to advance forever. */
	private static final double NEARER = 0.125;
	/** Number of steps after which a disc looks for its next target. */
	private static final int LOOK = 8;

	private final TrafficGround ground;
	private final List<DiscGroup> groups;
	private final double stepSeconds;
	/** The largest speed factor of the ground. */
	private final double fastest;
	private final double largest;
	private final DiscBins bins;
	private final Passages passages;
	private final MotionChoice choice;
	private final List<DiscUnit> units = new ArrayList<>();
	private final int[] appeared;
	private final List<List<Double>> arrivals = new ArrayList<>();
	private final double[] lost;
	/** The observer of the present run. Null if there is none. */
	private TrafficObserver observer;
	private long step;

	/**
	 * Creates a crowd whose discs have not appeared yet.
	 *
	 * @param ground the cells on which discs of the crowd move, and their speeds. Must contain all cells that a disc can overlap
	 * @param groups the groups, at least one
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public DiscSimulation(TrafficGround ground, List<DiscGroup> groups, Progress progress) {
		int width = ground.free().width();
		int height = ground.free().height();
		this.ground = ground;
		this.groups = List.copyOf(groups);
		this.largest = groups.stream().mapToDouble(group -> group.unit().diameter() / 2).max().orElseThrow();
		double smallest = groups.stream().mapToDouble(group -> group.unit().diameter()).min().orElseThrow();
		this.fastest = Math.max(Double.MIN_NORMAL, ground.fastest(0, 0, width - 1, height - 1, 0));
		double speed = groups.stream().mapToDouble(group -> group.unit().speed()).max().orElseThrow();
		double farthest = Math.clamp(smallest / STEPS, LEAST, MOST);
		this.stepSeconds = farthest / (speed * fastest);
		int size = groups.stream().mapToInt(group -> group.unit().size()).max().orElseThrow();
		this.bins = new DiscBins(width, height, Math.max(1, 2 * largest));
		BitPlane open = groups.stream().map(group -> group.field().lattice().walls().open()).reduce(BitPlane::or).orElseThrow();
		this.passages = new Passages(ground.free(), open.and(ground.free()), size, WIDE * size, progress);
		this.choice = new MotionChoice(this.groups, passages, bins, largest, farthest);
		this.appeared = new int[groups.size()];
		this.lost = new double[width * height];
		groups.forEach(group -> arrivals.add(new ArrayList<>()));
	}

	/** Returns the simulated time in seconds. */
	public double seconds() {
		return step * stepSeconds;
	}

	/** Returns whether all discs have arrived. */
	public boolean isDone() {
		boolean all = true;
		for (int i = 0; i < appeared.length; i++) {
			all &= appeared[i] == groups.get(i).count();
		}
		return all && units.isEmpty();
	}

	/**
	 * Simulates until all discs have arrived, or until a time. The result counts lost time at the cell under the centre of a disc.
	 * The anchor of a stuck disc is the top-left cell of a square around the disc.
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

	/** Adds the discs that appear now, and decides the motions of all discs in the next step. */
	void decide() {
		for (DiscUnit unit : units) {
			unit.decided = false;
			unit.lastX = unit.dx;
			unit.lastY = unit.dy;
			unit.dx = 0;
			unit.dy = 0;
		}
		bins.fill(units);
		appear();
		units.forEach(this::wish);
		List<DiscUnit> order = new ArrayList<>(units);
		order.sort(Comparator.comparing((DiscUnit unit) -> !unit.ticket.isFirst(step)).thenComparingDouble(unit -> unit.cost)
				.thenComparingInt(unit -> unit.id));
		for (DiscUnit unit : order) {
			if (!unit.decided) {
				choice.decide(unit, step);
			}
		}
	}

	/** Returns the discs. Their motions are known between {@link #decide()} and {@link #move()}. */
	List<DiscUnit> units() {
		return units;
	}

	private void appear() {
		for (int i = 0; i < groups.size(); i++) {
			DiscGroup group = groups.get(i);
			double due = Math.min(group.count(), Math.floor(seconds() * group.perSecond()) + 1);
			for (int j = 0; j < group.starts().size() && appeared[i] < due; j++) {
				appear(i, group, group.starts().get(j));
			}
		}
	}

	private void appear(int group, DiscGroup from, Point start) {
		double radius = from.unit().diameter() / 2;
		DiscLattice lattice = from.field().lattice();
		int cell = passages.cell((int) start.x(), (int) start.y());
		DiscUnit unit = new DiscUnit(Arrays.stream(appeared).sum(), group, radius, start.x(), start.y());
		List<DiscUnit> near = new ArrayList<>();
		bins.near(unit.x, unit.y, radius + largest, near);
		if (near.stream().noneMatch(other -> other.covers(unit.x, unit.y, radius)) && lattice.walls().isFree(radius, unit.x, unit.y, 0, 0)
				&& from.field().entry(unit.x, unit.y) >= 0 && passages.mayMove(unit.ticket, cell, cell, step)) {
			passages.move(unit.ticket, cell, cell, step);
			unit.nearestStep = step;
			units.add(unit);
			bins.add(unit);
			appeared[group]++;
			wish(unit);
			unit.lastX = unit.wishX;
			unit.lastY = unit.wishY;
		}
	}

	/** Computes the motion that a disc would choose if it were alone. */
	private void wish(DiscUnit unit) {
		DiscGroup group = groups.get(unit.group);
		DiscLattice lattice = group.field().lattice();
		double reach = group.unit().speed() * stepSeconds;
		unit.full = reach * lattice.slowest(unit.x, unit.y, unit.radius + reach * fastest);
		if (unit.target < 0 || step >= unit.targetUntil || distance(unit, lattice) <= unit.full) {
			look(unit, group.field());
		}
		unit.wishX = 0;
		unit.wishY = 0;
		double distance = unit.target < 0 ? 0 : distance(unit, lattice);
		if (distance > 0) {
			double share = Math.min(1, unit.full / distance);
			unit.wishX = share * (lattice.x(unit.target) - unit.x);
			unit.wishY = share * (lattice.y(unit.target) - unit.y);
		}
	}

	private void look(DiscUnit unit, DiscField field) {
		int entry = field.entry(unit.x, unit.y);
		unit.targetUntil = step + LOOK;
		if (entry >= 0) {
			unit.target = entry;
			unit.cost = field.cost(entry) + distance(unit, field.lattice());
			unit.target = field.visible(unit.x, unit.y, entry, LOOK * (int) Math.max(1, Math.ceil(2 * unit.radius)));
			if (unit.cost < unit.nearest - NEARER) {
				unit.nearest = unit.cost;
				unit.nearestStep = step;
			}
		}
	}

	private static double distance(DiscUnit unit, DiscLattice lattice) {
		double dx = lattice.x(unit.target) - unit.x;
		double dy = lattice.y(unit.target) - unit.y;
		return Math.sqrt(dx * dx + dy * dy);
	}

	/** Moves all discs, and removes discs at their goals. */
	void move() {
		step++;
		if (observer != null) {
			observer.begin(seconds());
		}
		for (DiscUnit unit : units) {
			double share = Math.sqrt(unit.dx * unit.dx + unit.dy * unit.dy) / unit.full;
			lost[passages.cell((int) unit.x, (int) unit.y)] += stepSeconds * Math.max(0, 1 - share);
			unit.x += unit.dx;
			unit.y += unit.dy;
			if (observer != null) {
				observer.unit(new SeenUnit(unit.id, unit.group, unit.x - unit.radius, unit.y - unit.radius, isStuck(unit)), share == 0);
			}
		}
		units.removeIf(this::isArrived);
	}

	private boolean isArrived(DiscUnit unit) {
		boolean isGoal = groups.get(unit.group).field().isGoal(unit.x, unit.y);
		if (isGoal) {
			arrivals.get(unit.group).add(seconds());
			passages.leave(unit.ticket);
		}
		return isGoal;
	}

	/** Returns what became of the crowd so far. */
	private TrafficResult result() {
		List<StuckUnit> stuck = units.stream().filter(this::isStuck)
				.map(unit -> new StuckUnit(unit.group, anchor(unit), still(unit))).toList();
		int waiting = groups.stream().mapToInt(DiscGroup::count).sum() - Arrays.stream(appeared).sum();
		return new TrafficResult(seconds(), arrivals.stream().map(times -> times.stream().mapToDouble(Double::doubleValue).toArray())
				.toList(), units.size(), waiting, stuck, lost.clone());
	}

	private static Cell anchor(DiscUnit unit) {
		return new Cell((int) Math.max(0, unit.x - unit.radius + 0.5), (int) Math.max(0, unit.y - unit.radius + 0.5));
	}

	private boolean isStuck(DiscUnit unit) {
		return still(unit) >= STUCK_SECONDS;
	}

	private double still(DiscUnit unit) {
		return (step - unit.nearestStep) * stepSeconds;
	}
}
