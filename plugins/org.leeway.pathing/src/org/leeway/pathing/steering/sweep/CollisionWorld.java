package org.leeway.pathing.steering.sweep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainPlanes;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.steering.sweep.Overlap.Blocker;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.World;

/**
 * A map of everything with which a turning unit can collide: cells that it cannot cross, obstacles, and the outside. Tests
 * exactly whether and where the unit's footprint overlaps something, at a pose or along a path. A footprint is the outline of
 * a unit on the map. A pose is a place with a heading. Immutable.
 */
public final class CollisionWorld {

	/**
	 * Number of bisection steps that find where in a move an overlap begins. Each step halves the interval, so this number
	 * of steps finds the beginning to the precision of a double.
	 */
	private static final int HALVINGS = 45;
	private static final Footprint AROUND_CELL = new Footprint.Disc(Math.sqrt(0.5) + 1e-6);

	private final BitPlane passable;
	private final Obstacles obstacles;
	private final double right;
	private final double bottom;

	private CollisionWorld(BitPlane passable, World world) {
		this.passable = passable;
		this.obstacles = new Obstacles(world.scene(), passable.width(), passable.height());
		Border border = world.scene().border().orElse(new Border(passable.width(), passable.height()));
		this.right = Math.min(border.width(), passable.width());
		this.bottom = Math.min(border.height(), passable.height());
	}

	/**
	 * Creates the collision world for units that cross the given terrains.
	 *
	 * @param capability the terrains
	 */
	public static CollisionWorld of(World world, Capability capability) {
		BitPlane none = BitPlane.empty(world.grid().width(), world.grid().height());
		return new CollisionWorld(TerrainPlanes.redraw(world.grid(), none, List.of(capability.terrains()), List.of(none),
				TileSet.all(none.width(), none.height())).getFirst(), world);
	}

	/** Returns the cells whose terrain the unit can cross. Cells under obstacles are included. */
	public BitPlane passable() {
		return passable;
	}

	/**
	 * Returns the cells that an obstacle overlaps, and the cells that lie at least partly outside the border. May also contain
	 * cells that are only close to an obstacle. In all other cells, a unit meets neither obstacles nor the border.
	 */
	public BitPlane nearObstacles() {
		BitPlaneEditor near = BitPlane.empty(passable.width(), passable.height()).edit();
		for (int y = 0; y < passable.height(); y++) {
			for (int x = 0; x < passable.width(); x++) {
				if (x + 1 > right || y + 1 > bottom || obstacles.mayMeet(x, y)
						&& obstacles.areMet(Swept.of(AROUND_CELL, Pose.at(new Point(x + 0.5, y + 0.5)), Motion.none()))) {
					near.set(x, y);
				}
			}
		}
		return near.build();
	}

	/** Returns whether a footprint at a pose overlaps nothing that blocks it. */
	public boolean isFree(Footprint footprint, Pose pose) {
		return isFree(Swept.of(footprint, pose, Motion.none()));
	}

	/** Returns whether a footprint can make a whole move without overlapping anything that blocks it. */
	public boolean isFree(Footprint footprint, Move move) {
		return isFree(Swept.of(footprint, move, 1));
	}

	/**
	 * Returns whether a disc overlaps nothing that blocks it while its centre moves along a line. Uses additions, multiplications,
	 * divisions and square roots only, so that all machines agree.
	 *
	 * @param from the centre before the motion
	 * @param dx the motion along x, in cells
	 * @param dy the motion along y, in cells
	 */
	public boolean isFree(Footprint.Disc disc, Point from, double dx, double dy) {
		return isFree(new SweptDisc(disc.radius(), from, new Shift(dx, dy)));
	}

	private boolean isFree(Swept swept) {
		return !leaves(swept) && !meetsCells(swept) && !obstacles.areMet(swept);
	}

	/**
	 * Returns whether a footprint stays inside the border and off all obstacles during a move. Ignores the terrain.
	 */
	public boolean isClearOfObstacles(Footprint footprint, Move move) {
		Swept swept = Swept.of(footprint, move, 1);
		return !leaves(swept) && !obstacles.areMet(swept);
	}

	private boolean leaves(Swept swept) {
		return swept.leaves(0, 0, right, bottom);
	}

	private boolean meetsCells(Swept swept) {
		for (int y = first(swept.bounds[1]); y <= last(swept.bounds[3], passable.height()); y++) {
			int end = last(swept.bounds[2], passable.width());
			for (int x = passable.nextClear(first(swept.bounds[0]), y); x <= end; x = passable.nextClear(x + 1, y)) {
				if (swept.meetsCell(x, y)) {
					return true;
				}
			}
		}
		return false;
	}

	private static int first(double low) {
		return (int) Math.max(0, Math.floor(low));
	}

	private static int last(double high, int size) {
		return (int) Math.min(size - 1, Math.floor(high));
	}

	/** Returns what a footprint overlaps at a pose. Empty if the footprint fits. */
	public Optional<Overlap> at(Footprint footprint, Pose pose) {
		Swept swept = Swept.of(footprint, pose, Motion.none());
		return blockers(swept).stream().findFirst().map(blocker -> new Overlap(0, 0, 0, pose, blocker));
	}

	/** Returns the first overlap of a footprint on its path. Empty if the footprint overlaps nothing. */
	public Optional<Overlap> first(Footprint footprint, Trajectory path) {
		Optional<Overlap> start = at(footprint, path.start());
		if (start.isPresent()) {
			return start;
		}
		double distance = 0;
		for (int i = 0; i < path.moves().size(); i++) {
			Move move = path.moves().get(i);
			List<Blocker> blockers = blockers(Swept.of(footprint, move, 1));
			if (!blockers.isEmpty()) {
				return Optional.of(first(footprint, move, i, distance, blockers));
			}
			distance += move.length();
		}
		return Optional.empty();
	}

	/**
	 * Returns where a footprint first overlaps each blocker on its path, sorted by distance. A blocker is an
	 * obstacle, an impassable cell or the outside.
	 */
	public List<Overlap> overlaps(Footprint footprint, Trajectory path) {
		Map<Blocker, Overlap> overlaps = new LinkedHashMap<>();
		for (Blocker blocker : blockers(Swept.of(footprint, path.start(), Motion.none()))) {
			overlaps.put(blocker, new Overlap(0, 0, 0, path.start(), blocker));
		}
		double distance = 0;
		for (int i = 0; i < path.moves().size(); i++) {
			Move move = path.moves().get(i);
			for (Blocker blocker : blockers(Swept.of(footprint, move, 1))) {
				if (!overlaps.containsKey(blocker)) {
					overlaps.put(blocker, first(footprint, move, i, distance, List.of(blocker)));
				}
			}
			distance += move.length();
		}
		return overlaps.values().stream().sorted(Comparator.comparingDouble(Overlap::distance)).toList();
	}

	/**
	 * Finds the blocker that a footprint meets first during a move, and returns the overlap with it. A blocker is an
	 * obstacle, an impassable cell or the outside.
	 *
	 * @param index the index of the move in its path
	 * @param distance the length of the path before the move, in cells
	 * @param blockers all blockers that the footprint meets during the move, at least one
	 */
	private Overlap first(Footprint footprint, Move move, int index, double distance, List<Blocker> blockers) {
		double share = 1;
		Blocker first = blockers.getFirst();
		for (Blocker blocker : blockers) {
			if (meets(Swept.of(footprint, move, share), blocker)) {
				first = blocker;
				double free = 0;
				for (int i = 0; i < HALVINGS; i++) {
					double middle = (free + share) / 2;
					if (meets(Swept.of(footprint, move, middle), blocker)) {
						share = middle;
					} else {
						free = middle;
					}
				}
			}
		}
		return new Overlap(index, share, distance + share * move.length(), move.at(share), first);
	}

	private boolean meets(Swept swept, Blocker blocker) {
		return switch (blocker) {
		case Blocker.Terrain(Cell cell) -> swept.meetsCell(cell.x(), cell.y());
		case Blocker.Obstacle obstacle -> obstacles.isMet(obstacle.obstacle(), swept);
		case Blocker.Outside outside -> leaves(swept);
		};
	}

	private List<Blocker> blockers(Swept swept) {
		List<Blocker> blockers = new ArrayList<>();
		if (leaves(swept)) {
			blockers.add(new Blocker.Outside());
		}
		obstacles.met(swept).forEach(obstacle -> blockers.add(new Blocker.Obstacle(obstacle)));
		SweptCells.onMap(swept, passable.width(), passable.height()).stream()
				.filter(cell -> !passable.get(cell.x(), cell.y()))
				.forEach(cell -> blockers.add(new Blocker.Terrain(cell)));
		return blockers;
	}
}
