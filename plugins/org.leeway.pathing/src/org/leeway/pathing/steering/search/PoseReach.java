package org.leeway.pathing.steering.search;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.scan.Patches;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.World;

/**
 * The poses that a turning unit reaches from its starts. A pose is a place and one of 8 headings. Each cell has one
 * place: its middle or its top-left corner. Immutable.
 * <p>
 * At some of these poses, the unit is trapped: it has no room to turn, so every drive from there must end.
 */
public final class PoseReach {

	/** The number of headings of the lattice. */
	public static final int HEADINGS = Headings.EIGHT.count();

	/**
	 * Tolerance, in cells, of the test whether a body covers a place. A place outside the body counts as covered if its
	 * distance to the body is at most the tolerance.
	 */
	private static final double TOUCHING = 1e-9;

	private final World world;
	private final Lattice lattice;
	private final PoseSet reached;
	private final PoseSet endless;
	private final List<Start> starts;
	private final List<Start> misfits;
	private final BitPlane fitting;
	private final BitPlane covered;
	private final BitPlane trappedPlaces;
	private final BitPlane trappedCells;

	/**
	 * A start of a unit, given by a cell. The unit may start at any pose where its body covers the middle of the cell.
	 * For a disc, the square around the disc counts as the body.
	 *
	 * @param heading the heading at the start, in radians, which is rounded to the nearest of the 8 headings. Empty if
	 * the unit may start with any heading
	 */
	public record Start(Cell cell, OptionalDouble heading) {
	}

	private PoseReach(World world, Lattice lattice, List<Start> starts, Progress progress) {
		this.world = world;
		this.lattice = lattice;
		this.starts = starts;
		PoseSet legal = lattice.legalPoses();
		PoseSet from = lattice.none();
		this.misfits = starts.stream().filter(start -> !addPoses(start, legal, from)).toList();
		this.reached = PoseFlood.of(lattice, from, progress);
		this.endless = ViablePoses.of(lattice, reached, progress);
		this.fitting = legal.covered(lattice.bodies());
		this.covered = reached.covered(lattice.bodies());
		this.trappedPlaces = reached.places().andNot(endless.places());
		this.trappedCells = reached.at(trappedPlaces).covered(lattice.bodies()).andNot(endless.covered(lattice.bodies()));
	}

	/**
	 * Computes the poses that an agent reaches in a world.
	 *
	 * @param starts cells of the world
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static PoseReach of(World world, Agent agent, List<Start> starts, Progress progress) {
		return new PoseReach(world, Lattice.of(world, agent), List.copyOf(starts), progress);
	}

	/**
	 * Adds the poses at which a unit can begin to the set {@code to}. Returns whether there are any such poses.
	 *
	 * @param some only poses of this set are added
	 * @param to receives the poses
	 */
	private boolean addPoses(Start start, PoseSet some, PoseSet to) {
		boolean fits = false;
		CellShape[] bodies = lattice.bodies();
		for (int heading = 0; heading < HEADINGS; heading++) {
			int reach = isNear(start.heading(), heading) ? bodies[heading].reach() : -1;
			for (int y = Math.max(0, start.cell().y() - reach); y <= Math.min(some.height - 1, start.cell().y() + reach); y++) {
				for (int x = Math.max(0, start.cell().x() - reach); x <= Math.min(some.width - 1, start.cell().x() + reach); x++) {
					if (some.get(heading, x, y) && covers(heading, x, y, start.cell())) {
						to.add(heading, x, y);
						fits = true;
					}
				}
			}
		}
		return fits;
	}

	private static boolean isNear(OptionalDouble wanted, int heading) {
		return wanted.isEmpty() || Math.abs(Math.IEEEremainder(Headings.EIGHT.angle(heading) - wanted.getAsDouble(), 2 * Math.PI))
				<= Math.PI / HEADINGS + TOUCHING;
	}

	/** Returns whether the body at a pose covers the middle of a cell. For a disc, the square around the disc counts. */
	private boolean covers(int heading, int x, int y, Cell cell) {
		double dx = cell.x() + 0.5 - x - lattice.unit().offset();
		double dy = cell.y() + 0.5 - y - lattice.unit().offset();
		double sine = Math.sin(Headings.EIGHT.angle(heading));
		double cosine = Math.cos(Headings.EIGHT.angle(heading));
		return switch (lattice.unit().footprint()) {
		case Footprint.Disc(double radius) -> Math.max(Math.abs(dx), Math.abs(dy)) <= radius + TOUCHING;
		case Footprint.Rectangle(double length, double width) -> Math.abs(dx * cosine + dy * sine) <= length / 2 + TOUCHING
				&& Math.abs(dy * cosine - dx * sine) <= width / 2 + TOUCHING;
		case Footprint.Square square -> throw new IllegalStateException(square + " never turns");
		};
	}

	/** Returns the poses that the same unit reaches in an edited world from the same starts. */
	PoseReach with(World edited, Progress progress) {
		boolean same = world.grid() == edited.grid() && world.scene().equals(edited.scene());
		return same ? this : new PoseReach(edited, lattice.in(edited), starts, progress);
	}

	/** Returns the starts at which the unit has no legal pose, in the order of the starts. */
	public List<Start> misfits() {
		return misfits;
	}

	/** Returns the number of poses that the unit reaches. Each cell has one place, and each place has 8 headings. */
	public long reachedPoses() {
		return reached.count();
	}

	/** Returns at how many of the reached poses the unit is trapped, so that every drive must end. */
	public long trappedPoses() {
		return reached.count() - endless.count();
	}

	/** Returns with how many headings the unit reaches the place of a cell, from 0 to {@link #HEADINGS}. */
	public int headings(int x, int y) {
		return (int) IntStream.range(0, HEADINGS).filter(heading -> reached.get(heading, x, y)).count();
	}

	/**
	 * Returns the cells that the unit's body covers at some pose where it fits, even if the unit does not reach this
	 * pose.
	 */
	public BitPlane fitting() {
		return fitting;
	}

	/** Returns the cells that the unit's body covers at some pose that it reaches. */
	public BitPlane covered() {
		return covered;
	}

	/**
	 * Returns the cells from which every drive must end, because the unit has no room to turn. The unit reaches the place of
	 * such a cell, and is trapped at each pose that it reaches there.
	 */
	public BitPlane trappedPlaces() {
		return trappedPlaces;
	}

	/**
	 * Returns the cells that the unit's body covers only while the unit is trapped. The body covers such a cell at a
	 * {@linkplain #trappedPlaces() trapped place}, but at no pose where the unit is not trapped.
	 */
	public BitPlane trappedCells() {
		return trappedCells;
	}

	/**
	 * Returns the deep areas that the unit can enter but not leave. An area is deep if it is longer than the width that the
	 * unit needs for a half turn. Leaves out smaller areas, such as the corner of a room. Smaller areas are no fault of the
	 * level, because a unit gets stuck there only if it turns too late.
	 * <p>
	 * The areas are sorted by their first cell, row by row.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public List<Trap> traps(Progress progress) {
		Patches patches = new Patches(trappedPlaces, progress);
		Cell[] samples = new Cell[patches.count()];
		patches.forEachRun((patch, x, y, length) -> samples[patch] = samples[patch] == null ? new Cell(x, y) : samples[patch]);
		long[] places = patches.cells();
		CellRect[] bounds = patches.bounds();
		return IntStream.range(0, samples.length).filter(patch -> lattice.isDeep(bounds[patch]))
				.mapToObj(patch -> new Trap(samples[patch], places[patch], bounds[patch])).toList();
	}

	/**
	 * Returns the rings. A ring is an area where the unit can drive on for ever, but from which it never gets back to a
	 * start. The rings are sorted by their first cell, row by row.
	 * <p>
	 * A large ring is left out. A ring is large if it has at least half of all reached poses where the unit is not trapped.
	 * Such a ring is most of the level, for example a yard around the garage where the unit starts.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public List<Ring> rings(Progress progress) {
		PoseSet from = lattice.none();
		starts.forEach(start -> addPoses(start, reached, from));
		return Rings.of(lattice, endless, from, progress).stream().map(Ring::of)
				.sorted(Comparator.comparingInt((Ring ring) -> ring.sample().y()).thenComparingInt(ring -> ring.sample().x())).toList();
	}

	/**
	 * Returns the cells to make passable so that the unit can leave a trap. They are the impassable cells of the smallest
	 * square that frees the unit at all cells of the trap. A trap with several branches may have no such square. Then a square
	 * that frees the unit at half of the cells or more is enough.
	 *
	 * @param trap one of {@link #traps}
	 * @return empty if no square frees half of the trap. The largest square that is tried is wide enough for a half turn
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public Optional<List<Cell>> widening(Trap trap, Progress progress) {
		return new TrapWidening(lattice, reached, endless, trap, new Patches(trappedPlaces, progress)).find(progress);
	}
}
