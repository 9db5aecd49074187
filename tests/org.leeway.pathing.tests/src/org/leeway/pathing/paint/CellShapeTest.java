package org.leeway.pathing.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;

class CellShapeTest {

	@Test
	void anEllipseAndItsOutline() {
		CellShape ellipse = CellShape.ellipse(new CellRect(1, 1, 9, 5));
		assertEquals("""
				...........
				...#####...
				.#########.
				.#########.
				.#########.
				...#####...
				...........
				""", Pictures.picture(Drawing.of(11, 7, ellipse::fill)));
		assertEquals("""
				...........
				...#####...
				.##.....##.
				.#.......#.
				.##.....##.
				...#####...
				...........
				""", Pictures.picture(Drawing.of(11, 7, sink -> ellipse.outline(1, sink))));
	}

	@Test
	void aRectangleAndItsOutline() {
		CellShape rectangle = CellShape.rectangle(new CellRect(1, 0, 7, 5));
		assertEquals("""
				.#######.
				.#######.
				.##...##.
				.#######.
				.#######.
				""", Pictures.picture(Drawing.of(9, 5, sink -> rectangle.outline(2, sink))));
		assertEquals(35, Drawing.of(9, 5, sink -> rectangle.outline(3, sink)).count(), "nothing is left inside");
	}

	@Test
	void roundBrushesAreRound() {
		assertEquals("""
				.####.
				######
				######
				######
				######
				.####.
				""", Pictures.picture(Drawing.of(6, 6, sink -> new Brush(6, true).at(new Cell(2, 2)).fill(sink))));
	}

	@Test
	void ellipsesAreThoseOfTheDefinition() {
		for (int width = 1; width < 40; width++) {
			for (int height = 1; height < 40; height++) {
				CellShape ellipse = CellShape.ellipse(new CellRect(0, 0, width, height));
				assertEquals(naiveEllipse(width, height), Drawing.of(width, height, ellipse::fill),
						width + " x " + height);
			}
		}
	}

	/**
	 * Returns the cells of an ellipse, as an oracle: tests the middle of each cell by the equation of the ellipse, in whole
	 * numbers.
	 */
	private static BitPlane naiveEllipse(int width, int height) {
		BitPlaneEditor cells = BitPlane.empty(width, height).edit();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				long dx = (2L * x + 1 - width) * height;
				long dy = (2L * y + 1 - height) * width;
				boolean middle = Math.abs(2 * x + 1 - width) < 2 || Math.abs(2 * y + 1 - height) < 2;
				if (middle || dx * dx + dy * dy <= (long) width * width * height * height) {
					cells.set(x, y);
				}
			}
		}
		return cells.build();
	}

	@Test
	void outlinesAreWhatIsNearTheOutside() {
		for (int seed = 0; seed < 2000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 30);
			int height = random.number(1, 30);
			int thickness = random.number(1, 6);
			CellRect bounds = new CellRect(0, 0, width, height);
			CellShape shape = seed % 2 == 0 ? CellShape.ellipse(bounds) : CellShape.rectangle(bounds);
			BitPlane filled = Drawing.of(width, height, shape::fill);
			assertEquals(naiveOutline(filled, thickness),
					Drawing.of(width, height, sink -> shape.outline(thickness, sink)),
					"seed " + seed + ": thickness " + thickness);
		}
	}

	private static BitPlane naiveOutline(BitPlane shape, int thickness) {
		BitPlaneEditor outline = BitPlane.empty(shape.width(), shape.height()).edit();
		for (int y = 0; y < shape.height(); y++) {
			for (int x = 0; x < shape.width(); x++) {
				if (shape.get(x, y) && isNearOutside(shape, x, y, thickness)) {
					outline.set(x, y);
				}
			}
		}
		return outline.build();
	}

	private static boolean isNearOutside(BitPlane shape, int x, int y, int distance) {
		for (int dy = -distance; dy <= distance; dy++) {
			for (int dx = -distance; dx <= distance; dx++) {
				boolean inside = x + dx >= 0 && x + dx < shape.width() && y + dy >= 0 && y + dy < shape.height()
						&& shape.get(x + dx, y + dy);
				if (!inside && dx * dx + dy * dy <= distance * distance) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * The corners of a shape must form a ring around its cells. To check this, compares the area of the ring, by the formula
	 * for polygons, with the number of cells. Also checks all flips and turns of the shape.
	 */
	@Test
	void cornersGoAroundTheCells() {
		for (int seed = 0; seed < 500; seed++) {
			RandomMaps random = new RandomMaps(seed);
			CellRect bounds = new CellRect(random.number(-5, 5), random.number(-5, 5), random.number(1, 20),
					random.number(1, 20));
			CellShape ellipse = CellShape.ellipse(bounds);
			long[] cells = {0};
			ellipse.fill((x, y, length) -> cells[0] += length);
			assertEquals(2 * cells[0], doubleArea(ellipse.corners()), "seed " + seed);
			for (CellTransform image : Symmetry.ALL.images(30, 30)) {
				int[] corners = image.applyToCorners(ellipse.corners());
				assertEquals(2 * cells[0], Math.abs(doubleArea(corners)), "seed " + seed);
				assertEquals(image.apply(bounds), box(corners), "seed " + seed);
			}
		}
	}

	private static long doubleArea(int[] xy) {
		long area = 0;
		for (int i = 0; i < xy.length; i += 2) {
			int next = (i + 2) % xy.length;
			area += (long) xy[i] * xy[next + 1] - (long) xy[next] * xy[i + 1];
		}
		return area;
	}

	private static CellRect box(int[] xy) {
		CellRect box = new CellRect(xy[0], xy[1], 1, 1);
		for (int i = 0; i < xy.length; i += 2) {
			box = box.union(new CellRect(xy[i], xy[i + 1], 1, 1));
		}
		return new CellRect(box.x(), box.y(), box.width() - 1, box.height() - 1);
	}

	@Test
	void sizesAreChecked() {
		assertThrows(IllegalArgumentException.class, () -> new Brush(0, true));
		CellShape cell = CellShape.rectangle(new CellRect(0, 0, 1, 1));
		assertThrows(IllegalArgumentException.class, () -> cell.outline(0, (x, y, length) -> { }));
	}
}
