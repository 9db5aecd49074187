package org.leeway.core.app;

import java.util.List;
import java.util.Optional;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.value.LevelDiagonals;
import org.leeway.core.request.AgentChoice;
import org.leeway.core.request.LevelOptions;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.TerrainType;
import org.leeway.pathing.world.Diagonals;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/**
 * The options that change levels after they are read. One option sets the rule of diagonal steps. The other option removes the
 * obstacles and terrains that units can clear away, such as trees.
 */
final class ViewOptions {

	@Option(names = "--diagonals", paramLabel = "never|one|always|straight", converter = Converter.class,
			description = "Take diagonal steps by this rule in place of that of the level: past no blocked neighbour, "
					+ "past one of the two, past both, or straight steps only.")
	private Diagonals diagonals;

	@Option(names = "--without-removable", description = "Take levels as if units had already cleared away all obstacles and "
			+ "terrains that they can, such as trees and gates.")
	private boolean withoutRemovable;

	/** A parser of an argument that names a rule of diagonal steps. */
	static final class Converter implements ITypeConverter<Diagonals> {

		@Override
		public Diagonals convert(String id) {
			try {
				return Diagonals.of(id);
			} catch (IllegalArgumentException e) {
				throw new TypeConversionException(e.getMessage());
			}
		}
	}

	/** Returns the options that the user gave. */
	LevelOptions get() {
		return new LevelOptions(Optional.ofNullable(diagonals), withoutRemovable);
	}

	/** Changes a level as the options say. */
	void applyTo(Level level) {
		get().diagonals().ifPresent(rule -> LevelDiagonals.set(level, rule));
		if (withoutRemovable) {
			level.getCircles().removeIf(CircularObstacle::isRemovable);
			level.getPolygons().removeIf(PolygonObstacle::isRemovable);
			List<TerrainType> cleared = level.getTerrainTypes().stream().filter(TerrainType::isRemovable).toList();
			level.getAgentTypes().forEach(agent -> cleared.stream().filter(terrain -> !agent.getCapability().contains(terrain))
					.forEach(agent.getCapability()::add));
		}
	}

	/**
	 * Returns the agent that the user chose, changed as the options say.
	 * {@link LevelOptions#of(AgentChoice, LevelSnapshot)} describes the changes.
	 */
	AgentChoice of(AgentChoice choice, LevelSnapshot level) {
		return get().of(choice, level);
	}

	/** Returns a copy of a level, changed as the options say. */
	LevelSnapshot of(LevelSnapshot level) {
		return get().of(level);
	}
}
