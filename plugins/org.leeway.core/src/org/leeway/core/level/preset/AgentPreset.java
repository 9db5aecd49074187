package org.leeway.core.level.preset;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.files.MessageText;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.value.NameText;
import org.leeway.model.AgentType;
import org.leeway.model.TerrainType;
import org.leeway.pathing.util.Decimal;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * An agent that belongs to no level. The agent gives the names of its terrains, so it can be used in each level with
 * terrains of these names. The text of an agent is {@code NAME:SIZE:TERRAIN+TERRAIN}, on the command line and in
 * {@linkplain AgentFile files}. Body and motion may follow, as in {@code tank:2:ground length=4 turningRadius=1.5}.
 * Immutable.
 *
 * @param name not blank
 * @param size the side of the footprint in cells, at least 1
 * @param terrains names, separated by {@code +}
 * @param traits the attributes of body and motion that are given
 */
public record AgentPreset(String name, int size, String terrains, AgentTraits traits) {

	/**
	 * Characters that the name of a terrain may contain only in quotes. Outside of quotes, {@code +} and a blank end the name,
	 * {@code :} separates parts of the text, and {@code =} belongs to an attribute.
	 */
	private static final String TERRAIN_ENDS = "+:= ";
	private static final String EXPECTED = ", expected NAME:SIZE:TERRAIN+TERRAIN, such as tank:2:ground+swamp";

	/** Creates an agent without body and motion. */
	public AgentPreset(String name, int size, String terrains) {
		this(name, size, terrains, AgentTraits.NONE);
	}

	/**
	 * Parses an agent, as in {@code tank:2:ground}. The text is split at its last two colons, because the name of the agent may
	 * contain colons too. Colons in {@linkplain NameText quotes} do not count.
	 *
	 * @throws IllegalArgumentException if the text is no agent. The message says what was expected
	 */
	public static AgentPreset parse(String text) {
		List<Integer> colons = NameText.places(text, ':');
		int beforeTerrains = colons.isEmpty() ? -1 : colons.getLast();
		int beforeSize = colons.size() < 2 ? -1 : colons.get(colons.size() - 2);
		if (beforeSize < 0 || NameText.name(text.substring(0, beforeSize).strip()).isBlank()
				|| text.substring(beforeTerrains + 1).isBlank() || !text.codePoints().allMatch(NameText::isVisible)) {
			throw new IllegalArgumentException("not an agent: '" + MessageText.shortened(text) + "'" + EXPECTED);
		}
		int size = size(text.substring(beforeSize + 1, beforeTerrains).strip());
		if (size < 1) {
			throw new IllegalArgumentException("'" + MessageText.shortened(text.substring(beforeSize + 1, beforeTerrains))
					+ "' is not a size of 1 or more in '" + MessageText.shortened(text) + "'" + EXPECTED);
		}
		String name = NameText.name(text.substring(0, beforeSize).strip());
		List<String> words = NameText.split(text.substring(beforeTerrains + 1).strip(), ' ').stream()
				.filter(word -> !word.isEmpty()).toList();
		int given = 1;
		while (given < words.size() && NameText.places(words.get(given), '=').isEmpty()) {
			given++;
		}
		return new AgentPreset(name, size, String.join(" ", words.subList(0, given)),
				traits(name, words.subList(given, words.size())));
	}

	private static AgentTraits traits(String name, List<String> words) {
		return of(name, () -> {
			AgentTraits traits = AgentTraits.parse(words);
			traits.in(new Agent(name, 1, Capability.of(0)));
			return traits;
		});
	}

	/**
	 * Returns a copy of the agent that also crosses more terrains.
	 *
	 * @param more the names of these terrains
	 */
	public AgentPreset crossing(List<String> more) {
		Stream<String> own = NameText.split(terrains, '+').stream().map(terrain -> NameText.name(terrain.strip()));
		return new AgentPreset(name, size, terrains(Stream.concat(own, more.stream()).distinct()), traits);
	}

	/** Returns the whole number in a text, or 0 if the text is no whole number. */
	private static int size(String text) {
		try {
			return Decimal.parseWhole(text);
		} catch (NumberFormatException e) {
			return 0;
		}
	}

	/** Returns a preset with the values of a level's agent type. */
	public static AgentPreset of(AgentType agent) {
		return new AgentPreset(agent.getName(), agent.getSize(),
				terrains(agent.getCapability().stream().map(TerrainType::getName)), AgentTraits.of(agent));
	}

	private static String terrains(Stream<String> names) {
		return names.map(terrain -> NameText.write(terrain, TERRAIN_ENDS)).collect(Collectors.joining("+"));
	}

	/**
	 * Returns this agent for a level. The names of terrains are replaced by the level's ids. If the level has an agent of the
	 * same name, its body and motion are used, except for values that this preset gives.
	 *
	 * @throws IllegalArgumentException if the level lacks one of the terrains. The message lists the level's terrains
	 */
	public Agent in(LevelHeader level) {
		return of(name, () -> {
			Agent fresh = new Agent(name, size, level.capability(terrains));
			return traits.in(level.agent(name).map(own -> new Agent(name, fresh.unit(), own.body(), own.motion()))
					.orElse(fresh));
		});
	}

	/**
	 * Creates an agent type for a level with these terrains.
	 *
	 * @throws IllegalArgumentException as {@link #in(LevelHeader)}
	 */
	public AgentType in(List<TerrainType> known) {
		return of(name, () -> {
			AgentType agent = LevelTemplates.agentType(name, size,
					NameText.select(terrains, known, TerrainType::getName));
			traits.values().forEach(agent::eSet);
			return agent;
		});
	}

	/**
	 * Calls a supplier, and returns its result. If the supplier throws an {@link IllegalArgumentException}, adds the
	 * agent's name to the message.
	 *
	 * @param name of the agent
	 */
	private static <T> T of(String name, Supplier<T> made) {
		try {
			return made.get();
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException("agent " + MessageText.shortened(name) + ": " + e.getMessage());
		}
	}

	/** Returns the text that {@link #parse} reads. */
	@Override
	public String toString() {
		return NameText.write(name, "") + ":" + size + ":" + terrains + (traits.values().isEmpty() ? "" : " " + traits);
	}
}
