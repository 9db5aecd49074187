package org.leeway.ui.map.commands;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.UnexecutableCommand;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.TerrainType;

/** The undoable edits that let an agent enter a terrain, or keep the agent out of the terrain. */
public final class SetEntry {

	private SetEntry() {
	}

	/**
	 * Returns a step that changes whether an agent enters a terrain. Cannot run if nothing changes, or if the agent would enter
	 * no terrain at all.
	 */
	public static Command of(AgentType agent, TerrainType terrain, boolean enters) {
		List<TerrainType> terrains = new ArrayList<>(agent.getCapability());
		terrains.remove(terrain);
		if (enters) {
			terrains.add(place(terrains, terrain, ((Level) agent.eContainer()).getTerrainTypes()), terrain);
		}
		String label = (enters ? "Let " : "Keep ") + agent.getName() + (enters ? " enter " : " out of ") + terrain.getName();
		return terrains.isEmpty() ? UnexecutableCommand.INSTANCE
				: new SetCommand(label, agent, Literals.AGENT_TYPE__CAPABILITY, List.copyOf(terrains));
	}

	/**
	 * Returns the index at which to insert a terrain into a list, so that the list stays sorted. A terrain that
	 * {@code order} lacks goes to the end.
	 *
	 * @param terrains the list, sorted like {@code order}
	 * @param order all terrains in the order of the level
	 */
	private static int place(List<TerrainType> terrains, TerrainType terrain, List<TerrainType> order) {
		int index = order.indexOf(terrain);
		return index < 0 ? terrains.size() : (int) terrains.stream().filter(each -> order.indexOf(each) < index).count();
	}
}
