package org.leeway.core.request;

import java.util.List;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.level.value.NameText;
import org.leeway.pathing.world.Agent;

/**
 * The agent that a user asked for: an agent of the level, or a new agent that the user describes.
 *
 * @param name the text that the user wrote: the name of an agent of the level, or the description of a new agent
 * @param argument the new agent. Null for an agent of the level
 */
public record AgentChoice(String name, AgentPreset argument) {

	/**
	 * Returns the agent that a user chose. In a level without agents, the user can choose among the
	 * {@linkplain Capabilities#usualAgents usual agents}.
	 *
	 * @param choice the choice. Null if the user chose no agent: then there must be exactly one agent to choose from
	 * @throws FailureException if the level lacks the agent or a terrain of the agent. Also if {@code choice} is null and there
	 * are several agents
	 */
	public static Agent of(AgentChoice choice, LevelSnapshot snapshot, String file) throws FailureException {
		return of(choice, snapshot, file, "", OptionNames.COMMAND_LINE);
	}

	/**
	 * Returns the agent that a user chose. In a level without agents, the user can choose among the
	 * {@linkplain Capabilities#usualAgents usual agents}. If the choice fails, the message lists the possible agents.
	 *
	 * @param choice null if the user chose no agent. Then there must be only one agent
	 * @param instead the options that the message offers in place of an agent, such as {@code ", or --radius"}
	 */
	public static Agent of(AgentChoice choice, LevelSnapshot snapshot, String file, String instead, OptionNames names)
			throws FailureException {
		if (choice != null && choice.argument != null) {
			return Capabilities.agent(choice.argument, snapshot.header(), file);
		}
		List<Agent> agents = all(snapshot, file);
		if (choice == null && agents.size() == 1) {
			return agents.get(0);
		}
		return agents.stream().filter(unit -> choice != null && unit.name().equals(choice.name)).findFirst()
				.orElseThrow(() -> new FailureException(file + ": " + (choice == null ? "there is more than one agent"
						: "there is no agent '" + choice.name + "'") + ", expected " + names.of("agent") + " with one of "
						+ NameText.choice(agents.stream().map(Agent::name).toList(), ":") + instead));
	}

	/**
	 * Returns the agents of a level, or the usual agents if the level has no agents.
	 *
	 * @throws FailureException if the level has no agents and no terrain for the usual agents
	 */
	public static List<Agent> all(LevelSnapshot snapshot, String file) throws FailureException {
		return snapshot.agents().isEmpty() ? Capabilities.usualAgents(snapshot.header(), file) : snapshot.agents();
	}

	/**
	 * Parses a choice. A text with a colon outside of {@linkplain NameText quotes} describes a new agent. Any other text is the
	 * name of an agent of the level.
	 *
	 * @throws IllegalArgumentException if the description of the new agent is invalid. The message says what was expected
	 */
	public static AgentChoice parse(String text) {
		if (NameText.places(text, ':').isEmpty()) {
			return new AgentChoice(NameText.name(text), null);
		}
		try {
			return new AgentChoice(text, AgentPreset.parse(text));
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException(e.getMessage() + ", or the name of an agent, in double quotes if it holds a colon");
		}
	}
}
