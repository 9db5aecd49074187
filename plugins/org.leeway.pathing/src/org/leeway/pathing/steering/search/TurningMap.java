package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainPlanes;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.search.Primitive.Piece;
import org.leeway.pathing.steering.sweep.CollisionWorld;
import org.leeway.pathing.steering.sweep.SweptCells;
import org.leeway.pathing.util.LruCache;
import org.leeway.pathing.world.World;

/**
 * A world, prepared for path searches of one kind of unit. Says from which cells each move is legal, and how long the move
 * takes. A move consists of lines and arcs. The slowest terrain under a line or arc decides its speed. Thread-safe.
 */
final class TurningMap {

	/**
	 * The value in place of a speed class for illegal moves and poses. A speed class is an index in {@link #speeds}.
	 */
	static final int NONE = -1;
	/**
	 * The number of {@linkplain ReverseSearchTree search trees} that are cached, one for each {@link ReverseSearchTree.Key}.
	 */
	private static final int KEPT = 2;

	private final World world;
	private final TurningUnit unit;
	private final CollisionWorld ground;
	private final Primitive[][] primitives;
	private final MovePlanes moves;
	private final StepTable steps;
	private final int width;
	private final int height;
	/**
	 * The different speeds of terrain on the map, the fastest first. The index of a speed in this array is called its
	 * speed class.
	 */
	private final double[] speeds;
	/**
	 * For each speed class, the cells that are impassable or slower than the class. A unit that covers none of these cells is
	 * at least as fast as the class. Indexed by speed class.
	 */
	private final CellRows[] blocked;
	/**
	 * For each speed class, the cells that are at least as fast as the class. Indexed by speed class. The slowest class has no
	 * entry, because all passable cells are at least as fast.
	 */
	private final CellRows[] fast;
	/**
	 * The cells that may have obstacles. Moves near these cells need an exact check. Null if there are no obstacles.
	 */
	private final CellRows near;
	/**
	 * Width of the margin around the map, in cells. Cells in the margin have an index too. No move leads beyond the
	 * margin.
	 */
	private final int margin;
	/**
	 * For a unit at each cell, the speed class of the slowest terrain under the unit's core. Indexed by {@link #index}. The
	 * core is the largest disc that the unit covers with every heading. {@link #NONE} if the core overlaps impassable terrain,
	 * an obstacle or the outside.
	 */
	private final byte[] classes;
	/**
	 * The speed class of the fastest terrain near each cell, that is, in a square that contains every move from the cell.
	 * Indexed by {@link #index}.
	 */
	private final byte[] fastest;
	/** The moves that end with each heading, indexed by heading. */
	private final Arrival[][] arrivals;
	private final LruCache<ReverseSearchTree.Key, ReverseSearchTree> trees = new LruCache<>(KEPT);

	/**
	 * A move of the lattice, listed under the heading at its end.
	 *
	 * @param from the heading at the start of the move
	 * @param move the index of the move among the moves from this heading
	 */
	record Arrival(int from, int move, Primitive primitive) {
	}

	TurningMap(World world, TurningUnit unit, Primitive[][] primitives) {
		this.world = world;
		this.unit = unit;
		this.primitives = primitives;
		this.ground = CollisionWorld.of(world, unit.capability());
		this.width = world.grid().width();
		this.height = world.grid().height();
		Point middle = new Point(unit.offset(), unit.offset());
		CellShape core = CellShape.of(SweptCells.of(unit.footprint().core(), Pose.at(middle), width, height).orElse(List.of()));
		this.margin = 1 + Arrays.stream(primitives).flatMap(Arrays::stream)
				.mapToInt(each -> Math.max(Math.abs(each.dx()), Math.abs(each.dy()))).max().orElse(0);
		List<Double> present = new ArrayList<>();
		List<BitPlane> terrains = new ArrayList<>();
		addClasses(present, terrains);
		this.speeds = present.stream().mapToDouble(speed -> speed).toArray();
		int widest = Math.max(MovePlanes.reach(primitives), core.reach());
		this.blocked = terrains.stream().map(plane -> CellRows.outside(plane, widest)).toArray(CellRows[]::new);
		this.fast = terrains.stream().limit(terrains.size() - 1).map(plane -> CellRows.of(plane, widest)).toArray(CellRows[]::new);
		this.near = CellRows.ofObstacles(ground, widest);
		this.classes = classes(core);
		this.fastest = FastestNearby.of(this, world, MovePlanes.reach(primitives));
		this.moves = new MovePlanes(ground, unit, primitives, blocked[blocked.length - 1], near);
		this.steps = steps();
		this.arrivals = arrivals(primitives);
	}

	private static Arrival[][] arrivals(Primitive[][] primitives) {
		List<List<Arrival>> arrivals = Arrays.stream(primitives).<List<Arrival>>map(each -> new ArrayList<>()).toList();
		for (int heading = 0; heading < primitives.length; heading++) {
			for (int i = 0; i < primitives[heading].length; i++) {
				arrivals.get(primitives[heading][i].to()).add(new Arrival(heading, i, primitives[heading][i]));
			}
		}
		return arrivals.stream().map(list -> list.toArray(Arrival[]::new)).toArray(Arrival[][]::new);
	}

	private StepTable steps() {
		StepTable table = new StepTable(new Steps(primitives, stride(), speeds), classes.length);
		for (int heading = 0; heading < primitives.length; heading++) {
			for (int i = 0; i < primitives[heading].length; i++) {
				Primitive move = primitives[heading][i];
				MovePlane plane = moves.plane(heading, i);
				if (move.dx() != 0 || move.dy() != 0) {
					for (int word = 0; word < plane.terrain().length; word++) {
						table.add(move.dy() * stride() + move.dx(), plane.terrain()[word],
								index(word % plane.words() * Long.SIZE, word / plane.words()));
					}
				}
			}
		}
		table.finish(classes, fastest);
		return table;
	}

	/**
	 * Finds the speed classes: one class for each different speed of the terrains that the unit can cross. A speed that occurs
	 * nowhere on the map gets no class. Otherwise lower bounds would assume a speed that is too fast.
	 *
	 * @param present receives the speed of each class
	 * @param terrains receives the cells that are at least as fast as each class
	 */
	private void addClasses(List<Double> present, List<BitPlane> terrains) {
		List<Double> descending = IntStream.of(unit.capability().terrains()).mapToObj(world.speeds()::of).distinct()
				.sorted(Comparator.reverseOrder()).toList();
		List<int[]> sets = descending.stream().map(least -> IntStream.of(unit.capability().terrains())
				.filter(id -> world.speeds().of(id) >= least).toArray()).toList();
		BitPlane none = BitPlane.empty(width, height);
		List<BitPlane> all = TerrainPlanes.redraw(world.grid(), none, sets, sets.stream().map(set -> none).toList(),
				TileSet.all(width, height));
		for (int i = 0; i < sets.size(); i++) {
			boolean isLast = i == sets.size() - 1;
			if (terrains.isEmpty() ? isLast || !all.get(i).isEmpty() : !all.get(i).equals(terrains.getLast())) {
				terrains.add(all.get(i));
				present.add(descending.get(i));
			}
		}
	}

	private byte[] classes(CellShape core) {
		byte[] of = new byte[stride() * (height + 2 * margin)];
		Arrays.fill(of, (byte) NONE);
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				int found = classOf(core, x, y, 0);
				boolean free = found != NONE && (near == null || !near.meet(core, x, y)
						|| ground.isFree(unit.footprint().core(), Pose.at(place(x, y))));
				of[index(x, y)] = (byte) (free ? found : NONE);
			}
		}
		return of;
	}

	/**
	 * Returns the speed class of the slowest terrain under a shape. The origin of the shape is at the cell (x, y).
	 * {@link #NONE} if the shape covers impassable terrain.
	 *
	 * @param first the class to try first, before slower classes. Must not be slower than the result
	 */
	private int classOf(CellShape shape, int x, int y, int first) {
		for (int i = first; i < blocked.length; i++) {
			if (!blocked[i].meet(shape, x, y)) {
				return i;
			}
		}
		return NONE;
	}

	/** Returns the duration of a move from a pose, in seconds. Infinite if the move is illegal. */
	double duration(int heading, int move, int x, int y) {
		if (!moves.isLegal(heading, move, x, y)) {
			return Double.POSITIVE_INFINITY;
		}
		Primitive primitive = primitives[heading][move];
		int first = fastest[index(x, y)];
		if (blocked.length == 1 || !blocked[first].meet(primitive.shape(), x, y)) {
			return primitive.weight() / speeds[first];
		}
		double duration = 0;
		for (Piece piece : primitive.pieces()) {
			duration += piece.weight() / speed(piece, x, y);
		}
		return duration;
	}

	/**
	 * Returns a lower bound of the duration of a step between two cells, in the time units of {@link Steps}.
	 *
	 * @param from the index of the cell where the step starts
	 * @param to the index of the cell where the step ends
	 */
	int leastDuration(int step, int from, int to) {
		Steps table = steps.steps();
		int slower = Math.max(classes[from], classes[to]);
		if (slower == 0 || table.isSingle(step)) {
			return table.durations(slower)[step];
		}
		int fastest = 0;
		while (fastest < slower && !fast[fastest].meet(table.shape(step), from % stride() - margin, from / stride() - margin)) {
			fastest++;
		}
		return table.least(step, classes[from], fastest, classes[to]);
	}

	/**
	 * Returns the pieces of a legal move. The speed of each piece is the speed of the terrain under the piece. The move starts
	 * at the cell (x, y).
	 *
	 * @param heading the heading of the pose
	 * @param move the index of the move among the moves from this heading
	 */
	List<Move> driven(int heading, int move, int x, int y) {
		return primitives[heading][move].pieces().stream()
				.map(piece -> Moves.shifted(List.of(piece.move()), x, y).getFirst().faster(speed(piece, x, y))).toList();
	}

	private double speed(Piece piece, int x, int y) {
		return speeds[blocked.length == 1 ? 0 : classOf(piece.shape(), x, y, fastest[index(x, y)])];
	}

	/**
	 * Returns the same moves with speeds: each move gets the speed of the terrain under it. Empty if a move is illegal.
	 *
	 * @param moves moves at speed 1
	 */
	Optional<List<Move>> driven(List<Move> moves) {
		List<Move> driven = new ArrayList<>();
		for (Move move : moves) {
			if (!ground.isFree(unit.footprint(), move)) {
				return Optional.empty();
			}
			driven.addAll(Moves.faster(List.of(move), speed(move)));
		}
		return Optional.of(driven);
	}

	/**
	 * Returns the fastest legal curve of several curves, at the speeds of the terrain under the curve. Empty if no curve is
	 * legal.
	 *
	 * @param curves curves of a unit of speed 1, the shortest duration first
	 */
	Optional<List<Move>> fastest(List<List<Move>> curves) {
		Optional<List<Move>> best = Optional.empty();
		double least = Double.POSITIVE_INFINITY;
		for (List<Move> curve : curves) {
			if (Moves.cost(curve) / speeds[0] >= least) {
				break;
			}
			Optional<List<Move>> driven = driven(curve);
			double cost = driven.map(Moves::cost).orElse(Double.POSITIVE_INFINITY);
			if (cost < least) {
				best = driven;
				least = cost;
			}
		}
		return best;
	}

	/** Returns the speed of the slowest terrain under a move. */
	double speed(Move move) {
		TerrainGrid grid = world.grid();
		return speeds.length == 1 ? speeds[0] : SweptCells.onMap(unit.footprint(), move, grid.width(), grid.height()).stream()
				.mapToDouble(cell -> world.speeds().of(grid.terrain(cell.x(), cell.y()))).min().orElse(speeds[0]);
	}

	/** Returns the search tree of a goal. A search must lock the tree while using the tree. */
	ReverseSearchTree tree(ReverseSearchTree.Key key) {
		return trees.get(key, unknown -> new ReverseSearchTree(this, key));
	}

	/** Returns the moves that end with a heading. */
	Arrival[] arrivals(int heading) {
		return arrivals[heading];
	}

	TurningUnit unit() {
		return unit;
	}

	CollisionWorld ground() {
		return ground;
	}

	/** Returns the moves that begin with a heading. */
	Primitive[] primitives(int heading) {
		return primitives[heading];
	}

	StepTable stepTable() {
		return steps;
	}

	int width() {
		return width;
	}

	int height() {
		return height;
	}

	int classCount() {
		return speeds.length;
	}

	/** Returns the speed of a speed class. */
	double speed(int speedClass) {
		return speeds[speedClass];
	}

	/** Returns the index of a cell. Cells outside the map have indices too if a move from the map can lead to them. */
	int index(int x, int y) {
		return (y + margin) * stride() + x + margin;
	}

	int stride() {
		return width + 2 * margin;
	}

	/**
	 * Returns, for a unit at each cell, the speed class of the slowest terrain under the unit's core. Indexed by
	 * {@link #index}. The core is the largest disc that the unit covers with every heading. {@link #NONE} if the core overlaps
	 * impassable terrain, an obstacle or the outside.
	 */
	byte[] classes() {
		return classes;
	}

	boolean isInside(int x, int y) {
		return x >= 0 && y >= 0 && x < width && y < height;
	}

	/**
	 * Returns the point of a cell at which the search puts the unit: the middle or the top-left corner of the cell, see
	 * {@link TurningUnit#offset}.
	 */
	Point place(int x, int y) {
		return new Point(x + unit.offset(), y + unit.offset());
	}
}
