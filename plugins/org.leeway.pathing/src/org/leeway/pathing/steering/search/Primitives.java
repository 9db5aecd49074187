package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.Dubins;
import org.leeway.pathing.steering.curve.SteeringPath;
import org.leeway.pathing.steering.search.Primitive.Piece;
import org.leeway.pathing.steering.sweep.SweptCells;

/**
 * A calculator of the moves that a unit can make from each heading. Each cell has one place for a unit, see
 * {@link TurningUnit#offset}. All moves begin and end at places of cells. A straight move leads to the next place in the
 * direction of the heading. A turn is a line, an arc and a line, and a line may have length 0. A move that needs more room
 * than the map has is left out.
 */
final class Primitives {

	private static final double ROUNDING = 1e-9;
	/** Largest number of moves with the same start heading and end heading. If more are possible, only the shortest are kept. */
	private static final int ALIKE = 2;

	private final TurningUnit unit;
	private final int width;
	private final int height;
	private final Headings headings;
	/**
	 * The distance from the left side of a cell to the place of the unit in the cell, in cells. The distance from the top is
	 * the same. See {@link TurningUnit#offset}.
	 */
	private final double offset;
	private final List<List<Primitive>> byHeading = new ArrayList<>();

	private Primitives(TurningUnit unit, int width, int height) {
		this.unit = unit;
		this.width = width;
		this.height = height;
		this.headings = unit.headings();
		this.offset = unit.offset();
		for (int heading = 0; heading < headings.count(); heading++) {
			byHeading.add(new ArrayList<>());
		}
	}

	/**
	 * Returns the moves of a unit, indexed by heading.
	 *
	 * @param width the width of the map in cells
	 * @param height the height of the map in cells
	 */
	static Primitive[][] of(TurningUnit unit, int width, int height) {
		Primitives primitives = new Primitives(unit, width, height);
		for (int heading = 0; heading < unit.headings().count(); heading++) {
			primitives.addFrom(heading);
		}
		return primitives.byHeading.stream().map(list -> list.toArray(Primitive[]::new)).toArray(Primitive[][]::new);
	}

	private void addFrom(int heading) {
		Point from = new Point(offset, offset);
		int dx = headings.dx(heading);
		int dy = headings.dy(heading);
		add(heading, heading, dx, dy,
				List.of(new Move.Drive(new Segment(from, new Point(offset + dx, offset + dy)), Gear.FORWARD, 1)));
		int quarter = headings.count() / 4;
		if (unit.turningRadius() == 0) {
			pivot(heading, 1);
			pivot(heading, -1);
			return;
		}
		for (int by = 1; by <= quarter; by = by < 3 ? by + 1 : 2 * by) {
			turn(heading, by);
			turn(heading, -by);
		}
	}

	private void pivot(int heading, int by) {
		int to = headings.turned(heading, by);
		Pose from = Pose.at(new Point(offset, offset), headings.angle(heading));
		List<Move> moves = Dubins.path(from, Pose.at(from.position(), headings.angle(to)), 0).trajectory(1).moves();
		add(heading, primitive(to, 0, 0, moves));
	}

	private void turn(int heading, int by) {
		int to = headings.turned(heading, by);
		Pose from = Pose.at(new Point(offset, offset), headings.angle(heading));
		ends(heading, to, Integer.signum(by)).stream()
				.map(end -> Dubins.path(from, Pose.at(new Point(offset + end.x(), offset + end.y()), headings.angle(to)),
						unit.turningRadius()))
				.sorted(Comparator.comparingDouble(SteeringPath::length)).limit(ALIKE).forEach(path -> {
					Point end = path.end().position();
					add(heading, to, (int) Math.rint(end.x() - offset), (int) Math.rint(end.y() - offset),
							path.trajectory(1).moves());
				});
	}

	/**
	 * Returns the cells where a turn may end, relative to the cell where it begins.
	 *
	 * @param heading the heading before the turn
	 * @param to the heading after the turn
	 * @param sign the direction of the turn: 1 for clockwise, -1 for counterclockwise
	 */
	private List<Cell> ends(int heading, int to, int sign) {
		double a = headings.angle(heading);
		double b = headings.angle(to);
		double cross = Math.sin(b - a);
		double arcX = sign * unit.turningRadius() * (Math.sin(b) - Math.sin(a));
		double arcY = sign * unit.turningRadius() * (Math.cos(a) - Math.cos(b));
		double before = Math.hypot(headings.dx(heading), headings.dy(heading));
		double after = Math.hypot(headings.dx(to), headings.dy(to));
		// Without its two lines, the turn is only an arc and ends at (arcX, arcY). The line before the arc moves this end in
		// the old direction, by less than "before". The line after the arc moves the end in the new direction, by less than
		// "after". So the possible ends fill a parallelogram
		double sideX = before * Math.cos(a);
		double sideY = before * Math.sin(a);
		double otherX = after * Math.cos(b);
		double otherY = after * Math.sin(b);
		// a move that leads further than the map is wide or high fits nowhere on the map. So ends this far away are left out
		int left = first(arcX + Math.min(0, sideX) + Math.min(0, otherX), width);
		int right = last(arcX + Math.max(0, sideX) + Math.max(0, otherX), width);
		int top = first(arcY + Math.min(0, sideY) + Math.min(0, otherY), height);
		int bottom = last(arcY + Math.max(0, sideY) + Math.max(0, otherY), height);
		List<Cell> ends = new ArrayList<>();
		for (int y = top; y <= bottom; y++) {
			for (int x = left; x <= right; x++) {
				double first = ((x - arcX) * Math.sin(b) - (y - arcY) * Math.cos(b)) / cross;
				double second = ((y - arcY) * Math.cos(a) - (x - arcX) * Math.sin(a)) / cross;
				if (first >= -ROUNDING && second >= -ROUNDING && first < before - ROUNDING && second < after - ROUNDING) {
					ends.add(new Cell(x, y));
				}
			}
		}
		return ends;
	}

	/** Rounds a coordinate down to a whole number, but to no less than {@code -side}. */
	private static int first(double place, int side) {
		return (int) Math.max(-side, Math.floor(place - ROUNDING));
	}

	/** Rounds a coordinate up to a whole number, but to no more than {@code side}. */
	private static int last(double place, int side) {
		return (int) Math.min(side, Math.ceil(place + ROUNDING));
	}

	/**
	 * Adds a move. If the unit can reverse, also adds the move that leads back in reverse.
	 *
	 * @param heading the heading at the start of the move
	 * @param to the heading at the end of the move
	 * @param dx how many cells the end of the move is to the right of its start
	 * @param dy how many cells the end of the move is below its start
	 */
	private void add(int heading, int to, int dx, int dy, List<Move> moves) {
		add(heading, primitive(to, dx, dy, moves));
		if (unit.reverseCost() > 0) {
			List<Move> back = Moves.slowerInReverse(Moves.shifted(Moves.undone(moves), -dx, -dy), unit.reverseCost());
			add(to, primitive(heading, -dx, -dy, back));
		}
	}

	private void add(int heading, Optional<Primitive> primitive) {
		primitive.ifPresent(byHeading.get(heading)::add);
	}

	/** Returns consecutive moves as one move of the lattice. Empty if one of the moves needs more room than the map has. */
	private Optional<Primitive> primitive(int to, int dx, int dy, List<Move> moves) {
		List<Piece> pieces = new ArrayList<>();
		Set<Cell> cells = new LinkedHashSet<>();
		for (Move move : moves) {
			Optional<List<Cell>> swept = SweptCells.of(unit.footprint(), move, width, height);
			if (swept.isEmpty()) {
				return Optional.empty();
			}
			pieces.add(new Piece(move, Moves.cost(List.of(move)), CellShape.of(swept.get())));
			cells.addAll(swept.get());
		}
		return Optional.of(new Primitive(to, dx, dy, Moves.cost(moves), List.copyOf(pieces), CellShape.of(cells)));
	}
}
