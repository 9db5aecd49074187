package org.leeway.core.app;

import java.util.Optional;

import org.leeway.core.level.LevelDiagonals;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.pathing.world.Diagonals;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option that replaces the rule of diagonal steps of levels. */
final class DiagonalsOption {

	@Option(names = "--diagonals", paramLabel = "never|one|always|straight", converter = Converter.class,
			description = "Take diagonal steps by this rule in place of that of the level: past no blocked neighbour, "
					+ "past one of the two, past both, or straight steps only.")
	private Diagonals diagonals;

	/** Reads a rule by its id. */
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

	/** Returns the rule; empty for that of each level. */
	Optional<Diagonals> get() {
		return Optional.ofNullable(diagonals);
	}

	/** Returns a level with the given rule, if there is one. */
	LevelSnapshot of(LevelSnapshot level) {
		return get().map(level::withDiagonals).orElse(level);
	}

	/** Gives a level the given rule, if there is one. */
	void applyTo(Level level) {
		get().ifPresent(rule -> LevelDiagonals.set(level, rule));
	}
}
