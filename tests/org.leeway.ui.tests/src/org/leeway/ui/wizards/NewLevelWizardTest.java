package org.leeway.ui.wizards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.leeway.ui.testing.StoredTemplates;

/** Tests of the wizard for a new level, from its first page to the open editor. */
class NewLevelWizardTest {

	private static final int WATER = 2;

	private OpenWizard wizard;

	@BeforeEach
	void openWizard() throws Exception {
		InstanceScope.INSTANCE.getNode("org.leeway.ui").clear();
		StoredTemplates.clear();
		wizard = new OpenWizard(new NewLevelWizard(), OpenLevel.project());
	}

	@AfterEach
	void closeWizard() throws Exception {
		wizard.close();
		OpenLevel.page().closeAllEditors(false);
		OpenLevel.project().delete(true, true, null);
	}

	@Test
	void theLevelIsAsChosenAndOpen() throws Exception {
		name("arena");
		wizard.next();
		template("Imported maps");
		spinner("Width in cells:").setSelection(40);
		spinner("Height in cells:").setSelection(30);
		wizard.form().after("Fill with:", Combo.class).select(WATER);
		item("Agents:", "medium").setChecked(false);
		item("Terrains:", "out").setChecked(false);
		wizard.finish();

		IFile file = OpenLevel.project().getFile("arena.leeway");
		Level level = LevelFiles.load(file.getLocation().toPath());
		assertEquals(TerrainGrid.filled(40, 30, WATER), level.getTerrain());
		assertEquals("arena", level.getName());
		assertEquals("[small, large]", level.getAgentTypes().stream().map(AgentType::getName).toList().toString());
		assertEquals("[ground, swamp, water, trees]",
				level.getTerrainTypes().stream().map(TerrainType::getName).toList().toString());

		LevelEditor editor = (LevelEditor) OpenLevel.page().getActiveEditor();
		assertEquals(file, editor.getEditorInput().getAdapter(IFile.class));
		assertEquals(level.getTerrain(), editor.level().getTerrain());
		assertFalse(editor.isDirty());
	}

	@Test
	void aTemplateBringsTerrainsAndAgentsThatOneRecognises() throws Exception {
		name("first");
		wizard.next();
		assertEquals("Strategy", wizard.form().after("Template:", Combo.class).getText());
		template("Ships");
		item("Terrains:", "quay").setChecked(false);
		wizard.finish();
		Level level = ((LevelEditor) OpenLevel.page().getActiveEditor()).level();
		assertEquals("[sea, shallows, reef, sandbank, island, rock]",
				level.getTerrainTypes().stream().map(TerrainType::getName).toList().toString());
		assertEquals(TerrainPattern.WAVES, level.getTerrainTypes().getFirst().getPattern());
		assertEquals("[sloop, frigate, ship of the line]",
				level.getAgentTypes().stream().map(AgentType::getName).toList().toString());
		assertEquals(10, level.getCellScale());

		wizard = new OpenWizard(new NewLevelWizard(), OpenLevel.project());
		name("second");
		wizard.next();
		assertEquals("Ships", wizard.form().after("Template:", Combo.class).getText(), "the last one is offered again");
	}

	@Test
	void theFolderOfTheOpenLevelIsSuggested() throws Exception {
		name("first");
		wizard.finish();
		wizard = new OpenWizard(new NewLevelWizard());
		name("second");
		assertTrue(wizard.canFinish(), "the folder is chosen: " + wizard.complaint());
		wizard.finish();
		assertTrue(OpenLevel.project().getFile("second.leeway").exists());
	}

	@Test
	void aSizeThatIsTypedCounts() throws Exception {
		name("typed");
		wizard.next();
		Spinner width = spinner("Width in cells:");
		width.forceFocus();
		Mouse keyboard = new Mouse(width);
		keyboard.hold(SWT.CTRL);
		keyboard.type('a');
		keyboard.letGo(SWT.CTRL);
		keyboard.type('7');
		keyboard.type('5');
		wizard.finish();
		Level level = LevelFiles.load(OpenLevel.project().getFile("typed.leeway").getLocation().toPath());
		assertEquals("75 x 64 cells", level.getTerrain().toString());
	}

	@Test
	void theKeyboardChoosesNameAndSize() throws Exception {
		type("keys");
		wizard.next();
		new Mouse(wizard.form().root()).type(SWT.TAB);
		type("48");
		new Mouse(wizard.form().root()).type(SWT.TAB);
		type("32");
		wizard.finish();
		Level level = LevelFiles.load(OpenLevel.project().getFile("keys.leeway").getLocation().toPath());
		assertEquals("48 x 32 cells", level.getTerrain().toString());
	}

	/** Types a text where the focus is. */
	private void type(String text) {
		text.chars().forEach(new Mouse(wizard.form().root())::type);
	}

	@Test
	void aLevelMayHaveNoAgents() throws Exception {
		name("empty");
		wizard.next();
		for (TableItem agent : wizard.form().after("Agents:", Table.class).getItems()) {
			agent.setChecked(false);
		}
		wizard.finish();
		LevelEditor editor = (LevelEditor) OpenLevel.page().getActiveEditor();
		assertEquals("[]", editor.level().getAgentTypes().toString());
	}

	@Test
	void anAbsurdSizeIsRefused() {
		name("huge");
		wizard.next();
		spinner("Width in cells:").setSelection(TerrainGrid.MAX_SIDE + 1);
		assertEquals(TerrainGrid.MAX_SIDE, spinner("Width in cells:").getSelection());
		assertTrue(wizard.canFinish(), "long and narrow is fine: " + wizard.complaint());

		spinner("Height in cells:").setSelection(TerrainGrid.MAX_SIDE);
		assertTrue(wizard.complaint().contains("65536 x 65536"), wizard.complaint());
		assertFalse(wizard.canFinish());

		spinner("Height in cells:").setSelection(0);
		assertEquals(1, spinner("Height in cells:").getSelection());
		assertNull(wizard.complaint());
		assertTrue(wizard.canFinish());
	}

	@Test
	void aTerrainThatIsNeededMustBeChecked() {
		name("arena");
		wizard.next();
		template("Imported maps");
		TableItem swamp = item("Terrains:", "swamp");
		swamp.setChecked(false);
		swamp.getParent().notifyListeners(SWT.Selection, checkOf(swamp));
		assertSays(wizard.complaint(), "terrain swamp", "must be checked");
		assertFalse(wizard.canFinish());
		swamp.setChecked(true);
		swamp.getParent().notifyListeners(SWT.Selection, checkOf(swamp));
		assertTrue(wizard.canFinish());
	}

	private static Event checkOf(TableItem item) {
		Event event = new Event();
		event.item = item;
		event.detail = SWT.CHECK;
		return event;
	}

	@Test
	void aNameThatIsTakenIsRefused() throws Exception {
		name("taken");
		wizard.finish();
		wizard = new OpenWizard(new NewLevelWizard(), OpenLevel.project());
		name("taken");
		assertTrue(wizard.complaint().contains("'taken.leeway' already exists"), wizard.complaint());
		assertFalse(wizard.canFinish());
	}

	private void name(String name) {
		wizard.form().after("File name:", Text.class).setText(name);
	}

	private void template(String name) {
		Form.choose(wizard.form().after("Template:", Combo.class), name);
	}

	private Spinner spinner(String label) {
		return wizard.form().after(label, Spinner.class);
	}

	private TableItem item(String list, String name) {
		for (TableItem item : wizard.form().after(list, Table.class).getItems()) {
			if (item.getText().startsWith(name)) {
				return item;
			}
		}
		throw new AssertionError("no " + name + " below " + list);
	}
}
