package org.leeway.pathing.traffic.disc;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.traffic.CrowdSimulation;
import org.leeway.pathing.traffic.Passages;
import org.leeway.pathing.traffic.SeenUnit;
import org.leeway.pathing.traffic.TrafficGround;
import org.leeway.pathing.traffic.UnitBins;

/**
 * A simulation of a crowd of discs, in steps of equal time. In a step, each disc moves along a line at a constant speed. At no
 * time do two discs overlap, and no disc overlaps a wall. Contacts of less than a billionth of a cell do not count as overlaps.
 * Not thread-safe.
 * <p>
 * The result is the same in each run and on each machine. All numbers are computed in a fixed order by additions,
 * multiplications, divisions and square roots, and there are no threads. The result counts lost time at the cell under the centre
 * of a disc. The anchor of a stuck disc is the top-left cell of a square around the disc.
 */
public final class DiscSimulation extends CrowdSimulation<DiscUnit> {

	/** Number of steps in which the fastest disc moves by the smallest diameter. */
	private static final int STEPS = 8;
	/**
	 * Limits for the distance that the fastest disc moves in a step, in cells. Without the lower limit, small discs would need
	 * too many steps.
	 */
	private static final double LEAST = 1.0 / 32;
	private static final double MOST = 0.5;
	/**
	 * Least width of a place where discs in opposite directions can pass each other, in diameters. The width suffices even if
	 * other discs press from behind.
	 */
	private static final int WIDE = 4;
	/**
	 * Least decrease of a disc's cost to the goal that counts as progress, where 1 is the cost of one cell. Without this limit,
	 * discs that press against each other would seem to advance forever.
	 */
	private static final double NEARER = 0.125;
	/** Number of steps after which a disc looks for its next target. */
	private static final int LOOK = 8;

	private final TrafficGround ground;
	private final List<DiscGroup> groups;
	/** The largest speed factor of the ground. */
	private final double fastest;
	private final double largest;
	private final UnitBins<DiscUnit> bins;
	private final Passages passages;
	private final MotionChoice choice;

	/**
	 * Creates a crowd whose discs have not appeared yet.
	 *
	 * @param ground the cells on which discs of the crowd move, with the speed factor of each cell. Must contain all cells that
	 * a disc can overlap
	 * @param groups the groups, at least one
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public DiscSimulation(TrafficGround ground, List<DiscGroup> groups, Progress progress) {
		super(groups, ground.free().width() * ground.free().height(), farthest(groups) / (speed(groups) * fastest(ground)));
		int width = ground.free().width();
		int height = ground.free().height();
		this.ground = ground;
		this.groups = List.copyOf(groups);
		this.largest = groups.stream().mapToDouble(group -> group.unit().diameter() / 2).max().orElseThrow();
		this.fastest = fastest(ground);
		int size = groups.stream().mapToInt(group -> group.unit().size()).max().orElseThrow();
		this.bins = new UnitBins<>(width, height, Math.max(1, 2 * largest));
		BitPlane open = groups.stream().map(group -> group.field().lattice().walls().open()).reduce(BitPlane::or).orElseThrow();
		this.passages = new Passages(ground.free(), open.and(ground.free()), size, WIDE * size, progress);
		this.choice = new MotionChoice(this.groups, passages, bins, largest, farthest(groups));
	}

	private static double fastest(TrafficGround ground) {
		return Math.max(Double.MIN_NORMAL, ground.fastest(0, 0, ground.free().width() - 1, ground.free().height() - 1, 0));
	}

	/** Returns the largest speed of a disc on terrain of speed 1, in cells a second. */
	private static double speed(List<DiscGroup> groups) {
		return groups.stream().mapToDouble(group -> group.unit().speed()).max().orElseThrow();
	}

	/** Returns how far the fastest disc moves in a step on the fastest terrain, in cells. */
	private static double farthest(List<DiscGroup> groups) {
		double smallest = groups.stream().mapToDouble(group -> group.unit().diameter()).min().orElseThrow();
		return Math.clamp(smallest / STEPS, LEAST, MOST);
	}

	@Override
	public void decide() {
		for (DiscUnit unit : units()) {
			unit.decided = false;
			unit.lastX = unit.dx;
			unit.lastY = unit.dy;
			unit.dx = 0;
			unit.dy = 0;
		}
		bins.fill(units());
		appear();
		units().forEach(this::wish);
		List<DiscUnit> order = new ArrayList<>(units());
		order.sort(Comparator.comparing((DiscUnit unit) -> !unit.ticket.isFirst(step())).thenComparingDouble(unit -> unit.cost)
				.thenComparingInt(unit -> unit.id));
		for (DiscUnit unit : order) {
			if (!unit.decided) {
				choice.decide(unit, step());
			}
		}
	}

	@Override
	protected DiscUnit create(int id, int group, int start) {
		DiscGroup from = groups.get(group);
		Point at = from.starts().get(start);
		double radius = from.unit().diameter() / 2;
		int cell = passages.cell((int) at.x(), (int) at.y());
		DiscUnit unit = new DiscUnit(id, group, radius, at.x(), at.y(), step());
		List<DiscUnit> near = new ArrayList<>();
		bins.near(unit.x, unit.y, radius + largest, near::add);
		if (near.stream().anyMatch(other -> other.covers(unit.x, unit.y, radius))
				|| !from.field().lattice().walls().isFree(radius, unit.x, unit.y, 0, 0) || from.field().entry(unit.x, unit.y) < 0
				|| !passages.mayMove(unit.ticket, cell, cell, step())) {
			return null;
		}
		passages.move(unit.ticket, cell, cell, step());
		bins.add(unit);
		wish(unit);
		unit.lastX = unit.wishX;
		unit.lastY = unit.wishY;
		return unit;
	}

	/** Computes the motion that a disc would choose if it were alone. */
	private void wish(DiscUnit unit) {
		DiscGroup group = groups.get(unit.group);
		DiscLattice lattice = group.field().lattice();
		double reach = group.unit().speed() * stepSeconds();
		unit.full = reach * lattice.slowest(unit.x, unit.y, unit.radius + reach * fastest);
		if (unit.target < 0 || step() >= unit.targetUntil || distance(unit, lattice) <= unit.full) {
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
		unit.targetUntil = step() + LOOK;
		if (entry >= 0) {
			unit.target = entry;
			unit.cost = field.cost(entry) + distance(unit, field.lattice());
			unit.target = field.visible(unit.x, unit.y, entry, LOOK * (int) Math.max(1, Math.ceil(2 * unit.radius)));
			unit.record(unit.cost, NEARER, step());
		}
	}

	private static double distance(DiscUnit unit, DiscLattice lattice) {
		double dx = lattice.x(unit.target) - unit.x;
		double dy = lattice.y(unit.target) - unit.y;
		return Math.sqrt(dx * dx + dy * dy);
	}

	@Override
	protected boolean advance(DiscUnit unit) {
		double share = Math.sqrt(unit.dx * unit.dx + unit.dy * unit.dy) / unit.full;
		lose(passages.cell((int) unit.x, (int) unit.y), Math.max(0, 1 - share));
		unit.x += unit.dx;
		unit.y += unit.dy;
		return share == 0;
	}

	@Override
	protected boolean isAtGoal(DiscUnit unit) {
		return groups.get(unit.group).field().isGoal(unit.x, unit.y);
	}

	@Override
	protected void leave(DiscUnit unit) {
		passages.leave(unit.ticket);
	}

	@Override
	protected SeenUnit seen(DiscUnit unit, boolean isStuck) {
		return new SeenUnit(unit.id, unit.group, unit.x - unit.radius, unit.y - unit.radius, isStuck);
	}

	@Override
	protected Cell anchor(DiscUnit unit) {
		return new Cell((int) Math.max(0, unit.x - unit.radius + 0.5), (int) Math.max(0, unit.y - unit.radius + 0.5));
	}
}
