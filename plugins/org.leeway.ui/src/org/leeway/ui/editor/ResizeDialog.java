package org.leeway.ui.editor;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.leeway.core.text.Counts;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.map.commands.ResizeLevel;

/**
 * The dialog for a new size of a level. Also asks for the corner, side or middle of the map that stays in place, and for the
 * terrain of new cells.
 */
public final class ResizeDialog extends TitleAreaDialog {

	private static final String[] ANCHORS = {"Top left", "Top", "Top right", "Left", "Middle", "Right", "Bottom left",
			"Bottom", "Bottom right"};
	private static final int MIDDLE = 4;

	private final Level level;
	private final boolean oneSided;
	private Spinner width;
	private Spinner height;
	private Combo terrain;
	private int anchor = MIDDLE;
	private CellRect window;
	private int terrainId;

	/**
	 * @param oneSided true if edits may change only one side of a symmetric level. The new size may then break the
	 * symmetry
	 */
	public ResizeDialog(Shell shell, Level level, boolean oneSided) {
		super(shell);
		this.level = level;
		this.oneSided = oneSided;
	}

	/** Returns the bounds of the new map, in cells of the old map. */
	public CellRect window() {
		return window;
	}

	/** Returns the id of the terrain of new cells. */
	public int terrain() {
		return terrainId;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText("Resize Level");
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setTitle("Resize the level");
		HelpTopic.RESIZE.describe(parent);
		Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(12, 12).spacing(12, 8).applyTo(area);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		width = side(area, "Width in cells", level.getTerrain().width());
		height = side(area, "Height in cells", level.getTerrain().height());
		new Label(area, SWT.NONE).setText("Fill new cells with");
		terrain = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
		level.getTerrainTypes().stream().map(TerrainType::getName).forEach(terrain::add);
		terrain.select(0);
		terrain.addListener(SWT.Selection, event -> update());
		createAnchors(area);
		return area;
	}

	private Spinner side(Composite area, String label, int cells) {
		new Label(area, SWT.NONE).setText(label);
		Spinner spinner = new Spinner(area, SWT.BORDER);
		spinner.setValues(cells, 1, TerrainGrid.MAX_SIDE, 0, 1, 16);
		spinner.addListener(SWT.Modify, event -> update());
		return spinner;
	}

	private void createAnchors(Composite area) {
		Group anchors = new Group(area, SWT.NONE);
		anchors.setText("Part that stays in place");
		GridLayoutFactory.fillDefaults().numColumns(3).equalWidth(true).margins(8, 8).applyTo(anchors);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(anchors);
		for (int i = 0; i < ANCHORS.length; i++) {
			int place = i;
			Button button = new Button(anchors, SWT.RADIO);
			button.setText(ANCHORS[i]);
			button.setSelection(i == anchor);
			button.addListener(SWT.Selection, event -> {
				anchor = place;
				update();
			});
		}
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		super.createButtonsForButtonBar(parent);
		update();
	}

	private void update() {
		Button ok = getButton(IDialogConstants.OK_ID);
		if (ok == null) {
			return;
		}
		int moreColumns = width.getSelection() - level.getTerrain().width();
		int moreRows = height.getSelection() - level.getTerrain().height();
		window = new CellRect(-moreColumns * (anchor % 3) / 2, -moreRows * (anchor / 3) / 2, width.getSelection(),
				height.getSelection());
		terrainId = level.getTerrainTypes().isEmpty() ? 0
				: level.getTerrainTypes().get(terrain.getSelectionIndex()).getId();
		String problem = window.cells() > TerrainGrid.MAX_CELLS ? "A level has at most " + Counts.cells(TerrainGrid.MAX_CELLS) + "."
				: oneSided ? null : ResizeLevel.problem(window, level).orElse(null);
		ok.setEnabled(problem == null && (moreColumns != 0 || moreRows != 0));
		setErrorMessage(problem);
		int lost = ResizeLevel.lostSpawns(window, level).size();
		setMessage(lost == 0 ? "Obstacles, spawns, notes and probes move along with the map."
				: lost + (lost == 1 ? " spawn" : " spawns") + " would lie outside the map and will be removed.");
	}
}
