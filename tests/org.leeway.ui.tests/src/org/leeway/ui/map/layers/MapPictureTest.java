package org.leeway.ui.map.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.core.compare.Tint;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.Areas;

/**
 * Tests of the parts of a map that must be drawn again after a change of the selection. Also tests that selections,
 * tints and overlays are not drawn if their size differs from the size of the map.
 */
class MapPictureTest {

	private static final int SIDE = 1000;
	private static final TerrainGrid GRID = TerrainGrid.filled(SIDE, SIDE, 0);
	private static final int[] COLOURS = new int[TerrainGrid.TERRAINS];

	private static MapPicture selected(BitPlane cells) {
		return new MapPicture(GRID, COLOURS, null, 0, null, null, cells, false);
	}

	private static BitPlane area(int width, int height) {
		return Areas.rectangle(new CellRect(0, 0, width, height), SIDE, SIDE);
	}

	@Test
	void aSelectionIsDrawnWhereItHasChanged() {
		BitPlane before = area(500, 500);
		BitPlane wider = area(501, 500).sharingWith(before);
		List<CellRect> changed = selected(wider).changedSince(selected(before));
		assertTrue(changed.stream().anyMatch(cells -> cells.contains(500, 0)), changed.toString());
		assertTrue(changed.stream().anyMatch(cells -> cells.contains(500, 499)), changed.toString());
		assertTrue(changed.stream().noneMatch(cells -> cells.contains(300, 300)), changed.toString());
	}

	@Test
	void theFirstAndTheLastSelectionAreDrawnWhereTheyAre() {
		for (boolean first : new boolean[] {true, false}) {
			MapPicture some = selected(area(100, 30));
			MapPicture none = selected(null);
			List<CellRect> changed = first ? some.changedSince(none) : none.changedSince(some);
			assertTrue(changed.stream().anyMatch(cells -> cells.contains(99, 29)), changed.toString());
			assertTrue(changed.stream().noneMatch(cells -> cells.contains(300, 300)), changed.toString());
		}
	}

	@Test
	void theSameSelectionIsNotDrawn() {
		BitPlane cells = area(100, 30);
		assertEquals(List.of(), selected(cells).changedSince(selected(cells)));
	}

	@Test
	void whatBelongsToAMapOfAnotherSizeIsLeftOut() {
		BitPlane other = BitPlane.empty(SIDE - 1, SIDE + 1);
		MapPicture picture = new MapPicture(GRID, COLOURS, null, 0, other, other, other, false)
				.withTints(List.of(new Tint("other", Meaning.WORSE, other)), ColourScheme.OKABE_ITO.colours());
		assertNull(picture.highlight());
		assertNull(picture.explored());
		assertNull(picture.selection());
		assertEquals(List.of(), picture.tints());

		MapPicture smaller = selected(area(100, 30)).withGrid(TerrainGrid.filled(50, 50, 0));
		assertNull(smaller.selection());
		assertEquals(List.of(), smaller.changedSince(smaller));
	}

	@Test
	void contoursOfNeighboursAreDrawnAgainToo() {
		TerrainGridEditor editor = GRID.edit();
		for (int y = 64; y < 128; y++) {
			editor.fillRow(64, y, 64, 1);
		}
		TerrainGrid painted = editor.build();
		MapPicture plain = selected(null);
		MapPicture lines = plain.with(new TerrainDetail(Map.of(), true));
		assertTrue(plain.withGrid(painted).changedSince(plain).stream().noneMatch(cells -> cells.contains(63, 64)));
		assertTrue(lines.withGrid(painted).changedSince(lines).stream().anyMatch(cells -> cells.contains(63, 128)));
		assertEquals(List.of(GRID.bounds()), lines.changedSince(plain));
	}
}
