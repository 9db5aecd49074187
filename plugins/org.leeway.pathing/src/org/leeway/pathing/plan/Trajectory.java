package org.leeway.pathing.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;

/** The motion of a unit's centre: a start and moves. Each move begins where the move before ends. Immutable. */
public final class Trajectory {

	private final Pose start;
	private final List<Move> moves;
	private final double length;
	private final double duration;

	/**
	 * Creates a trajectory.
	 *
	 * @param moves empty if the start is the goal
	 */
	public Trajectory(Pose start, List<? extends Move> moves) {
		this.start = Objects.requireNonNull(start, "start");
		this.moves = List.copyOf(moves);
		this.length = this.moves.stream().mapToDouble(Move::length).sum();
		this.duration = this.moves.stream().mapToDouble(Move::duration).sum();
	}

	/** Creates a trajectory that drives forward along some segments, at one speed in cells a second. */
	public static Trajectory along(Pose start, List<PathSegment> segments, double speed) {
		return new Trajectory(start, segments.stream().map(segment -> new Move.Drive(segment, Gear.FORWARD, speed)).toList());
	}

	/** Returns the pose where the trajectory begins. */
	public Pose start() {
		return start;
	}

	/** Returns the moves in their order. */
	public List<Move> moves() {
		return moves;
	}

	/** Returns the lines and arcs that the unit's centre follows, in their order. */
	public List<PathSegment> segments() {
		return moves.stream().filter(Move.Drive.class::isInstance).map(move -> ((Move.Drive) move).segment()).toList();
	}

	/** Returns the length in cells. */
	public double length() {
		return length;
	}

	/** Returns the duration in seconds. */
	public double duration() {
		return duration;
	}

	/** Returns the pose where the trajectory ends. */
	public Pose end() {
		return moves.isEmpty() ? start : moves.getLast().at(1);
	}

	/**
	 * Returns the pose at a distance after the start. If the unit turns on the spot there, returns the pose after the turn.
	 *
	 * @param distance the distance in cells, from 0 to {@link #length}
	 */
	public Pose at(double distance) {
		return find(distance, Move::length, (move, rest) -> move.at(rest / move.length())).orElseGet(this::end);
	}

	/** Returns the pose {@code seconds} seconds after the start, from 0 to {@link #duration}. */
	public Pose atTime(double seconds) {
		return find(seconds, Move::duration, (move, rest) -> move.at(move.shareAt(rest))).orElseGet(this::end);
	}

	/** Returns the speed {@code seconds} seconds after the start, in cells a second. 0 from the end of the trajectory on. */
	public double speedAtTime(double seconds) {
		return find(seconds, Move::duration, Move::speedAt).orElse(0.0);
	}

	/**
	 * Finds the move that is under way at a distance or a time from the start. Returns the result of {@code tell} for this
	 * move. Empty at the end of the trajectory and beyond.
	 *
	 * @param amount the distance in cells, or the time in seconds
	 * @param measure returns the length of a move in cells, or its duration in seconds
	 * @param tell receives the move, and how much of {@code amount} lies after the beginning of the move
	 */
	private <T> Optional<T> find(double amount, ToDoubleFunction<Move> measure, BiFunction<Move, Double, T> tell) {
		double rest = Math.max(0, amount);
		for (Move move : moves) {
			double all = measure.applyAsDouble(move);
			if (rest < all) {
				return Optional.of(tell.apply(move, rest));
			}
			rest -= all;
		}
		return Optional.empty();
	}

	/**
	 * Returns places at equal distances along the path, including its start and its end. Divides the path into the fewest parts
	 * that are at most a step long.
	 *
	 * @param step the step, in cells
	 * @throws IllegalArgumentException if the step is not greater than 0
	 */
	public List<Point> positions(double step) {
		if (!(step > 0)) {
			throw new IllegalArgumentException("step " + step + ", expected more than 0");
		}
		List<Point> positions = new ArrayList<>();
		int steps = (int) Math.ceil(length / step);
		for (int i = 0; i <= steps; i++) {
			positions.add((i == 0 ? start : i == steps ? end() : at(length * i / steps)).position());
		}
		return positions;
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof Trajectory other && start.equals(other.start) && moves.equals(other.moves);
	}

	@Override
	public int hashCode() {
		return Objects.hash(start, moves);
	}

	@Override
	public String toString() {
		return moves.size() + " moves from " + start + ", length " + length;
	}
}
