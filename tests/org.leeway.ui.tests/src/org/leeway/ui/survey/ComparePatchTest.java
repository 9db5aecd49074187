package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.patch.LevelPatch;
import org.leeway.core.patch.PatchWriter;
import org.leeway.model.MapSymmetry;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Pictures;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Tests of a patch in the Compare view. The patch narrows the corridor between two rooms. */
class ComparePatchTest {

	private static final String NOTE = "Trees & a gate?\nSee the <b>plan</b>.";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@TempDir
	private Path folder;
	private CompareView part;
	private Form view;
	private Path patch;

	@BeforeEach
	void showPatch() throws Exception {
		part = (CompareView) OpenLevel.page().showView(CompareView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		view = Form.aroundTable(open.editor().site().getShell(), "Now");
		patch = write(open.level().getTerrain());
	}

	@AfterEach
	void closeView() {
		OpenLevel.page().hideView(part);
		EventLoop.drain();
	}

	private static TerrainGrid narrowed(TerrainGrid grid) {
		TerrainGridEditor editor = grid.edit();
		editor.fillRow(9, 5, 2, Pictures.TREES);
		return editor.build();
	}

	/**
	 * Writes a patch that narrows the corridor. The patch is made for a level with the given cells. If the open level has other
	 * cells, the patch does not fit it.
	 */
	private Path write(TerrainGrid cells) throws IOException {
		LevelSnapshot base = LevelSnapshot.of(open.level()).withGrid(cells);
		Path file = folder.resolve("narrow.patch.json");
		try (OutputStream out = Files.newOutputStream(file)) {
			PatchWriter.write(LevelPatch.between(base, base.withGrid(narrowed(cells)), NOTE, Progress.NONE), out);
		}
		return file;
	}

	private void compare() {
		part.compareWith(patch);
		open.settle();
	}

	private Label label() {
		return view.all(Label.class).stream().filter(label -> label.getText().contains("narrow.patch.json")).findFirst().orElseThrow();
	}

	private List<String> titles() {
		return Arrays.stream(view.first(Table.class).getColumns()).map(TableColumn::getText).toList();
	}

	@Test
	void showsWhatThePatchWouldChange() {
		assertEquals(List.of("Kind", "Subject", "Before", "Now", "Cells", "Place"), titles());
		assertFalse(view.button("Apply Patch").isVisible());
		compare();
		assertEquals(List.of("Kind", "Subject", "Now", "Proposed", "Cells", "Place"), titles());
		assertTrue(view.rows().contains("terrain||ground|trees|2|9,5 (2 x 1)"), view.rows().toString());
		assertTrue(view.rows().stream().anyMatch(row -> row.startsWith("choke|medium|2|1|")), view.rows().toString());
		assertTrue(view.words().contains(
				view.rows().size() + " differences by narrow.patch.json: Trees && a gate? See the <b>plan</b>."), view.words());
		assertTrue(open.editor().root().tints().getFirst().cells().get(15, 3), "the room behind would be lost to the medium unit");
		assertEquals(NOTE.replace("&", "&&"), label().getToolTipText());
		assertFalse(open.part().isDirty());
	}

	@Test
	void appliesThePatchAsOneStep() {
		TerrainGrid before = open.level().getTerrain();
		compare();
		view.click("Apply Patch");
		open.settle();
		assertEquals(narrowed(before), open.level().getTerrain());
		assertEquals("Apply patch", open.commands().getUndoCommand().getLabel());
		assertEquals(List.of(), view.rows());
		assertTrue(view.words().contains("narrow.patch.json is applied: all cells that it paints have their terrain."), view.words());
		assertFalse(view.button("Apply Patch").isVisible());
		assertEquals(List.of("Kind", "Subject", "Before", "Now", "Cells", "Place"), titles());
		open.commands().undo();
		open.settle();
		assertSame(before, open.level().getTerrain());
		assertFalse(open.commands().canUndo());
		assertTrue(view.button("Apply Patch").isVisible());
	}

	@Test
	void symmetryDoesNotRepeatThePatch() {
		open.level().setSymmetry(MapSymmetry.TOP_BOTTOM);
		open.settle();
		TerrainGrid before = open.level().getTerrain();
		compare();
		view.click("Apply Patch");
		open.settle();
		assertEquals(narrowed(before), open.level().getTerrain());
		assertEquals(Pictures.GROUND, open.level().getTerrain().terrain(9, 4));
		open.commands().undo();
		assertSame(before, open.level().getTerrain());
	}

	@Test
	void aPatchForAnotherBaseIsRefused() throws IOException {
		TerrainGridEditor other = open.level().getTerrain().edit();
		other.set(3, 3, Pictures.TREES);
		write(other.build());
		compare();
		assertRefused("narrow.patch.json is for another base: the level has other cells.");
		Files.writeString(patch, Files.readString(patch).replace("\"width\": 20", "\"width\": 21"));
		compare();
		assertRefused("narrow.patch.json is for another base: the level has 20 x 10 cells, expected 21 x 10.");
	}

	@Test
	void aDamagedPatchIsRefused() throws IOException {
		Files.writeString(patch, Files.readString(patch).replace("[9, 5, 2,", "[9, 5, 99,"));
		compare();
		assertRefused("narrow.patch.json:17: $.runs[0][4]: length 99, expected 1 to 11");
		Files.delete(patch);
		compare();
		assertRefused("There is no file narrow.patch.json.");
	}

	private void assertRefused(String message) {
		assertEquals(List.of(), view.rows());
		assertTrue(view.words().contains(message), view.words());
		assertFalse(view.button("Apply Patch").isVisible());
		assertTrue(open.editor().root().tints().stream().allMatch(tint -> tint.cells().isEmpty()));
	}

	@Test
	void anEditMakesThePatchOneForAnotherBase() {
		compare();
		open.editor().activateTool("4");
		open.mouse().click(open.middle(3, 3));
		open.settle();
		assertRefused("narrow.patch.json is for another base: the level has other cells.");
		open.commands().undo();
		open.settle();
		assertTrue(view.button("Apply Patch").isVisible());
	}
}
