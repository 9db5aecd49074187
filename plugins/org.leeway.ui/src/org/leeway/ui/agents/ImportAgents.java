package org.leeway.ui.agents;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.core.files.LevelFormatException;
import org.leeway.core.level.AgentFile;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.SetCommand;

/**
 * Brings agents into a level as one step of undo: those whose names the level has get their size and terrains, the
 * others are added. Probes of an agent stay with it, and no agent is removed.
 */
final class ImportAgents {

	private ImportAgents() {
	}

	/**
	 * The command; it can run if it changes anything.
	 *
	 * @throws LevelFormatException if the level lacks a terrain, with the line of the agent
	 */
	static Command of(AgentFile file, Level level) throws LevelFormatException {
		CompoundCommand all = new CompoundCommand("Import agents");
		for (AgentType agent : file.in(level.getTerrainTypes())) {
			Command one = known(agent.getName(), level).map(old -> change(old, agent))
					.orElseGet(() -> new AddCommand<>("Add agent", level.getAgentTypes(), agent));
			if (one.canExecute()) {
				all.add(one);
			}
		}
		return all;
	}

	private static Optional<AgentType> known(String name, Level level) {
		return level.getAgentTypes().stream().filter(agent -> name.equals(agent.getName())).findFirst();
	}

	private static Command change(AgentType old, AgentType next) {
		return SetCommand.ofAll("Change agent", old, Map.of(Literals.AGENT_TYPE__SIZE, next.getSize(),
				Literals.AGENT_TYPE__CAPABILITY, List.copyOf(next.getCapability())));
	}
}
