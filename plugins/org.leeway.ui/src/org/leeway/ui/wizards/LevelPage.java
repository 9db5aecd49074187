package org.leeway.ui.wizards;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.leeway.core.level.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;

/** The size, the terrains and the agents of a new level. */
final class LevelPage extends WizardPage {

	private static final int DEFAULT_WIDTH = 96;
	private static final int DEFAULT_HEIGHT = 64;

	private final List<TerrainType> terrains = LevelTemplates.terrainTypes();
	private final List<AgentType> agents = LevelTemplates.agentTypes(terrains.subList(0, 2));
	private Spinner width;
	private Spinner height;
	private Combo filling;
	private CheckboxTableViewer agentList;

	LevelPage() {
		super("level", "Level", null);
		setDescription("How large is the level, and which units move in it?");
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
		width = size(page, "Width in cells:", DEFAULT_WIDTH);
		height = size(page, "Height in cells:", DEFAULT_HEIGHT);
		label(page, "Filled with:");
		filling = new Combo(page, SWT.READ_ONLY);
		terrains.forEach(terrain -> filling.add(terrain.getName()));
		filling.select(0);
		label(page, "Agents:");
		agentList = CheckboxTableViewer.newCheckList(page, SWT.BORDER);
		agentList.setContentProvider(ArrayContentProvider.getInstance());
		agentList.setLabelProvider(LabelProvider.createTextProvider(agent -> describe((AgentType) agent)));
		agentList.setInput(agents);
		agentList.setAllChecked(true);
		GridDataFactory.fillDefaults().grab(true, true).hint(360, 120).applyTo(agentList.getControl());
		setControl(page);
	}

	private Spinner size(Composite page, String text, int value) {
		label(page, text);
		Spinner spinner = new Spinner(page, SWT.BORDER);
		spinner.setValues(value, 1, TerrainGrid.MAX_SIDE, 0, 1, 16);
		spinner.addListener(SWT.Modify, event -> validate());
		return spinner;
	}

	private static void label(Composite page, String text) {
		Label label = new Label(page, SWT.NONE);
		label.setText(text);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(label);
	}

	private void validate() {
		if (height == null) {
			return;
		}
		String problem = null;
		try {
			TerrainGrid.checkSize(width.getSelection(), height.getSelection());
		} catch (IllegalArgumentException e) {
			problem = e.getMessage();
		}
		setErrorMessage(problem);
		setPageComplete(problem == null);
	}

	/** The level that the page describes. */
	Level createLevel(String name) {
		TerrainGrid grid = TerrainGrid.filled(width.getSelection(), height.getSelection(),
				terrains.get(filling.getSelectionIndex()).getId());
		Level level = LevelTemplates.level(name, grid);
		List<String> wanted = new ArrayList<>();
		for (Object agent : agentList.getCheckedElements()) {
			wanted.add(((AgentType) agent).getName());
		}
		level.getAgentTypes().removeIf(agent -> !wanted.contains(agent.getName()));
		return level;
	}

	private static String describe(AgentType agent) {
		List<String> names = agent.getCapability().stream().map(TerrainType::getName).toList();
		return agent.getName() + ", " + agent.getSize() + " x " + agent.getSize() + " cells, on "
				+ String.join(" and ", names);
	}
}
