package org.leeway.pathing.steering.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.scan.Patches;

/**
 * A search for cells to clear in a trap, so that the unit has room to turn and can leave. A trap is an area that the
 * unit can enter but not leave. Its places are the cells where the unit is trapped with every heading.
 * <p>
 * The search tries squares around some places, to see what happens if all cells of a square are passable. Smaller squares
 * are tried first, and among squares of equal size the squares with fewer cells to clear. The result is the first square that
 * frees the unit: a unit from the trap no longer gets trapped in any {@linkplain Lattice#isDeep deep} area. If no square frees
 * the unit, the result is the first square that at least halves the number of places where the unit is trapped.
 */
final class TrapWidening {

	/**
	 * Squares are tried around at least this many places of a trap, or around all places if the trap has fewer. A trap with
	 * twice as many places or more is sampled evenly, to save time.
	 */
	private static final int PLACES = 24;
	/** Limit for the number of poses that the search visits, for each square of cells that it tries to clear. */
	private static final int MOST_POSES = 1 << 18;

	private final Lattice lattice;
	private final PoseSet reached;
	private final PoseSet endless;
	/**
	 * The cells where the unit has a heading with which it can drive on for ever. Computed for the present level, before
	 * this search clears any cell.
	 */
	private final BitPlane safe;
	/** The number of places of the trap. */
	private final long insidePlaces;
	/** The poses of the trap. */
	private final List<Node> inside = new ArrayList<>();

	private record Node(int heading, int x, int y) {

		Node after(Primitive move) {
			return new Node(move.to(), x + move.dx(), y + move.dy());
		}
	}

	/**
	 * Creates a search for one trap.
	 *
	 * @param reached the poses that the unit gets to
	 * @param endless the reached poses from which the unit can drive on for ever
	 * @param trapped the connected patches of trapped places, which include the trap
	 */
	TrapWidening(Lattice lattice, PoseSet reached, PoseSet endless, Trap trap, Patches trapped) {
		this.lattice = lattice;
		this.reached = reached;
		this.endless = endless;
		this.safe = endless.places();
		this.insidePlaces = trap.places();
		int patch = trapped.at(trap.sample());
		trapped.forEachRun((each, x, y, length) -> {
			for (int i = x; i < x + length && each == patch; i++) {
				addPoses(i, y);
			}
		});
	}

	private void addPoses(int x, int y) {
		for (int heading = 0; heading < PoseReach.HEADINGS; heading++) {
			Node node = new Node(heading, x, y);
			if (isTrapped(node)) {
				inside.add(node);
			}
		}
	}

	Optional<List<Cell>> find(Progress progress) {
		List<Cell> places = places();
		List<Cell> best = null;
		for (int reach = 0; reach <= mostReach(); reach++) {
			int most = reach;
			List<List<Cell>> squares = places.stream().map(place -> toClear(place, most)).filter(cells -> !cells.isEmpty())
					.sorted(Comparator.comparingInt(List::size)).distinct().toList();
			for (List<Cell> cells : squares) {
				progress.check();
				long left = placesLeft(cells);
				if (left == 0) {
					return Optional.of(cells);
				}
				if (best == null && left <= insidePlaces / 2) {
					best = cells;
				}
			}
		}
		return Optional.ofNullable(best);
	}

	/**
	 * Returns how far the largest tried square extends from its middle in each direction, in cells. Without obstacles, a
	 * square of this size is large enough for a half turn.
	 */
	private int mostReach() {
		return (int) Math.ceil(3 * lattice.unit().turningRadius() + Math.sqrt(2) * lattice.unit().extent() + 2);
	}

	private List<Cell> places() {
		List<Cell> all = inside.stream().map(node -> new Cell(node.x, node.y)).distinct().toList();
		int step = Math.max(1, all.size() / PLACES);
		List<Cell> some = new ArrayList<>();
		for (int i = 0; i < all.size(); i += step) {
			some.add(all.get(i));
		}
		return some;
	}

	/**
	 * Returns the impassable cells of a square around a place.
	 *
	 * @param reach how far the square extends from the place in each direction, in cells
	 */
	private List<Cell> toClear(Cell place, int reach) {
		BitPlane passable = lattice.ground().passable();
		List<Cell> cells = new ArrayList<>();
		for (int y = Math.max(0, place.y() - reach); y <= Math.min(lattice.height() - 1, place.y() + reach); y++) {
			for (int x = Math.max(0, place.x() - reach); x <= Math.min(lattice.width() - 1, place.x() + reach); x++) {
				if (!passable.get(x, y)) {
					cells.add(new Cell(x, y));
				}
			}
		}
		return cells;
	}

	/**
	 * Returns at how many places the unit would still be trapped if the given cells were passable. Counts only places in
	 * {@linkplain Lattice#isDeep deep} areas. Returns {@link Long#MAX_VALUE} if the search would have to follow more than
	 * {@link #MOST_POSES} poses.
	 */
	private long placesLeft(List<Cell> cells) {
		BitPlaneEditor cleared = lattice.ground().passable().edit();
		cells.forEach(cell -> cleared.set(cell.x(), cell.y()));
		CellRows blocked = CellRows.outside(cleared.build(), MovePlanes.reach(lattice.primitives()));
		Map<Node, List<Node>> before = new HashMap<>();
		// indexed by pose: how many moves lead from the pose to a pose from which the unit can perhaps drive on for ever
		Map<Node, Integer> ways = new HashMap<>();
		Deque<Node> open = new ArrayDeque<>(inside);
		Set<Node> found = new HashSet<>(inside);
		while (!open.isEmpty() && found.size() <= MOST_POSES) {
			Node from = open.remove();
			for (Node to : after(from, blocked)) {
				boolean counts = isSafe(to) || found.contains(to) || !isTrapped(to);
				ways.merge(from, counts ? 1 : 0, Integer::sum);
				if (counts && !isSafe(to)) {
					before.computeIfAbsent(to, unknown -> new ArrayList<>()).add(from);
					if (found.add(to)) {
						open.add(to);
					}
				}
			}
		}
		return open.isEmpty() ? deepPlaces(found, endless(found, ways, before)) : Long.MAX_VALUE;
	}

	private List<Node> after(Node from, CellRows blocked) {
		Primitive[] moves = lattice.primitives()[from.heading];
		List<Node> after = new ArrayList<>();
		for (int i = 0; i < moves.length; i++) {
			boolean onTerrain = !blocked.meet(moves[i].shape(), from.x, from.y);
			boolean unsure = onTerrain && lattice.near() != null && lattice.near().meet(moves[i].shape(), from.x, from.y);
			if (onTerrain && (!unsure || lattice.moves().isClearOfObstacles(from.heading, i, from.x, from.y))) {
				after.add(from.after(moves[i]));
			}
		}
		return after;
	}

	private boolean isTrapped(Node node) {
		return reached.get(node.heading, node.x, node.y) && !isSafe(node);
	}

	private boolean isSafe(Node node) {
		return endless.get(node.heading, node.x, node.y);
	}

	/**
	 * Returns the poses, out of given poses, from which the unit can drive on for ever. Repeatedly removes a pose from which
	 * no move leads to a remaining pose.
	 *
	 * @param found the given poses
	 * @param ways indexed by pose: how many moves lead from the pose to remaining poses. This method changes the numbers
	 * @param before indexed by pose: the poses from which a move leads to the pose
	 */
	private static Set<Node> endless(Set<Node> found, Map<Node, Integer> ways, Map<Node, List<Node>> before) {
		Set<Node> left = new HashSet<>(found);
		Deque<Node> stuck = new ArrayDeque<>();
		found.stream().filter(node -> ways.getOrDefault(node, 0) == 0).forEach(stuck::add);
		while (!stuck.isEmpty()) {
			Node node = stuck.remove();
			left.remove(node);
			before.getOrDefault(node, List.of()).stream().filter(from -> ways.merge(from, -1, Integer::sum) == 0)
					.forEach(stuck::add);
		}
		return left;
	}

	/**
	 * Returns the number of places where the unit is trapped with every heading that it can have there. Counts only places in
	 * {@linkplain Lattice#isDeep deep} areas, and leaves out the places of {@link #safe}.
	 *
	 * @param found the poses that the unit reaches
	 * @param free the poses from which the unit can drive on for ever
	 */
	private long deepPlaces(Set<Node> found, Set<Node> free) {
		Patches lost = new Patches(places(found).andNot(places(free)).andNot(safe), Progress.NONE);
		long[] cells = lost.cells();
		CellRect[] bounds = lost.bounds();
		return IntStream.range(0, cells.length).filter(patch -> lattice.isDeep(bounds[patch])).mapToLong(patch -> cells[patch])
				.sum();
	}

	private BitPlane places(Set<Node> nodes) {
		BitPlaneEditor places = BitPlane.empty(lattice.width(), lattice.height()).edit();
		nodes.forEach(node -> places.set(node.x, node.y));
		return places.build();
	}
}
