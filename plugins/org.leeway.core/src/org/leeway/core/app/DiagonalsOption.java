package org.leeway.core.app;

import java.util.Optional;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.value.LevelDiagonals;
import org.leeway.model.Level;
import org.leeway.pathing.world.Diagonals;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option for the rule of diagonal steps. A given rule replaces the rules of levels. */
final class DiagonalsOption {

	@Option(names = "--diagonals", paramLabel = "never|one|always|straight", converter = Converter.class,
			description = "Take diagonal steps by this rule in place of that of the level: past no blocked neighbour, "
					+ "past one of the two, past both, or straight steps only.")
	private Diagonals diagonals;

	/** A parser of an argument that names a rule. */
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

	/** Returns the rule that the user gave. Empty if each level keeps its own rule. */
	Optional<Diagonals> get() {
		return Optional.ofNullable(diagonals);
	}

	/** Returns a level with the rule that the user gave. If the user gave no rule, returns the level unchanged. */
	LevelSnapshot of(LevelSnapshot level) {
		return get().map(level::withDiagonals).orElse(level);
	}

	/** Replaces the rule of a level by the rule that the user gave. If the user gave no rule, does nothing. */
	void applyTo(Level level) {
		get().ifPresent(rule -> LevelDiagonals.set(level, rule));
	}
}
