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
import org.leeway.pathing.steering.sweep.Ground;
import org.leeway.pathing.steering.sweep.SweptCells;
import org.leeway.pathing.util.RecentlyUsed;
import org.leeway.pathing.world.World;

/**
 * A world as the searches for one kind of unit see it: which moves of the lattice are legal where, and how fast. A move
 * has the speed of the slowest terrain under all that it sweeps. Thread-safe.
 */
final class TurningMap {

	/** The class where a move or a pose is illegal. */
	static final int NONE = -1;
	/** The number of goals to keep trees for. */
	private static final int KEPT = 2;

	private final World world;
	private final TurningUnit unit;
	private final Ground ground;
	private final Primitive[][] primitives;
	private final MovePlanes moves;
	private final StepTable steps;
	private final int width;
	private final int height;
	/** By class of speed, descending. */
	private final double[] speeds;
	/** By class, the cells that are slower or impassable. */
	private final CellRows[] blocked;
	/** Where obstacles may be, which are then checked exactly; null if there are none. */
	private final CellRows near;
	private final int margin;
	/** By cell, with the margin, the class of speed of the unit's core there, or {@link #NONE}. */
	private final byte[] classes;
	/** By heading, the moves that end with it. */
	private final Arrival[][] arrivals;
	private final RecentlyUsed<GoalTree.Key, GoalTree> trees = new RecentlyUsed<>(KEPT);

	/**
	 * A move of the lattice, seen from its end.
	 *
	 * @param from the heading at its start
	 * @param move its number there
	 */
	record Arrival(int from, int move, Primitive primitive) {
	}

	TurningMap(World world, TurningUnit unit, Primitive[][] primitives) {
		this.world = world;
		this.unit = unit;
		this.primitives = primitives;
		this.ground = Ground.of(world, unit.capability());
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
		this.near = CellRows.ofObstacles(ground, widest);
		this.classes = classes(core);
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
		table.finish(classes);
		return table;
	}

	/** A class without cells of its own is left out, so estimates never assume a speed that occurs nowhere. */
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
				int found = classOf(core, x, y);
				boolean free = found != NONE && (near == null || !near.meet(core, x, y)
						|| ground.isFree(unit.footprint().core(), Pose.at(place(x, y))));
				of[index(x, y)] = (byte) (free ? found : NONE);
			}
		}
		return of;
	}

	private int classOf(CellShape shape, int x, int y) {
		for (int i = 0; i < blocked.length; i++) {
			if (!blocked[i].meet(shape, x, y)) {
				return i;
			}
		}
		return NONE;
	}

	/** The class of speed of a move from a pose, or {@link #NONE} if it is illegal there. */
	int classOf(int heading, int move, int x, int y) {
		return !moves.isLegal(heading, move, x, y) ? NONE
				: blocked.length == 1 ? 0 : classOf(primitives[heading][move].shape(), x, y);
	}

	/** Moves at speed 1 as they are driven, over the terrain of the map; empty if one of them is illegal. */
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
	 * Returns the curve that takes the least time as it is driven; empty if none is legal.
	 *
	 * @param curves at speed 1, by the time that they take
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

	/** Of the slowest terrain that a move sweeps. */
	double speed(Move move) {
		TerrainGrid grid = world.grid();
		return speeds.length == 1 ? speeds[0] : SweptCells.onMap(unit.footprint(), move, grid.width(), grid.height()).stream()
				.mapToDouble(cell -> world.speeds().of(grid.terrain(cell.x(), cell.y()))).min().orElse(speeds[0]);
	}

	/** The tree of a goal, which searches must lock while they use it. */
	GoalTree tree(GoalTree.Key key) {
		return trees.get(key, unknown -> new GoalTree(this, key));
	}

	/** The moves that end with a heading. */
	Arrival[] arrivals(int heading) {
		return arrivals[heading];
	}

	TurningUnit unit() {
		return unit;
	}

	Ground ground() {
		return ground;
	}

	/** From a heading. */
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

	/** Of a class. */
	double speed(int speedClass) {
		return speeds[speedClass];
	}

	/** The index of a cell; those of cells to which moves lead from it exist too. */
	int index(int x, int y) {
		return (y + margin) * stride() + x + margin;
	}

	int stride() {
		return width + 2 * margin;
	}

	/** By index. */
	byte[] classes() {
		return classes;
	}

	boolean isInside(int x, int y) {
		return x >= 0 && y >= 0 && x < width && y < height;
	}

	/** The place of the lattice in a cell. */
	Point place(int x, int y) {
		return new Point(x + unit.offset(), y + unit.offset());
	}
}
