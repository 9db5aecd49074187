package org.leeway.cluster.corpus;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.Formats;
import org.leeway.core.files.Hashes;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelOptions;
import org.leeway.core.request.SpawnChoice;
import org.leeway.pathing.scale.Scales;
import org.leeway.pathing.world.Diagonals;

/**
 * The options of a check of many levels, as texts that can be sent to the tasks of a cluster. {@link LevelCheck} holds the
 * parsed options.
 *
 * @param agents the agents, as texts for {@link AgentPreset#parse}
 * @param spawns the spawns, as texts for {@link SpawnChoice#parse}
 * @param diagonals the id of the rule of diagonal steps. Empty to use the rule of each level
 * @param withoutRemovable whether to check levels without the obstacles and terrains that units can clear away
 * @param scales the scales at which coarser copies of a level are checked, as text for {@link Scales#parse}. Empty to use
 * the scales of each level
 * @param version the version of Leeway
 */
public record CorpusCheck(List<String> agents, List<String> spawns, String diagonals, boolean withoutRemovable, String scales,
		AreaLimit area, boolean chokes, boolean advice, String version) implements Serializable {

	public CorpusCheck {
		agents = List.copyOf(agents);
		spawns = List.copyOf(spawns);
	}

	LevelCheck check(Formats formats) {
		return new LevelCheck(formats, agents.stream().map(AgentPreset::parse).toList(),
				spawns.stream().map(SpawnChoice::parse).toList(),
				new LevelOptions(Optional.of(diagonals).filter(rule -> !rule.isEmpty()).map(Diagonals::of), withoutRemovable,
						Optional.of(scales).filter(copies -> !copies.isEmpty()).map(Scales::parse)), area, chokes, advice, 1,
				LevelCheck.LARGE);
	}

	/**
	 * Returns the beginning of a hash: the options and the version of Leeway are already added. The caller must add the content
	 * of the level. Then the hash covers everything that influences the result of a check.
	 */
	MessageDigest key() {
		MessageDigest digest = Hashes.start();
		digest.update(toString().getBytes(StandardCharsets.UTF_8));
		return digest;
	}
}
