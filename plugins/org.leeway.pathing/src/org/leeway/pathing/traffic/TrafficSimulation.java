package org.leeway.pathing.traffic;

import java.util.ArrayList;
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
public final class TrafficSimulation extends CrowdSimulation<CrowdUnit> {

	/**
	 * Number of steps in which the fastest unit moves by a cell. With 12 steps, a diagonal takes almost exactly 17
	 * steps, because 12 times the square root of 2 is 16.97.
	 */
	private static final int STEPS = 12;

	/**
	 * Number of units that fit next to each other in the narrowest place where units go both ways at once. Two units need two
	 * lanes, but units off their lanes would close places of two or three units. With 5 in place of 4, crowds of 120 units
	 * jammed in the harbour sample.
	 */
	private static final int WIDE = 4;

	private final TrafficGround ground;
	private final List<TrafficGroup> groups;
	/** The largest side of a unit, in cells. */
	private final int largest;
	private final UnitBins<CrowdUnit> bins;
	private final Passages passages;
	private final TurnTaking turns;

	/**
	 * Creates a crowd whose units have not appeared yet.
	 *
	 * @param groups the groups, at least one. Their travel fields must have the size of the ground. The fields must be
	 * computed for steps that cut no corners
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TrafficSimulation(TrafficGround ground, List<TrafficGroup> groups, Progress progress) {
		super(groups, ground.free().width() * ground.free().height(), stepSeconds(ground, groups));
		int width = ground.free().width();
		int height = ground.free().height();
		this.ground = ground;
		this.groups = List.copyOf(groups);
		this.largest = groups.stream().mapToInt(group -> group.unit().size()).max().orElseThrow();
		this.bins = new UnitBins<>(width, height, largest + 1);
		this.passages = new Passages(ground.free(), ground.free(), largest, WIDE * largest, progress);
		this.turns = new TurnTaking(ground, this.groups, passages, bins, largest, stepSeconds());
	}

	private static double stepSeconds(TrafficGround ground, List<TrafficGroup> groups) {
		double fastest = ground.fastest(0, 0, ground.free().width() - 1, ground.free().height() - 1, 0);
		double speed = groups.stream().mapToDouble(group -> group.unit().speed()).max().orElseThrow();
		return 1 / (STEPS * speed * Math.max(fastest, Double.MIN_NORMAL));
	}

	/**
	 * Adds the units that appear now, and lets all standing units begin a motion. Units inside a narrow passage, or just
	 * leaving a passage, decide first.
	 */
	@Override
	public void decide() {
		bins.fill(units());
		appear();
		List<CrowdUnit> standing = new ArrayList<>();
		for (CrowdUnit unit : units()) {
			unit.decided = false;
			if (unit.stands()) {
				standing.add(unit);
			}
		}
		standing.sort(Comparator.comparing((CrowdUnit unit) -> !unit.ticket.isFirst(step())).thenComparingInt(unit -> unit.id));
		for (CrowdUnit unit : standing) {
			// a unit that was asked to step aside, but could not, may still go ahead
			if (unit.stands()) {
				turns.decide(unit, step());
			}
		}
		for (CrowdUnit unit : units()) {
			unit.dx = unit.xAt(step() + 1) - unit.x;
			unit.dy = unit.yAt(step() + 1) - unit.y;
		}
	}

	@Override
	protected CrowdUnit create(int id, int group, int start) {
		TrafficGroup from = groups.get(group);
		Cell at = from.starts().get(start);
		if (from.field().cost(at.x(), at.y()) == Double.POSITIVE_INFINITY) {
			return null;
		}
		CrowdUnit unit = new CrowdUnit(id, group, from.unit().size(), at.x(), at.y(), step());
		int middle = unit.middle(passages, 0, 0);
		boolean[] isFree = {passages.mayMove(unit.ticket, middle, middle, step())};
		bins.near(at.x(), at.y(), largest + 1,
				other -> isFree[0] &= !unit.meets(other, unit.fromX, unit.fromY, CrowdUnit.CELL, step()));
		if (!isFree[0]) {
			return null;
		}
		passages.move(unit.ticket, middle, middle, step());
		bins.add(unit);
		return unit;
	}

	@Override
	protected boolean advance(CrowdUnit unit) {
		boolean waited = unit.stands();
		if (waited) {
			lose(unit.fromY * ground.free().width() + unit.fromX, 1);
		}
		unit.x += unit.dx;
		unit.y += unit.dy;
		if (unit.x == unit.toX * CrowdUnit.CELL && unit.y == unit.toY * CrowdUnit.CELL) {
			unit.fromX = unit.toX;
			unit.fromY = unit.toY;
			unit.record(groups.get(unit.group).field().cost(unit.fromX, unit.fromY), 0, step());
		}
		return waited;
	}

	@Override
	protected boolean isAtGoal(CrowdUnit unit) {
		return unit.nearest() == 0;
	}

	@Override
	protected void leave(CrowdUnit unit) {
		passages.leave(unit.ticket);
	}

	@Override
	protected SeenUnit seen(CrowdUnit unit, boolean isStuck) {
		return new SeenUnit(unit.id, unit.group, unit.placeX(), unit.placeY(), isStuck);
	}

	@Override
	protected Cell anchor(CrowdUnit unit) {
		return new Cell(unit.fromX, unit.fromY);
	}
}
