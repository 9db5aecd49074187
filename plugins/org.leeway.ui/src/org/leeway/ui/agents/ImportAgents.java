package org.leeway.ui.agents;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.core.LevelFormatException;
import org.leeway.core.level.preset.AgentFile;
import org.leeway.core.level.preset.AgentTraits;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.SetCommand;

/**
 * An import of agents from a file into a level, as one undo step. If the level has no agent with the name of an imported agent,
 * the agent is added. Otherwise, the agent of the level gets the imported size and terrains, and all attributes that the file
 * gives. Its probes, which are requests for routes, stay in the level. No agent is removed.
 */
final class ImportAgents {

	private ImportAgents() {
	}

	/**
	 * Returns the command that imports the agents of a file into a level. The command can execute only if it changes the
	 * level.
	 *
	 * @throws LevelFormatException if an agent of the file names a terrain that the level lacks. The message has the
	 * number of the line with this agent
	 */
	static Command of(AgentFile file, Level level) throws LevelFormatException {
		CompoundCommand all = new CompoundCommand("Import agents");
		List<AgentType> agents = file.in(level.getTerrainTypes());
		for (int i = 0; i < agents.size(); i++) {
			AgentType agent = agents.get(i);
			AgentTraits traits = file.agents().get(i).traits();
			Command one = known(agent.getName(), level).map(old -> change(old, agent, traits))
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

	private static Command change(AgentType old, AgentType next, AgentTraits traits) {
		Map<EStructuralFeature, Object> values = new LinkedHashMap<>(traits.values());
		values.put(Literals.AGENT_TYPE__SIZE, next.getSize());
		values.put(Literals.AGENT_TYPE__CAPABILITY, List.copyOf(next.getCapability()));
		return SetCommand.ofAll("Change agent", old, values);
	}
}
