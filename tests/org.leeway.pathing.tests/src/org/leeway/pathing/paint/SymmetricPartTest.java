package org.leeway.pathing.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.testing.RandomMaps;

class SymmetricPartTest {

	/**
	 * An orbit is a cell together with its images under the symmetry. The part of the map around a given cell must have exactly one
	 * cell of each orbit. No other cell of the orbit may be nearer to the given cell.
	 */
	@Test
	void thePartHasOneCellOfEachOrbit() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			Symmetry symmetry = Symmetry.values()[seed % Symmetry.values().length];
			int width = random.number(1, 15);
			int height = symmetry.keeps(2, 1) ? random.number(1, 15) : width;
			Cell at = new Cell(random.number(-3, 17), random.number(-3, 17));
			BitPlane part = SymmetricPart.around(at, symmetry, width, height);
			List<CellTransform> images = symmetry.images(width, height);
			for (int y = 0; y < height; y++) {
				for (int x = 0; x < width; x++) {
					Cell cell = new Cell(x, y);
					Set<Cell> orbit = new HashSet<>(Set.of(cell));
					images.forEach(image -> orbit.add(image.apply(cell)));
					List<Cell> inside = orbit.stream().filter(each -> part.get(each.x(), each.y())).toList();
					String message = "seed " + seed + ", " + symmetry + " at " + at + ": " + cell;
					assertEquals(1, inside.size(), message);
					double own = distance(inside.getFirst(), at);
					assertTrue(orbit.stream().allMatch(each -> distance(each, at) >= own), message);
				}
			}
		}
	}

	private static double distance(Cell cell, Cell at) {
		return Math.hypot(cell.x() - at.x(), cell.y() - at.y());
	}
}
