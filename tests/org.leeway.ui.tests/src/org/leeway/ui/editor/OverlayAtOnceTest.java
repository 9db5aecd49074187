package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.testing.LargeMaps;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.presenter.OverlayPresenter;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of overlays whose data are cached. The visible part of such an overlay must be shown before the display handles
 * another event. The rest of the map may follow later.
 */
class OverlayAtOnceTest {

	private static final int SIDE = 400;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(OverlayAtOnceTest::level);

	private static Level level() {
		Level level = LevelTemplates.level("rectangles", LargeMaps.rectangles(SIDE));
		level.getSpawns().add(LevelFactory.eINSTANCE.createSpawn());
		return level;
	}

	@BeforeEach
	void lookAtTheMiddle() {
		open.editor().root().getZoomManager().setZoom(16.0 / CellGeometry.CELL);
		open.editor().navigation().goTo(new Cell(SIDE / 2, SIDE / 2));
		EventLoop.waitUntil("other sizes are prepared", () -> overlays().isFresh() && open.editor().presenter().analysis()
				.knownSizes(open.editor().settings().unit().in(open.editor().presenter().snapshot()).orElseThrow()).isPresent());
	}

	private OverlayPresenter overlays() {
		return open.editor().presenter().overlays();
	}

	private OverlayLayer shown() {
		return open.editor().root().picture().overlay();
	}

	@Test
	void anotherSizeIsThereWhenTheSliderHasMoved() {
		Scale slider = open.bar().after("Unit size", Scale.class);
		for (int size : new int[] {5, 9, 2}) {
			slider.setSelection(size);
			slider.notifyListeners(SWT.Selection, new Event());
			assertShownAtOnce("Reachability, " + size + " x " + size);
		}
	}

	@Test
	void anotherLayerIsThereWhenItIsChosen() {
		for (String id : new String[] {"clearance", "fit", "brushfire", "reachability"}) {
			open.editor().settings().setOverlay(Layers.raster(id));
			assertShownAtOnce(id);
		}
	}

	private void assertShownAtOnce(String what) {
		assertTrue(overlays().isFreshOnScreen(), what);
		assertFalse(overlays().isFresh(), what);
		OverlayLayer first = shown();
		EventLoop.waitUntil("all of it is there", overlays()::isFresh);
		CellRect screen = first.part();
		assertTrue(screen.cells() < SIDE * SIDE / 4 && shown().isWhole(), what);
		for (int y = screen.y(); y < screen.bottom(); y++) {
			for (int x = screen.x(); x < screen.right(); x++) {
				assertEquals(shown().value(x, y), first.value(x, y), what + " at " + x + ", " + y);
			}
		}
	}
}
