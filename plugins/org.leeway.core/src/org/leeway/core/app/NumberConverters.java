package org.leeway.core.app;

import java.util.function.Function;

import org.leeway.pathing.util.Decimal;

import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parsers of numbers in options. Options accept the same forms of numbers as level files. */
final class NumberConverters {

	private NumberConverters() {
	}

	/** Registers the parsers in a command and all of its subcommands. */
	static void register(CommandLine command) {
		ITypeConverter<Integer> whole = converter(Decimal::parseWhole, "a whole number of 32 bits");
		ITypeConverter<Long> large = converter(Decimal::parseLong, "a whole number of 64 bits");
		ITypeConverter<Double> number = converter(Decimal::parse, "a finite number");
		command.registerConverter(int.class, whole).registerConverter(Integer.class, whole)
				.registerConverter(long.class, large).registerConverter(Long.class, large)
				.registerConverter(double.class, number).registerConverter(Double.class, number);
	}

	private static <T> ITypeConverter<T> converter(Function<String, T> read, String expected) {
		return text -> {
			try {
				return read.apply(text);
			} catch (NumberFormatException none) {
				throw new TypeConversionException("'" + text + "' is not " + expected);
			}
		};
	}
}
