package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.map.canvas.MapViewport;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of an editor that opens a level while its map has no space on the screen, for example because another view is maximised.
 */
class HiddenMapTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void theLevelFitsOnceItsMapHasRoom() {
		MapViewport viewport = open.editor().root().viewport();
		open.canvas().setSize(0, 0);
		EventLoop.drain();
		assertFalse(viewport.hasRoom());
		new MapPlace(open.editor(), open.editor().document()).recallSoon();
		EventLoop.drain();
		open.canvas().getParent().layout();
		EventLoop.waitUntil("the map has room", viewport::hasRoom);
		EventLoop.drain();
		double zoom = open.editor().root().getZoomManager().getZoom();
		viewport.fit(open.level().getTerrain().bounds());
		assertEquals(open.editor().root().getZoomManager().getZoom(), zoom);
	}
}
