package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.LevelFiles;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of settings of the view. The overlay, the displayed unit and the layers belong to one level. Settings that are
 * the user's taste, such as grid lines, hold for all levels.
 */
class ViewOfLevelTest {

	private static final String OVERLAY = "clearance";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	/** Chooses overlay, agent, size and layers, and the grid lines, as a user does. */
	private void change() throws Exception {
		Form.choose(open.bar().after("Show", Combo.class), Layers.raster(OVERLAY).title());
		Form.choose(open.bar().after("Agent", Combo.class), "large  3x3");
		open.canvas().forceFocus();
		open.mouse().move(open.middle(19, 9));
		open.mouse().type('=');
		open.mouse().type('=');
		EventLoop.waitUntil("the unit is larger", () -> open.editor().settings().unit().size() == 5);
		OpenLevel.page().showView("org.leeway.ui.layers", null, IWorkbenchPage.VIEW_VISIBLE);
		EventLoop.drain();
		Button gaps = new Form(open.editor().site().getShell()).all(Button.class).stream()
				.filter(button -> "Show Gaps between obstacles".equals(button.getToolTipText())).findFirst().orElseThrow();
		new Mouse(gaps).click(new Point(gaps.getSize().x / 2, gaps.getSize().y / 2));
		EventLoop.waitUntil("the gaps are shown", () -> open.editor().settings().layers().isVisible(MapLayers.GAPS));
		open.editor().settings().layers().setOpacity(MapLayers.NAMES, 40);
		open.editor().settings().layers().setLocked(MapLayers.OBSTACLES, true);
		open.editor().settings().setGridLines(false);
	}

	private static void assertChanged(EditorSettings settings) {
		assertEquals(OVERLAY, settings.overlay().orElseThrow().id());
		assertEquals("large", settings.agent().getName());
		assertEquals(5, settings.unit().size());
		assertTrue(settings.layers().isVisible(MapLayers.GAPS));
		assertTrue(settings.layers().isLocked(MapLayers.OBSTACLES));
		assertEquals(40, settings.layers().opacity(MapLayers.NAMES));
	}

	private static void assertNew(EditorSettings settings) {
		assertEquals("reachability", settings.overlay().orElseThrow().id());
		assertEquals("small", settings.agent().getName());
		assertFalse(settings.unit().isOther());
		assertFalse(settings.layers().isVisible(MapLayers.GAPS));
		assertFalse(settings.layers().isLocked(MapLayers.OBSTACLES));
		assertEquals(MapLayers.NAMES.opacity(), settings.layers().opacity(MapLayers.NAMES));
	}

	@Test
	void aLevelOpensAsItWasLeft() throws Exception {
		change();
		open.reopen();
		assertChanged(open.editor().settings());
		Form.choose(open.bar().after("Show", Combo.class), "Terrain only");
		open.reopen();
		assertTrue(open.editor().settings().overlay().isEmpty());
		assertEquals("Terrain only", open.bar().after("Show", Combo.class).getText());
	}

	@Test
	void aNewLevelBeginsWithReachabilityAndItsFirstAgent() throws Exception {
		change();
		IFile other = OpenLevel.project().getFile("other.leeway");
		LevelFiles.save(Levels.of(Levels.CORRIDOR), other.getLocation().toPath());
		OpenLevel.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		LevelEditor part = (LevelEditor) IDE.openEditor(OpenLevel.page(), other);
		EditorSettings settings = part.session().orElseThrow().settings();
		assertNew(settings);
		assertFalse(settings.gridLines(), "a taste");
		assertChanged(open.editor().settings());
		OpenLevel.page().closeEditor(part, false);
		EventLoop.drain();
		open.reopen();
		assertChanged(open.editor().settings());
		other.delete(true, null);
	}

	@Test
	void whatTheLevelNoLongerHasIsLeftOut() throws Exception {
		change();
		open.editor().settings().unit().setTerrains(Set.of(open.level().getTerrainTypes().get(2)));
		open.reopenAfter(() -> {
			var changed = Levels.of(Levels.CORRIDOR);
			changed.getAgentTypes().removeLast();
			changed.getTerrainTypes().get(2).setId(77);
			LevelFiles.save(changed, open.file().getLocation().toPath());
			open.file().refreshLocal(IResource.DEPTH_ZERO, null);
		});
		assertEquals("small", open.editor().settings().agent().getName());
		assertTrue(open.editor().settings().unit().chosenTerrains().isEmpty());
		assertEquals(OVERLAY, open.editor().settings().overlay().orElseThrow().id());
	}
}
