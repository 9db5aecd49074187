package org.leeway.core.request;

import java.util.List;
import java.util.Optional;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.scale.Scales;
import org.leeway.pathing.world.Diagonals;

/**
 * Options of a user that change levels after they are read. Immutable.
 *
 * @param diagonals the rule of diagonal steps. Empty to keep the rule of each level
 * @param withoutRemovable true to check the level as if units had cleared away all obstacles and terrains that they can clear
 * away
 * @param scales names coarser copies of the level, which the check compares with it. Empty to use the copies that the level
 * itself names
 */
public record LevelOptions(Optional<Diagonals> diagonals, boolean withoutRemovable, Optional<Scales> scales) {

	/** Levels as they are. */
	public static final LevelOptions AS_THEY_ARE = new LevelOptions(Optional.empty(), false);

	/** Creates options without {@link #scales}. So the check uses the coarser copies that the level itself names. */
	public LevelOptions(Optional<Diagonals> diagonals, boolean withoutRemovable) {
		this(diagonals, withoutRemovable, Optional.empty());
	}

	/** Returns a copy of a level, changed as the options say. */
	public LevelSnapshot of(LevelSnapshot level) {
		return new LevelSnapshot(of(level.header()), level.grid());
	}

	/**
	 * Adapts the user's choice of an agent to these options. With {@link #withoutRemovable}, an agent that the user has described
	 * may also cross the removable terrains. Any other choice is returned unchanged.
	 *
	 * @param choice null if the user chose no agent
	 */
	public AgentChoice of(AgentChoice choice, LevelSnapshot level) {
		if (!withoutRemovable || choice == null || choice.argument() == null) {
			return choice;
		}
		List<String> cleared = level.header().terrains().stream().filter(Terrain::isRemovable).map(Terrain::name).toList();
		return new AgentChoice(choice.name(), choice.argument().crossing(cleared));
	}

	/** Returns a copy of a header, changed as the options say. A header is everything of a level except its cells. */
	public LevelHeader of(LevelHeader level) {
		LevelHeader compared = scales.map(others -> level.withIntent(level.intent().withScales(others))).orElse(level);
		LevelHeader ruled = diagonals.map(compared::withDiagonals).orElse(compared);
		return withoutRemovable ? ruled.withoutRemovable() : ruled;
	}
}
