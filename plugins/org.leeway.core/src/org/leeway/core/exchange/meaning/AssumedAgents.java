package org.leeway.core.exchange.meaning;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * The agents of a level that is imported from a file without agents. The agents cross the terrains that the user names,
 * or else all terrains that do not block.
 */
public final class AssumedAgents {

	/** The option that names the terrains which agents cross. */
	public static final TypedOption<String> CROSSED = new TypedOption.Text("crossed",
			"the terrains that agents cross; by default those that nothing in the file marks as blocking", "unmarked",
			"unmarked, or names with commas between them", "NAME,NAME");

	private static final String ADVICE = " The option crossed names the terrains that agents cross.";
	private static final String FREE = "free";
	private static final String FREE_COLOUR = "#d9d9d9";
	private static final int NAMED = 20;

	private final Optional<Set<String>> named;
	private final String what;

	/**
	 * Creates the agents. {@link #addTo} adds them to a level.
	 *
	 * @param what the kind of file that has no agents, such as {@code map}, for messages
	 */
	public AssumedAgents(OptionValues options, String what) {
		this.named = NameList.of(options, CROSSED);
		this.what = what;
	}

	/** Returns a message if the user named a terrain that is not among {@code terrains}. Otherwise empty. */
	public Optional<String> problem(Collection<String> terrains) {
		return named.flatMap(names -> NameList.problem("terrain to cross", names, terrains));
	}

	/**
	 * Adds agents to a level. They cross the terrains that the user named, or else all terrains that do not block. If
	 * they could cross no terrain at all, they cross a new terrain that no cell has.
	 *
	 * @param isBlocking returns whether a terrain of the level blocks
	 * @return a message that says which terrains the agents cross
	 */
	public Diagnostic addTo(Level level, Predicate<TerrainType> isBlocking) {
		List<TerrainType> crossed = level.getTerrainTypes().stream()
				.filter(each -> named.isPresent() ? named.get().contains(each.getName()) : !isBlocking.test(each)).toList();
		List<TerrainType> capability = crossed.isEmpty() ? unused(level) : crossed;
		if (capability.isEmpty()) {
			return Diagnostic.doubtful("All terrains of the " + what + " block, so the level has no agents." + ADVICE);
		}
		LevelTemplates.agents().forEach(each -> level.getAgentTypes()
				.add(LevelTemplates.agentType(each.name(), each.size(), capability)));
		return Diagnostic.assumed("The " + what + " names no agents, so the level has " + level.getAgentTypes().size()
				+ " that cross " + capability.stream().map(TerrainType::getName).limit(NAMED).collect(Collectors.joining(", "))
				+ (capability.size() > NAMED ? " and more." : "."));
	}

	/** Adds a terrain that no cell has, and returns it in a list. The list is empty if the level has no free terrain id. */
	private static List<TerrainType> unused(Level level) {
		Set<String> names = level.getTerrainTypes().stream().map(TerrainType::getName).collect(Collectors.toSet());
		Set<Integer> ids = level.getTerrainTypes().stream().map(TerrainType::getId).collect(Collectors.toSet());
		OptionalInt id = IntStream.range(0, TerrainGrid.TERRAINS).filter(each -> !ids.contains(each)).findFirst();
		if (id.isEmpty()) {
			return List.of();
		}
		String name = Stream.iterate(FREE, each -> each + "-" + FREE).filter(each -> !names.contains(each)).findFirst()
				.orElseThrow();
		TerrainType free = LevelTemplates.terrainType(id.getAsInt(), name, FREE_COLOUR, FREE.substring(0, 1));
		level.getTerrainTypes().add(free);
		return List.of(free);
	}

	/**
	 * Returns a warning if every cell blocks, or if no cell and no obstacle blocks. Leeway has then probably misunderstood the
	 * file. Empty otherwise.
	 */
	public Optional<Diagnostic> doubt(Level level) {
		if (level.getAgentTypes().isEmpty()) {
			return Optional.empty();
		}
		boolean[] found = level.getTerrain().terrains();
		List<TerrainType> crossed = level.getAgentTypes().getFirst().getCapability();
		long free = crossed.stream().filter(each -> found[each.getId()]).count();
		long all = level.getTerrainTypes().stream().filter(each -> found[each.getId()]).count();
		if (free == 0) {
			return Optional.of(Diagnostic.doubtful("Every cell blocks." + ADVICE));
		}
		boolean isOpen = free == all && level.getCircles().isEmpty() && level.getPolygons().isEmpty();
		return isOpen ? Optional.of(Diagnostic.doubtful("No cell blocks." + ADVICE)) : Optional.empty();
	}
}
