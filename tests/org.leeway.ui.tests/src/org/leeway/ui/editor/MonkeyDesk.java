package org.leeway.ui.editor;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.jface.resource.StringConverter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.FileEditorInput;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.RasterLayer;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.ui.agents.AgentFiles;
import org.leeway.ui.document.SavingPreferences;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.settings.BrushCursor;
import org.leeway.ui.settings.MapPreferences;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.theme.Colours;

/**
 * The actions of a {@link Monkey} outside the map. The monkey uses the view of findings, changes preferences, imports agents,
 * and works in a second editor of the level.
 */
final class MonkeyDesk {

	private final OpenLevel open;
	private final Random random;
	private final MonkeyHand hand;
	/** The second editor of the same level. Null while there is none. */
	private EditorSession other;
	private int visitors;

	MonkeyDesk(OpenLevel open, Random random, MonkeyHand hand) {
		this.open = open;
		this.random = random;
		this.hand = hand;
	}

	/** Does a random action in the view of findings: selects findings, sorts them, or runs an item of their context menu. */
	String finding() {
		show(FindingsView.ID);
		Table table = Form.aroundTable(open.editor().site().getShell(), "Rule").first(Table.class);
		if (table.getItemCount() == 0) {
			return "no finding";
		}
		if (random.nextInt(4) == 0) {
			table.getColumn(random.nextInt(table.getColumnCount())).notifyListeners(SWT.Selection, new Event());
			return "findings are sorted";
		}
		int first = random.nextInt(table.getItemCount());
		table.setSelection(first, Math.min(table.getItemCount() - 1, first + random.nextInt(3)));
		table.notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
		return "finding " + first + ": " + choose(table);
	}

	private String choose(Table table) {
		table.getMenu().notifyListeners(SWT.Show, new Event());
		MenuItem item = hand.any(table.getMenu().getItems());
		String label = item.getText();
		item.notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
		if (random.nextInt(4) > 0) {
			open.editor().repairs().proposal().ifPresent(repair -> open.bar().click("Apply"));
		}
		return label;
	}

	private static void show(String view) {
		try {
			OpenLevel.page().showView(view, null, IWorkbenchPage.VIEW_VISIBLE);
		} catch (PartInitException e) {
			throw new AssertionError(e);
		}
	}

	/** Changes the preferences for the colours of all maps, for the cursor of painting tools, and for saving. */
	String prefer() {
		IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(SavingPreferences.NODE);
		ColourScheme scheme = hand.any(ColourScheme.values());
		for (Meaning meaning : Meaning.values()) {
			preferences.put(MapPreferences.key(meaning),
					StringConverter.asString(Colours.of(scheme.colours().of(meaning))));
		}
		preferences.put(MapPreferences.CURSOR, hand.any(BrushCursor.values()).name());
		preferences.putBoolean(SavingPreferences.BACKUP, random.nextBoolean());
		preferences.putBoolean(SavingPreferences.AUTOSAVE, random.nextInt(4) > 0);
		preferences.putInt(SavingPreferences.IDLE, 1 + random.nextInt(3));
		return "colours of " + scheme;
	}

	/** Imports agents. The level may have some of them already. */
	String bringInAgents() {
		visitors++;
		AgentFiles.bringIn("""
				small:%d:ground
				visitor %d:%d:ground+water
				""".formatted(1 + random.nextInt(5), visitors, 1 + random.nextInt(5)), open.editor());
		return "visitor " + visitors + " is brought in";
	}

	/** Opens the second editor of the level, does an action there, and activates the first editor again. */
	String otherEditor() {
		try {
			if (other == null) {
				other = EditorSessions.of(OpenLevel.page().openEditor(new FileEditorInput(open.file()), EditorIds.LEVEL,
						true, IWorkbenchPage.MATCH_NONE)).orElseThrow();
			}
		} catch (PartInitException e) {
			throw new AssertionError(e);
		}
		OpenLevel.page().activate(other.part());
		EventLoop.drain();
		String done = useOther();
		EventLoop.drain();
		OpenLevel.page().activate(open.part());
		return "other editor: " + done;
	}

	private String useOther() {
		switch (random.nextInt(5)) {
		case 0 -> undo();
		case 1 -> other.settings().setOverlay(hand.any(Stream.concat(Layers.overlays().stream(),
				Stream.of((RasterLayer) null)).toArray(RasterLayer[]::new)));
		case 2 -> other.settings().unit().setSize(1 + random.nextInt(6));
		case 3 -> paint();
		default -> {
			closeOther();
			return "closed";
		}
		}
		return "used";
	}

	private void undo() {
		CommandStack commands = other.document().commands();
		if (commands.canUndo()) {
			commands.undo();
		}
	}

	private void paint() {
		CellRect map = other.level().getTerrain().bounds();
		TerrainGridEditor grid = other.level().getTerrain().edit();
		for (int i = 0; i < 20 && !other.level().getTerrainTypes().isEmpty(); i++) {
			TerrainType any = hand.any(other.level().getTerrainTypes().toArray(TerrainType[]::new));
			grid.set(random.nextInt(map.width()), random.nextInt(map.height()), any.getId());
		}
		other.execute(new SetCommand("Paint", other.level(), Literals.LEVEL__TERRAIN, grid.build()));
	}

	/**
	 * Closes the second editor and all views of Leeway. A view that stays open could keep its sorting, or tint the map.
	 */
	void leave() {
		closeOther();
		Arrays.stream(OpenLevel.page().getViewReferences()).filter(view -> view.getId().startsWith("org.leeway."))
				.forEach(OpenLevel.page()::hideView);
		EventLoop.drain();
	}

	/** Closes the second editor, if there is one. The level stays open in the first editor. */
	void closeOther() {
		if (other != null) {
			OpenLevel.page().closeEditor(other.part(), false);
			other = null;
			EventLoop.drain();
			OpenLevel.page().activate(open.part());
		}
	}
}
