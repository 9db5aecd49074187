package org.leeway.core.report.html;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;

/**
 * A packer of the rasters of one level, by an arithmetic code with a {@link CellModel}. The first raster is the terrain. For
 * later rasters, the model knows two facts about each cell. The facts are its terrain, and the side of the largest square of
 * ground that covers the cell. Ground is terrain on which most values of the raster are not 0. So a layer that follows from
 * these facts, like clearance, needs next to no space. Other rasters need more space.
 */
final class ModelledRasters implements RasterPacker {

	/** Limit for the cells of a modelled raster: 512 x 512. In larger levels, a page would take too long to unpack them. */
	static final int MOST_CELLS = 1 << 18;

	private final DeflatedRasters large = new DeflatedRasters();
	/** The terrain of each cell. Null before the first raster. */
	private int[] terrain;
	/**
	 * For each set of terrains that counts as ground: for each cell, the side of the largest square of ground that covers the
	 * cell. All layers of an agent have the same ground.
	 */
	private final Map<List<Integer>, int[]> squares = new HashMap<>();

	@Override
	public Packed pack(RasterWriter.Rows rows, int width, int height, int bytes, Progress progress) throws IOException {
		if ((long) width * height > MOST_CELLS) {
			return large.pack(rows, width, height, bytes, progress);
		}
		int[] raster = read(rows, width, height, bytes, progress);
		if (terrain == null) {
			terrain = raster;
			int[] nothing = new int[raster.length];
			return pack(raster, width, height, nothing, nothing, Optional.empty());
		}
		List<Integer> ground = ground(raster);
		int[] known = squares.computeIfAbsent(ground, each -> squares(each, width, height));
		return pack(raster, width, height, known, terrain, Optional.of(ground));
	}

	private static int[] read(RasterWriter.Rows rows, int width, int height, int bytes, Progress progress) {
		int[] raster = new int[width * height];
		int[] row = new int[width];
		int greatest = (1 << 8 * bytes) - 1;
		for (int y = 0; y < height; y++) {
			progress.check();
			rows.read(y, row);
			for (int x = 0; x < width; x++) {
				raster[y * width + x] = Math.min(row[x], greatest);
			}
			progress.worked(1);
		}
		return raster;
	}

	/** Returns the terrains on which most cells of a raster have a value other than 0. */
	private List<Integer> ground(int[] raster) {
		TreeMap<Integer, Integer> surplus = new TreeMap<>();
		for (int i = 0; i < raster.length; i++) {
			surplus.merge(terrain[i], raster[i] == 0 ? -1 : 1, Integer::sum);
		}
		List<Integer> ground = new ArrayList<>();
		surplus.forEach((id, cells) -> {
			if (cells > 0) {
				ground.add(id);
			}
		});
		return ground;
	}

	/** Returns the side of the largest square of ground that covers each cell. */
	private int[] squares(List<Integer> ground, int width, int height) {
		BitPlaneEditor cells = BitPlane.empty(width, height).edit();
		for (int i = 0; i < terrain.length; i++) {
			if (ground.contains(terrain[i])) {
				cells.set(i % width, i / width);
			}
		}
		CoveringMap covering = CoveringMap.of(ClearanceAnnotator.annotate(cells.build(), Progress.NONE));
		return IntStream.range(0, terrain.length).map(i -> covering.get(i % width, i / width)).toArray();
	}

	private static Packed pack(int[] raster, int width, int height, int[] first, int[] second, Optional<List<Integer>> ground) {
		int[] values = byFrequency(raster);
		NumberEncoder out = new NumberEncoder(width, height, values.length, ground.isPresent());
		Map<Integer, Integer> numbers = new HashMap<>();
		for (int value : values) {
			numbers.put(value, numbers.size());
		}
		for (int i = 0; i < raster.length; i++) {
			out.write(i % width, i / width, first[i], second[i], numbers.get(raster[i]));
		}
		return new Packed(Base64.getEncoder().encodeToString(out.finish()),
				Optional.of(new Model(IntStream.of(values).boxed().toList(), ground)));
	}

	/** Returns all values of a raster, the most frequent first. */
	private static int[] byFrequency(int[] raster) {
		TreeMap<Integer, Integer> cells = new TreeMap<>();
		for (int value : raster) {
			cells.merge(value, 1, Integer::sum);
		}
		return cells.entrySet().stream().sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
				.mapToInt(Map.Entry::getKey).toArray();
	}
}
