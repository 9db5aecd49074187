package org.leeway.ui.wizards;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

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
import org.leeway.core.level.AgentPreset;
import org.leeway.core.level.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.settings.AgentPreferences;

/** The size, the terrains and the agents of a new level. */
final class LevelPage extends WizardPage {

	private static final int DEFAULT_WIDTH = 96;
	private static final int DEFAULT_HEIGHT = 64;

	private final List<TerrainType> terrains = LevelTemplates.terrainTypes();
	private final List<AgentPreset> agents = AgentPreferences.agents().agents();
	private Spinner width;
	private Spinner height;
	private Combo filling;
	private CheckboxTableViewer terrainList;
	private CheckboxTableViewer agentList;

	LevelPage() {
		super("level", "Level", null);
		setDescription("Choose the size, the terrains and the agents of the level.");
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
		width = size(page, "Width in cells:", DEFAULT_WIDTH);
		height = size(page, "Height in cells:", DEFAULT_HEIGHT);
		label(page, "Filled with:", SWT.CENTER);
		filling = new Combo(page, SWT.READ_ONLY);
		terrains.forEach(terrain -> filling.add(terrain.getName()));
		filling.select(0);
		filling.addListener(SWT.Selection, event -> validate());
		terrainList = checkList(page, "Terrains:", terrains, terrain -> ((TerrainType) terrain).getName());
		agentList = checkList(page, "Agents:", agents, agent -> describe((AgentPreset) agent));
		setControl(page);
	}

	private Spinner size(Composite page, String text, int value) {
		label(page, text, SWT.CENTER);
		Spinner spinner = new Spinner(page, SWT.BORDER);
		spinner.setValues(value, 1, TerrainGrid.MAX_SIDE, 0, 1, 16);
		spinner.addListener(SWT.Modify, event -> validate());
		return spinner;
	}

	private CheckboxTableViewer checkList(Composite page, String text, List<?> choices,
			Function<Object, String> name) {
		label(page, text, SWT.BEGINNING);
		CheckboxTableViewer list = CheckboxTableViewer.newCheckList(page, SWT.BORDER);
		list.setContentProvider(ArrayContentProvider.getInstance());
		list.setLabelProvider(LabelProvider.createTextProvider(name));
		list.setInput(choices);
		list.setAllChecked(true);
		list.addCheckStateListener(event -> validate());
		GridDataFactory.fillDefaults().grab(true, true).hint(360, 110).applyTo(list.getControl());
		return list;
	}

	private static void label(Composite page, String text, int alignment) {
		Label label = new Label(page, SWT.NONE);
		label.setText(text);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, alignment).applyTo(label);
	}

	private void validate() {
		if (agentList == null) {
			return;
		}
		String problem = problem();
		setErrorMessage(problem);
		setPageComplete(problem == null);
	}

	private String problem() {
		try {
			TerrainGrid.checkSize(width.getSelection(), height.getSelection());
		} catch (IllegalArgumentException e) {
			return e.getMessage();
		}
		return needed().filter(terrain -> !terrainList.getChecked(terrain)).findFirst()
				.map(terrain -> "The terrain " + terrain.getName() + " is filled with or moved on, so it must be checked.")
				.orElse(null);
	}

	/** The terrains that the level cannot do without. */
	private Stream<TerrainType> needed() {
		return Stream.concat(Stream.of(terrains.get(filling.getSelectionIndex())),
				agents.stream().filter(agentList::getChecked)
						.flatMap(agent -> agent.in(terrains).getCapability().stream()));
	}

	/** The level that the page describes. */
	Level createLevel(String name) {
		int terrain = terrains.get(filling.getSelectionIndex()).getId();
		Level level = LevelTemplates.level(name,
				TerrainGrid.filled(width.getSelection(), height.getSelection(), terrain));
		level.getAgentTypes().clear();
		agents.stream().filter(agentList::getChecked)
				.forEach(agent -> level.getAgentTypes().add(agent.in(level.getTerrainTypes())));
		level.getTerrainTypes().removeIf(type -> terrains.stream().anyMatch(
				choice -> choice.getName().equals(type.getName()) && !terrainList.getChecked(choice)));
		return level;
	}

	private static String describe(AgentPreset agent) {
		return agent.name() + ", " + agent.size() + " x " + agent.size() + " cells, on "
				+ agent.terrains().replace("+", " and ")
				+ (agent.traits().values().isEmpty() ? "" : ", " + agent.traits());
	}
}
