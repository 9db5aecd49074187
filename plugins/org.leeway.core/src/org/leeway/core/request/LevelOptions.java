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
 * @param diagonals the rule of diagonal steps, or empty for the rule of each level
 * @param withoutRemovable whether units have already cleared away all that they can
 * @param scales the coarser copies to compare with, or empty for the copies that each level names
 */
public record LevelOptions(Optional<Diagonals> diagonals, boolean withoutRemovable, Optional<Scales> scales) {

	/** Levels as they are. */
	public static final LevelOptions AS_THEY_ARE = new LevelOptions(Optional.empty(), false);

	/** Creates options with the coarser copies that each level names. */
	public LevelOptions(Optional<Diagonals> diagonals, boolean withoutRemovable) {
		this(diagonals, withoutRemovable, Optional.empty());
	}

	/** Returns a copy of a level, changed as the options say. */
	public LevelSnapshot of(LevelSnapshot level) {
		return new LevelSnapshot(of(level.header()), level.grid());
	}

	/**
	 * Returns the choice of an agent, adapted to the options. If units have cleared terrains away, a new agent also
	 * crosses these terrains.
	 *
	 * @param choice null if the user chose no agent. Then the result is null too
	 */
	public AgentChoice of(AgentChoice choice, LevelSnapshot level) {
		if (!withoutRemovable || choice == null || choice.argument() == null) {
			return choice;
		}
		List<String> cleared = level.header().terrains().stream().filter(Terrain::isRemovable).map(Terrain::name).toList();
		return new AgentChoice(choice.name(), choice.argument().crossing(cleared));
	}

	/** Returns a copy of a level without its cells, changed as the options say. */
	public LevelHeader of(LevelHeader level) {
		LevelHeader compared = scales.map(others -> level.withIntent(level.intent().withScales(others))).orElse(level);
		LevelHeader ruled = diagonals.map(compared::withDiagonals).orElse(compared);
		return withoutRemovable ? ruled.withoutRemovable() : ruled;
	}
}
