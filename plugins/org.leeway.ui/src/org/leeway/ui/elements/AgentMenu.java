package org.leeway.ui.elements;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.ElementChange;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.settings.EditorSettings;

/** The menu beside the list of agents in the bar above the map, with commands for agents of the level. */
public final class AgentMenu {

	private final LevelEdits edits;
	private final EditorSettings settings;

	/** @param settings the settings of the editor, where an added agent becomes the displayed agent */
	public AgentMenu(LevelEdits edits, EditorSettings settings) {
		this.edits = edits;
		this.settings = settings;
	}

	/** Adds the items for the chosen agent. */
	public void fill(IMenuManager menu) {
		AgentType agent = settings.agent();
		boolean hasTerrains = !edits.level().get().getTerrainTypes().isEmpty();
		menu.add(LevelEdits.action("&New Agent...", hasTerrains, this::create));
		if (agent != null) {
			menu.add(new Separator());
			menu.add(LevelEdits.action("&Edit...", true, () -> edit(agent)));
			menu.add(LevelEdits.action("&Rename...\tF2", true, () -> rename(agent)));
			menu.add(LevelEdits.action("D&uplicate", true, () -> duplicate(agent)));
			edits.addMoveAndDelete(menu, agent);
		}
		edits.addTable(menu);
	}

	private void create() {
		Level level = edits.level().get();
		new AgentDialog(edits.shell().get(), level, null).ask().ifPresent(values -> {
			AgentType agent = NewElements.agent(level);
			values.forEach(agent::eSet);
			add(agent, level.getAgentTypes().size(), "New agent");
		});
	}

	private void edit(AgentType agent) {
		Level level = edits.level().get();
		new AgentDialog(edits.shell().get(), level, agent).ask()
				.ifPresent(values -> edits.run(ElementChange.of("Edit agent", agent, values)));
	}

	/** Asks for a new name of an agent, and sets it. */
	public void rename(AgentType agent) {
		edits.rename(agent);
	}

	private void duplicate(AgentType agent) {
		EList<AgentType> all = edits.level().get().getAgentTypes();
		AgentType copy = EcoreUtil.copy(agent);
		copy.setName(NewElements.nameAfter(agent, all));
		add(copy, all.indexOf(agent) + 1, "Duplicate agent");
	}

	private void add(AgentType agent, int index, String label) {
		edits.run(new AddCommand<>(label, edits.level().get().getAgentTypes(), agent, index));
		settings.setAgent(agent);
	}

	/**
	 * Moves an agent up or down the list of agents.
	 *
	 * @param by -1 to move up, 1 to move down
	 */
	public void move(AgentType agent, int by) {
		edits.move(agent, by);
	}
}
