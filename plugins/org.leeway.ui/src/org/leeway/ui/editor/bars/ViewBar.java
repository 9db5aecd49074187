package org.leeway.ui.editor.bars;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.leeway.core.layer.Layers;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.ui.settings.EditorSettings;

/** The editor's toolbar: the unit that the map shows the level for, and the overlay. */
public final class ViewBar extends Composite {

	/** Room for name and size, in pixels; the list and the tooltip also show the terrains. */
	private static final int AGENT_WIDTH = 180;
	private static final String AGENT_TIP = "The agent that overlays are for";

	private final EditorSettings settings;
	private final Combo agents;
	private final UnitBar unit;
	private final Combo overlays;
	private final Button gridLines;
	private List<AgentType> offered = List.of();

	public ViewBar(Composite parent, EditorSettings settings) {
		super(parent, SWT.NONE);
		this.settings = settings;
		RowLayoutFactory.fillDefaults().center(true).margins(6, 3).spacing(6).wrap(true).applyTo(this);
		agents = combo("Agent", AGENT_TIP);
		agents.addListener(SWT.Selection, event -> settings.setAgent(offered.get(agents.getSelectionIndex())));
		unit = new UnitBar(this, settings.unit());
		overlays = combo("Show", "The overlay on the terrain");
		overlays.add("Terrain only");
		Layers.overlays().forEach(layer -> overlays.add(layer.title()));
		overlays.addListener(SWT.Selection,
				event -> settings.setOverlay(overlays.getSelectionIndex() == 0 ? null
						: Layers.overlays().get(overlays.getSelectionIndex() - 1)));
		gridLines = new Button(this, SWT.CHECK);
		gridLines.setText("Grid lines");
		gridLines.addListener(SWT.Selection, event -> settings.setGridLines(gridLines.getSelection()));
		gridLines.setToolTipText("Lines between cells, where these are large enough");
	}

	/** Makes a combo with its label, which stay in one row if the bar wraps. */
	private Combo combo(String name, String tip) {
		Composite pair = new Composite(this, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).spacing(6).wrap(false).applyTo(pair);
		new Label(pair, SWT.NONE).setText(name);
		Combo combo = new Combo(pair, SWT.READ_ONLY | SWT.DROP_DOWN);
		combo.setToolTipText(tip);
		return combo;
	}

	/** Shows the settings, and offers the agents of a level. */
	public void show(Level level) {
		String[] names = level.getAgentTypes().stream().map(ViewBar::describe).toArray(String[]::new);
		offered = List.copyOf(level.getAgentTypes());
		if (!Arrays.equals(names, agents.getItems())) {
			agents.setItems(names);
			agents.setLayoutData(new RowData(
					Math.min(AGENT_WIDTH, agents.computeSize(SWT.DEFAULT, SWT.DEFAULT).x), SWT.DEFAULT));
			agents.requestLayout();
		}
		if (settings.agent() != null) {
			agents.select(offered.indexOf(settings.agent()));
			agents.setToolTipText(AGENT_TIP + ": " + agents.getText() + " on " + terrains(settings.agent()));
		}
		agents.setEnabled(!offered.isEmpty());
		unit.show(level);
		overlays.select(settings.overlay().map(Layers.overlays()::indexOf).orElse(-1) + 1);
		gridLines.setSelection(settings.gridLines());
	}

	/** The name and the size, which the list has room for; the tooltip adds the terrains. */
	private static String describe(AgentType agent) {
		return agent.getName() + "  " + agent.getSize() + "x" + agent.getSize();
	}

	private static String terrains(AgentType agent) {
		return agent.getCapability().stream().map(TerrainType::getName).collect(Collectors.joining(", "));
	}
}
