package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.editor.EditorIds;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.editor.bars.RestoreBar;
import org.leeway.ui.testing.Autosaves;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of files outside the workspace, opened by <i>File &gt; Open File</i>, by a drop on the window, and by a double
 * click.
 */
class OpeningTest {

	private static final String ISLAND = "type octile\nheight 3\nwidth 5\nmap\n.....\n.WWT.\n.@S..\n";

	@TempDir
	private Path disk;

	@BeforeEach
	void forgetAutosaves() throws Exception {
		Autosaves.clear();
	}

	@AfterEach
	void closeAll() throws Exception {
		OpenLevel.page().closeAllEditors(false);
		EventLoop.drain();
		OpenLevel.project().delete(true, true, null);
		ResourcesPlugin.getWorkspace().getRoot().getProject(LinkedFiles.PROJECT).delete(true, true, null);
	}

	@Test
	void aLevelOutsideOfTheWorkspaceIsEditedWhereItIs() throws Exception {
		Path file = disk.resolve("far.leeway");
		LevelFiles.save(Levels.of(Levels.CORRIDOR), file);
		LevelEditor editor = edit(file);
		assertEquals("far.leeway", editor.getTitle());
		assertFalse(editor.isDirty());
		editor.session().orElseThrow().edits().resize(new CellRect(0, 0, 12, 10), 0);
		editor.doSave(new NullProgressMonitor());
		assertFalse(editor.isDirty());
		assertEquals(12, LevelFiles.load(file).getTerrain().width());
		assertSame(editor, open(file), "not a second editor");
	}

	@Test
	void anEditorOfTheLastSessionThatWasNotShownYetIsFound() throws Exception {
		Path shown = disk.resolve("shown.leeway");
		LevelFiles.save(Levels.of(Levels.CORRIDOR), shown);
		Path later = disk.resolve("later.leeway");
		LevelFiles.save(Levels.of(Levels.CORRIDOR), later);
		IFile link = LinkedFiles.of(later);
		IEditorInput[] inputs = { input(shown), input(later) };
		OpenLevel.page().openEditors(inputs, new String[] { EditorIds.LEVEL, EditorIds.LEVEL }, IWorkbenchPage.MATCH_INPUT);
		IEditorReference[] opened = OpenLevel.page().getEditorReferences();
		assertNull(opened[1].getEditor(false), "as the workbench restores it");
		IEditorPart editor = OpenLevel.page().openEditor(new FileEditorInput(link), EditorIds.LEVEL);
		assertSame(opened[1].getEditor(false), editor);
		assertArrayEquals(opened, OpenLevel.page().getEditorReferences());
	}

	/**
	 * The workbench stores the input of each editor, so that the next session can open the file again. A file outside
	 * of the workspace is opened by a link in the workspace. The link is removed when the editor is closed. So the editor's
	 * input must store the path of the file on disk.
	 */
	@Test
	void theNextSessionOpensIt() throws Exception {
		Path far = disk.resolve("far ü.leeway");
		LevelFiles.save(Levels.of(Levels.CORRIDOR), far);
		LevelEditor editor = edit(far);
		IEditorInput shown = editor.getEditorInput();
		XMLMemento kept = XMLMemento.createWriteRoot("input");
		String factory = shown.getPersistable().getFactoryId();
		shown.getPersistable().saveState(kept);
		OpenLevel.page().closeAllEditors(false);
		EventLoop.waitUntil("the link is gone", () -> ((IFileEditorInput) shown).getFile().getLocationURI() == null);
		IEditorInput next = (IEditorInput) PlatformUI.getWorkbench().getElementFactory(factory).createElement(kept);
		assertEquals("far ü.leeway", OpenLevel.page().openEditor(next, EditorIds.LEVEL).getTitle());
		assertEquals(editor.level().getTerrain(), ((LevelEditor) OpenLevel.page().getActiveEditor()).level().getTerrain());
	}

	@Test
	void aFileOfAProjectThatIsGoneIsToldByItsName() {
		IFile gone = ResourcesPlugin.getWorkspace().getRoot().getProject("gone").getFile("a.leeway");
		IOException e = assertThrows(IOException.class, () -> LevelDocument.path(new FileEditorInput(gone)));
		assertEquals("/gone/a.leeway is no longer in the workspace.", e.getMessage());
	}

	private static IEditorInput input(Path file) {
		return new FileStoreEditorInput(EFS.getLocalFileSystem().fromLocalFile(file.toFile()));
	}

	@Test
	void theWorkspaceKnowsItOnlyWhileItIsOpen() throws Exception {
		Path far = disk.resolve("far ü.leeway");
		LevelFiles.save(Levels.of(Levels.CORRIDOR), far);
		Path other = disk.resolve("other.leeway");
		LevelFiles.save(Levels.of(Levels.CORRIDOR), other);
		edit(far);
		LevelEditor second = edit(other);
		IProject links = ResourcesPlugin.getWorkspace().getRoot().getProject(LinkedFiles.PROJECT);
		assertTrue(links.exists());
		OpenLevel.page().closeEditor(second, false);
		IFolder folder = links.getFolder(disk.getFileName().toString());
		EventLoop.waitUntil("one link is gone", () -> !folder.getFile("other.leeway").exists());
		assertTrue(folder.getFile("far ü.leeway").exists());
		OpenLevel.page().closeAllEditors(false);
		EventLoop.waitUntil("the project is gone", () -> !links.exists());
		assertTrue(Files.exists(far) && Files.exists(other), "the levels stay where they are");
		assertEquals("far ü.leeway", edit(far).getTitle());
	}

	/**
	 * If a level with unsaved work is closed, its autosave still needs the link in the workspace. But here, the user has
	 * switched autosaves off. So Leeway removes the link.
	 */
	@Test
	void aLevelWithoutAnAutosaveLeavesNoLink() throws Exception {
		Path far = disk.resolve("far.leeway");
		LevelFiles.save(Levels.of(Levels.CORRIDOR), far);
		IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(SavingPreferences.NODE);
		preferences.putBoolean(SavingPreferences.AUTOSAVE, false);
		try {
			edit(far).session().orElseThrow().edits().resize(new CellRect(0, 0, 12, 10), 0);
			OpenDocuments.of(far).orElseThrow().keepUnsavedWork();
			OpenLevel.page().closeAllEditors(false);
			IProject links = ResourcesPlugin.getWorkspace().getRoot().getProject(LinkedFiles.PROJECT);
			EventLoop.waitUntil("the link is gone", () -> !links.exists());
			assertEquals(0, Autosaves.count());
		} finally {
			preferences.remove(SavingPreferences.AUTOSAVE);
		}
	}

	@Test
	void aMapOpensAsACopyThatSavingWrites() throws Exception {
		Path map = Files.writeString(disk.resolve("island.map"), ISLAND);
		LevelEditor editor = edit(map);
		assertEquals("island.leeway", editor.getTitle());
		assertEquals("5 x 3 cells", editor.level().getTerrain().toString());
		assertTrue(editor.isDirty());
		Form form = new Form(editor.getSite().getShell());
		assertSays(form.words(), "island.map ", "MovingAI", "copy", "island.leeway");
		assertFalse(Files.exists(disk.resolve("island.leeway")), "nothing is written unasked");
		assertSame(editor, open(map), "not a second copy");
		form.click("Save");
		assertEquals(editor.level().getTerrain(), LevelFiles.load(disk.resolve("island.leeway")).getTerrain());
		assertEquals(ISLAND, Files.readString(map));
	}

	@Test
	void aMapInAProjectOpensInTheLevelEditor() throws Exception {
		IFile map = OpenLevel.project().getFile("island.map");
		Files.writeString(map.getLocation().toPath(), ISLAND);
		map.refreshLocal(0, null);
		assertEquals(EditorIds.LEVEL, IDE.getEditorDescriptor(map, true, false).getId());
		IFile other = OpenLevel.project().getFile("source.map");
		Files.writeString(other.getLocation().toPath(), "{\"version\":3,\"mappings\":\"\"}");
		other.refreshLocal(0, null);
		assertFalse(IDE.getEditorDescriptor(other, true, false).getId().equals(EditorIds.LEVEL), "a map of another kind");
	}

	@Test
	void aBackupIsOfferedInTheEditorOfItsLevel() throws Exception {
		Path file = disk.resolve("far.leeway");
		Path backup = disk.resolve("far.leeway.bak");
		LevelFiles.save(Levels.of(Levels.CORRIDOR), file);
		LevelFiles.save(Levels.of(Levels.CORRIDOR.replace('s', '.')), backup);
		LevelEditor editor = edit(backup);
		assertEquals("far.leeway", editor.getTitle());
		assertEquals(1, editor.level().getSpawns().size());
		Form form = new Form(editor.getSite().getShell());
		assertTrue(form.words().contains("A backup from "), form.words());
		form.click("Restore");
		assertEquals(0, editor.level().getSpawns().size());
		((CommandStack) editor.getAdapter(CommandStack.class)).undo();
		assertEquals(1, editor.level().getSpawns().size());
		assertTrue(Files.exists(backup));
	}

	@Test
	void aBrokenLevelIsReplacedByItsBackup() throws Exception {
		Path file = Files.writeString(disk.resolve("far.leeway"), "no level");
		byte[] good = LevelFiles.toBytes(Levels.of(Levels.CORRIDOR));
		Files.write(disk.resolve("far.leeway.bak"), good);
		open(file);
		EventLoop.waitUntil("the reason is shown", () -> OpenLevel.page().getEditorReferences().length == 1
				&& OpenLevel.page().getActiveEditor() != null
				&& OpenLevel.page().getActiveEditor().getTitle().equals("far.leeway")
				&& new Form(OpenLevel.page().getActiveEditor().getSite().getShell()).words()
						.contains("far.leeway cannot be opened"));
		Form form = new Form(OpenLevel.page().getActiveEditor().getSite().getShell());
		assertTrue(form.button("Open as Text").isEnabled());
		form.click("Restore Backup");
		EventLoop.waitUntil("the backup is shown", () -> OpenLevel.page().getActiveEditor() instanceof LevelEditor);
		LevelEditor editor = (LevelEditor) OpenLevel.page().getActiveEditor();
		assertArrayEquals(good, LevelFiles.toBytes(editor.level()));
		RestoreBar notice = new Form(editor.getSite().getShell()).all(RestoreBar.class).getFirst();
		assertTrue(notice.isVisible(), "it tells to save");
		editor.doSave(new NullProgressMonitor());
		assertArrayEquals(good, Files.readAllBytes(file));
		assertFalse(notice.isVisible(), "it is saved");
	}

	private static LevelEditor edit(Path file) throws Exception {
		LevelEditor editor = (LevelEditor) open(file);
		EventLoop.waitUntil("the map is analysed", () -> editor.session().orElseThrow().presenter().findingsAreFresh());
		EventLoop.drain();
		return editor;
	}

	/** Opens a file in the same way as the workbench does when the user chooses File > Open File or drops a file. */
	private static IEditorPart open(Path file) throws Exception {
		IEditorPart part = IDE.openEditorOnFileStore(OpenLevel.page(), EFS.getLocalFileSystem().fromLocalFile(file.toFile()));
		EventLoop.drain();
		return part;
	}
}
