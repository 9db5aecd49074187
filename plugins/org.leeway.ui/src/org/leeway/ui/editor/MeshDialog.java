package org.leeway.ui.editor;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.TerrainType;
import org.leeway.pathing.util.Decimal;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.theme.Enablement;

/** The dialog for a mesh layer: its name, its agent or terrains, and its tolerances. */
public final class MeshDialog extends TitleAreaDialog {

	private static final int TERRAINS_SHOWN = 5;

	private final Level level;
	/**
	 * The layer whose mesh the user wants to generate again. The dialog begins with the name and the tolerances of this
	 * layer. Null for a new layer.
	 */
	private final NavMeshLayer before;
	private Text name;
	private Button forAgent;
	private Combo agent;
	private Button forTerrains;
	private Table terrains;
	private Button keepTerrains;
	private Text tolerance;
	private Text simplification;
	private NavMeshLayer layer;

	MeshDialog(Shell shell, Level level, NavMeshLayer before) {
		super(shell);
		this.level = level;
		this.before = before;
	}

	/**
	 * Returns a new layer with the values that the user has entered. The layer has no mesh yet, and belongs to no
	 * level.
	 */
	public NavMeshLayer layer() {
		return layer;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(before == null ? "Add Mesh Layer" : "Generate Mesh Again");
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setTitle(before == null ? "Add a navigation mesh" : "Generate the mesh again");
		HelpTopic.MESH.describe(parent);
		Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(12, 12).spacing(12, 8).applyTo(area);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		name = text(area, "Name", before == null ? "" : before.getName());
		name.setMessage("shown in the outline");
		createAgents(area);
		createTerrains(area);
		keepTerrains = new Button(area, SWT.CHECK);
		keepTerrains.setText("One terrain per polygon");
		keepTerrains.setToolTipText("Polygons end where the terrain changes, and each has its terrain");
		GridDataFactory.fillDefaults().span(2, 1).applyTo(keepTerrains);
		keepTerrains.addListener(SWT.Selection, event -> update());
		NavMeshLayer start = before == null ? LevelFactory.eINSTANCE.createNavMeshLayer() : before;
		keepTerrains.setSelection(start.isKeepTerrains());
		tolerance = text(area, "Circle tolerance, in cells", Double.toString(start.getCircleTolerance()));
		tolerance.setToolTipText("Maximum distance of the outline from a circle");
		simplification = text(area, "Simplification, in cells", Double.toString(start.getSimplification()));
		simplification.setToolTipText("Maximum distance of the outline from the cells; 0 for exact outlines");
		return area;
	}

	private Text text(Composite area, String label, String value) {
		new Label(area, SWT.NONE).setText(label);
		Text text = new Text(area, SWT.BORDER);
		text.setText(value == null ? "" : value);
		text.addListener(SWT.Modify, event -> update());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
		return text;
	}

	private void createAgents(Composite area) {
		forAgent = radio(area, "For the agent");
		agent = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(agent);
		for (AgentType each : level.getAgentTypes()) {
			agent.add(each.getName() + " on "
					+ String.join("+", each.getCapability().stream().map(TerrainType::getName).toList()));
		}
		agent.select(0);
		agent.addListener(SWT.Selection, event -> update());
		forAgent.setEnabled(!level.getAgentTypes().isEmpty());
		forAgent.setSelection(!level.getAgentTypes().isEmpty());
	}

	private void createTerrains(Composite area) {
		forTerrains = radio(area, "For the terrains");
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(forTerrains);
		terrains = new Table(area, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL);
		for (TerrainType terrain : level.getTerrainTypes()) {
			new TableItem(terrains, SWT.NONE).setText(terrain.getName());
		}
		terrains.addListener(SWT.Selection, event -> update());
		forTerrains.setSelection(!forAgent.getSelection());
		GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, TERRAINS_SHOWN * terrains.getItemHeight())
				.applyTo(terrains);
	}

	private Button radio(Composite area, String label) {
		Button button = new Button(area, SWT.RADIO);
		button.setText(label);
		button.addListener(SWT.Selection, event -> update());
		return button;
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
		Enablement.set(forAgent.getSelection(), agent);
		Enablement.set(forTerrains.getSelection(), terrains);
		Optional<String> problem = read();
		setErrorMessage(problem.orElse(null));
		setMessage("The mesh covers the free area of these terrains. It serves units of every width, and follows every"
				+ " change of the level.");
		ok.setEnabled(problem.isEmpty());
	}

	/**
	 * Creates the layer from the values of the controls. If a value is wrong, returns a text that says why. Returns empty
	 * if all values are correct.
	 */
	private Optional<String> read() {
		layer = LevelFactory.eINSTANCE.createNavMeshLayer();
		layer.setName(name.getText().isBlank() ? null : name.getText().strip());
		layer.setKeepTerrains(keepTerrains.getSelection());
		if (forAgent.getSelection() && agent.getSelectionIndex() >= 0) {
			layer.setAgent(level.getAgentTypes().get(agent.getSelectionIndex()));
		} else {
			List<TerrainType> all = level.getTerrainTypes();
			for (int i = 0; i < all.size(); i++) {
				if (terrains.getItem(i).getChecked()) {
					layer.getCapability().add(all.get(i));
				}
			}
			if (layer.getCapability().isEmpty()) {
				return Optional.of("Choose at least one terrain.");
			}
		}
		try {
			layer.setCircleTolerance(number(tolerance));
			layer.setSimplification(number(simplification));
			MeshLayer.of(layer);
			return Optional.empty();
		} catch (IllegalArgumentException wrong) {
			return Optional.of("Not possible: " + wrong.getMessage());
		}
	}

	private static double number(Text text) {
		try {
			return Decimal.parse(text.getText().strip());
		} catch (NumberFormatException noNumber) {
			throw new IllegalArgumentException("\"" + text.getText() + "\" is not a number", noNumber);
		}
	}
}
