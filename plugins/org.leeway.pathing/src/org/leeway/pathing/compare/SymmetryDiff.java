package org.leeway.pathing.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.width.CoveringSizes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainPlanes;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.Symmetry;

/**
 * A comparison of a map with its images, that is, with the mirrored or turned map. The map is not fair where a cell or
 * a spawn differs. Immutable.
 */
public final class SymmetryDiff {

	private final TerrainGrid grid;
	private final List<CellTransform> images;
	private final List<Cell> spawns;
	/** The cells that an agent reaches, and their mirrored or turned cells. Empty if all cells count as reached. */
	private final Optional<BitPlane> reached;
	private final Map<Aspect, AspectDiff> aspects = new EnumMap<>(Aspect.class);
	/**
	 * The cells where the map is not symmetric in a way that would matter to an agent there, even if no agent gets there.
	 * Leaves out cells that differ only between terrains that all agents treat alike.
	 */
	private BitPlane relevant;

	private SymmetryDiff(TerrainGrid grid, List<CellTransform> images, List<Cell> spawns, Optional<BitPlane> reached) {
		this.grid = grid;
		this.images = images;
		this.spawns = spawns;
		this.reached = reached;
		this.relevant = BitPlane.empty(grid.width(), grid.height());
	}

	/**
	 * Compares the cells of a map with their mirrored or turned cells. Terrain is compared everywhere. Clearance and
	 * fit are compared only where an agent reaches one of the cells.
	 *
	 * @param sizes the clearance and fit of the same map
	 * @param spawns the spawns of the map. If there are none, fit is not compared
	 * @param symmetry the mirrorings and turns that should not change the map
	 * @param relevance says which differences matter to the agents of the map
	 * @param wanted the aspects to compare
	 * @throws IllegalArgumentException if the symmetry does not suit the size of the map
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static SymmetryDiff of(TerrainGrid grid, CoveringSizes sizes, List<Cell> spawns, Symmetry symmetry,
			Relevance relevance, Set<Aspect> wanted, Progress progress) {
		SymmetryDiff diff = begin(grid, spawns, symmetry, relevance);
		if (wanted.contains(Aspect.TERRAIN)) {
			diff.addTerrain(relevance.kind(), progress);
		}
		if (wanted.contains(Aspect.CLEARANCE)) {
			diff.addSizes(Aspect.CLEARANCE, sizes.fitting(), progress);
		}
		if (wanted.contains(Aspect.FIT) && !spawns.isEmpty()) {
			diff.addSizes(Aspect.FIT, sizes.covered(), progress);
		}
		return diff;
	}

	/**
	 * Compares the terrain of a map with the mirrored or turned map.
	 *
	 * @param relevance says which differences matter to the agents of the map
	 * @throws IllegalArgumentException if the symmetry does not suit the size of the map
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static SymmetryDiff ofTerrain(TerrainGrid grid, Symmetry symmetry, Relevance relevance, Progress progress) {
		SymmetryDiff diff = begin(grid, List.of(), symmetry, relevance);
		diff.addTerrain(relevance.kind(), progress);
		return diff;
	}

	private static SymmetryDiff begin(TerrainGrid grid, List<Cell> spawns, Symmetry symmetry, Relevance relevance) {
		if (!symmetry.keeps(grid.width(), grid.height())) {
			throw new IllegalArgumentException("a map of " + grid + " has no such symmetry, expected as many columns"
					+ " as rows");
		}
		List<CellTransform> images = symmetry.images(grid.width(), grid.height());
		return new SymmetryDiff(grid, images, List.copyOf(spawns), relevance.reached().map(cells -> withImages(cells, images)));
	}

	private static BitPlane withImages(BitPlane cells, List<CellTransform> images) {
		return images.stream().map(image -> PlaneImage.of(cells, image)).reduce(cells, BitPlane::or);
	}

	private void addTerrain(IntUnaryOperator kind, Progress progress) {
		long[] cells = grid.histogram();
		List<int[]> ids = IntStream.range(0, cells.length).filter(id -> cells[id] > 0).mapToObj(id -> new int[] {id})
				.toList();
		List<int[]> kinds = ids.stream().map(id -> id[0])
				.collect(Collectors.groupingBy(kind::applyAsInt, TreeMap::new, Collectors.toList())).values().stream()
				.map(alike -> alike.stream().mapToInt(Integer::intValue).toArray()).toList();
		AspectDiff terrain = terrains(ids, progress);
		aspects.put(Aspect.TERRAIN, terrain);
		relevant = relevant.or((kinds.size() == ids.size() ? terrain : terrains(kinds, progress)).differing());
	}

	/**
	 * Compares the terrain of all cells.
	 *
	 * @param groups the ids of terrains. Terrains of one group count as equal
	 */
	private AspectDiff terrains(List<int[]> groups, Progress progress) {
		BitPlane nothing = BitPlane.empty(grid.width(), grid.height());
		List<BitPlane> planes = TerrainPlanes.redraw(grid, nothing, groups, groups.stream().map(group -> nothing).toList(),
				TileSet.all(grid.width(), grid.height()));
		return new AspectDiff(Aspect.TERRAIN, planes, cell -> grid.terrain(cell.x(), cell.y()), images, Optional.empty(), progress);
	}

	private void addSizes(Aspect aspect, List<BitPlane> planes, Progress progress) {
		AspectDiff diff = new AspectDiff(aspect, planes, cell -> size(planes, cell), images, reached, progress);
		aspects.put(aspect, diff);
		relevant = relevant.or(diff.differing());
	}

	/**
	 * Returns the size stored for a cell. Plane i contains the cells of size i + 1 or more. So the size is the number of
	 * planes that contain the cell.
	 */
	private static int size(List<BitPlane> planes, Cell cell) {
		int size = 0;
		while (size < planes.size() && planes.get(size).get(cell.x(), cell.y())) {
			size++;
		}
		return size;
	}

	/** Returns the aspects that were compared. */
	public Set<Aspect> aspects() {
		return aspects.keySet();
	}

	/** Returns the cells where the map is not symmetric, in any of the compared aspects. */
	BitPlane differing() {
		return aspects.values().stream().map(AspectDiff::differing)
				.reduce(BitPlane.empty(grid.width(), grid.height()), BitPlane::or);
	}

	/** Returns the cells with a difference that is at least as relevant as the given degree. */
	BitPlane differing(Relevance.Degree least) {
		return switch (least) {
		case REACHED -> reached.map(relevant::and).orElse(relevant);
		case UNREACHED -> relevant;
		case DECORATION -> differing();
		};
	}

	/** Returns the mirrorings and turns with which the map is compared. */
	List<CellTransform> images() {
		return images;
	}

	/** Returns the grid that was compared. */
	public TerrainGrid grid() {
		return grid;
	}

	/**
	 * Returns the cells whose value is smaller than the value of at least one mirrored or turned cell. For terrains, which
	 * have no order, returns all cells that differ. Empty if the aspect was not compared.
	 */
	public Optional<BitPlane> less(Aspect aspect) {
		return Optional.ofNullable(aspects.get(aspect)).map(diff -> aspect == Aspect.TERRAIN
				? diff.differing() : diff.less());
	}

	/**
	 * Returns the cells whose value is larger than the value of at least one mirrored or turned cell, and smaller than none
	 * of these values. Empty for terrains, which have no order. Also empty if the aspect was not compared.
	 */
	public Optional<BitPlane> more(Aspect aspect) {
		return Optional.ofNullable(aspects.get(aspect)).filter(diff -> aspect != Aspect.TERRAIN).map(AspectDiff::more);
	}

	/**
	 * Returns the places where the map is not symmetric, the place with the most cells first. Equally large places are in
	 * the order of their aspects (such as terrain), and row by row within an aspect. If the symmetry maps several places
	 * onto each other, only the first of them is listed. Each call computes the list again.
	 *
	 * @param minCells the least number of cells of a place
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public List<Asymmetry> places(long minCells, Progress progress) {
		Stream<Asymmetry> places = Stream.empty();
		for (AspectDiff aspect : aspects.values()) {
			places = Stream.concat(places, aspect.places(minCells, progress).stream());
		}
		return places.sorted(Comparator.comparingLong(Asymmetry::cells).reversed()).toList();
	}

	/** Returns the spawns for which a mirrored or turned spawn is missing, in the order of the spawns. */
	public List<Cell> loneSpawns() {
		Set<Cell> all = new HashSet<>(spawns);
		List<Cell> lone = new ArrayList<>(spawns);
		lone.removeIf(spawn -> images.stream().allMatch(image -> all.contains(image.apply(spawn))));
		return lone;
	}
}
