package org.leeway.ui.wizards;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.level.preset.StandardTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.settings.Templates;
import org.leeway.ui.theme.Swatch;

/** The wizard page for a new level: its template, its size, and the terrains and agents that it gets from the template. */
final class LevelPage extends WizardPage {

	private static final int DEFAULT_WIDTH = 96;
	private static final int DEFAULT_HEIGHT = 64;
	/** The least height of the lists of terrains and agents, in rows. */
	private static final int ROWS = 6;

	private final Templates.Listing listing = Templates.ofWorkspace().read();
	private Level template = first();
	private Combo templates;
	private Spinner width;
	private Spinner height;
	private Combo filling;
	private CheckboxTableViewer terrainList;
	private CheckboxTableViewer agentList;

	LevelPage() {
		super("level", "Level", null);
		setDescription("Choose a template, the size, the terrains and the agents of the level.");
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
		label(page, "Template:", SWT.CENTER);
		templates = new Combo(page, SWT.READ_ONLY);
		templates.setItems(listing.templates().keySet().toArray(String[]::new));
		templates.setText(nameOf(template));
		templates.addListener(SWT.Selection, event -> show(listing.templates().get(templates.getText())));
		width = size(page, "Width in cells:", DEFAULT_WIDTH);
		height = size(page, "Height in cells:", DEFAULT_HEIGHT);
		label(page, "Fill with:", SWT.CENTER);
		filling = new Combo(page, SWT.READ_ONLY);
		filling.addListener(SWT.Selection, event -> validate());
		terrainList = checkList(page, "Terrains:", terrain -> ((TerrainType) terrain).getName(),
				terrain -> swatch((TerrainType) terrain));
		agentList = checkList(page, "Agents:", agent -> describe(AgentPreset.of((AgentType) agent)),
				agent -> null);
		show(template);
		setControl(page);
	}

	@Override
	public void setVisible(boolean visible) {
		super.setVisible(visible);
		if (visible) {
			templates.setFocus();
		}
	}

	private Spinner size(Composite page, String text, int value) {
		label(page, text, SWT.CENTER);
		Spinner spinner = new Spinner(page, SWT.BORDER);
		spinner.setValues(value, 1, TerrainGrid.MAX_SIDE, 0, 1, 16);
		spinner.addListener(SWT.Modify, event -> validate());
		return spinner;
	}

	/** Returns the template of the last new level, or the first template. */
	private Level first() {
		return listing.templates().getOrDefault(Templates.last(), listing.templates().values().iterator().next());
	}

	private String nameOf(Level wanted) {
		return listing.templates().entrySet().stream().filter(each -> each.getValue() == wanted).map(Map.Entry::getKey)
				.findFirst().orElseThrow();
	}

	private void show(Level next) {
		template = next;
		filling.setItems(next.getTerrainTypes().stream().map(TerrainType::getName).toArray(String[]::new));
		filling.select(0);
		terrainList.setInput(next.getTerrainTypes());
		terrainList.setAllChecked(true);
		agentList.setInput(next.getAgentTypes());
		agentList.setAllChecked(true);
		setMessage(listing.problems().isEmpty() ? null : String.join("\n", listing.problems()), WARNING);
		validate();
	}

	private CheckboxTableViewer checkList(Composite page, String text, Function<Object, String> name,
			Function<Object, Image> image) {
		label(page, text, SWT.BEGINNING);
		CheckboxTableViewer list = CheckboxTableViewer.newCheckList(page, SWT.BORDER);
		list.setContentProvider(ArrayContentProvider.getInstance());
		list.setLabelProvider(LabelProvider.createTextImageProvider(name, image));
		list.addCheckStateListener(event -> validate());
		GridDataFactory.fillDefaults().grab(true, true).hint(360, ROWS * list.getTable().getItemHeight()).applyTo(list.getControl());
		return list;
	}

	private static void label(Composite page, String text, int alignment) {
		Label label = new Label(page, SWT.NONE);
		label.setText(text);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, alignment).applyTo(label);
	}

	private void validate() {
		if (agentList == null || filling.getSelectionIndex() < 0) {
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
				.map(terrain -> "The terrain " + terrain.getName() + " fills the level or is crossed by an agent, so it must be "
						+ "checked.")
				.orElse(null);
	}

	/**
	 * Returns the terrains that the new level needs: the terrain that fills the map, and each terrain that a checked agent may
	 * enter. While such a terrain is not checked, the page shows an error.
	 */
	private Stream<TerrainType> needed() {
		return Stream.concat(Stream.of(template.getTerrainTypes().get(filling.getSelectionIndex())),
				template.getAgentTypes().stream().filter(agentList::getChecked)
						.flatMap(agent -> agent.getCapability().stream()));
	}

	/** Creates the level that the page describes. Stores the chosen template as the last template. */
	Level createLevel(String name) {
		Templates.setLast(nameOf(template));
		int terrain = template.getTerrainTypes().get(filling.getSelectionIndex()).getId();
		Level level = StandardTemplates.level(template, name,
				TerrainGrid.filled(width.getSelection(), height.getSelection(), terrain));
		keepChecked(template.getAgentTypes(), level.getAgentTypes(), agentList);
		keepChecked(template.getTerrainTypes(), level.getTerrainTypes(), terrainList);
		return level;
	}

	/**
	 * Returns an image of a terrain. Terrains with the same colour and pattern share an image, which the workbench's
	 * resource manager keeps.
	 */
	private static Image swatch(TerrainType terrain) {
		return JFaceResources.getResources().create(Swatch.of(terrain));
	}

	private static <T> void keepChecked(List<T> offered, List<T> copies, CheckboxTableViewer list) {
		for (int i = offered.size() - 1; i >= 0; i--) {
			if (!list.getChecked(offered.get(i))) {
				copies.remove(i);
			}
		}
	}

	private static String describe(AgentPreset agent) {
		return agent.name() + ", " + agent.size() + " x " + agent.size() + " cells, on "
				+ agent.terrains().replace("+", " and ");
	}
}
