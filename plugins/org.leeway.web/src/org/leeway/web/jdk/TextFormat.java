package org.leeway.web.jdk;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The conversions of {@link String#format} that Leeway uses, for the root locale: {@code %s}, {@code %d}, {@code %,d}, {@code %.2f},
 * {@code %04x}, {@code %04X}, {@code %#06x} and {@code %%}. The formatter of TeaVM would add the data of locales to the module.
 */
final class TextFormat {

	private static final Pattern CONVERSION = Pattern.compile("%([,#]?)(0?)(\\d*)(?:\\.(\\d+))?([sdfxX%])");
	private static final int GROUP = 3;

	private TextFormat() {
	}

	static String format(String template, Object... values) {
		StringBuilder text = new StringBuilder();
		Matcher conversion = CONVERSION.matcher(template);
		int end = 0;
		int next = 0;
		while (conversion.find()) {
			text.append(template, end, conversion.start());
			boolean isPercent = conversion.group(5).equals("%");
			text.append(isPercent ? "%" : convert(conversion, values[next++]));
			end = conversion.end();
		}
		return text.append(template, end, template.length()).toString();
	}

	private static String convert(Matcher conversion, Object value) {
		String flag = conversion.group(1);
		String text = switch (conversion.group(5)) {
		case "d" -> flag.equals(",") ? grouped(String.valueOf(value)) : String.valueOf(value);
		case "f" -> decimal((Double) value, Integer.parseInt(conversion.group(4)));
		case "x" -> Integer.toHexString((Integer) value);
		case "X" -> Integer.toHexString((Integer) value).toUpperCase();
		default -> String.valueOf(value);
		};
		String prefix = flag.equals("#") ? "0x" : "";
		int width = conversion.group(3).isEmpty() ? 0 : Integer.parseInt(conversion.group(3));
		String padding = (conversion.group(2).isEmpty() ? " " : "0").repeat(Math.max(0, width - prefix.length() - text.length()));
		return prefix + padding + text;
	}

	private static String grouped(String digits) {
		int first = digits.startsWith("-") ? 1 : 0;
		StringBuilder text = new StringBuilder(digits);
		for (int i = digits.length() - GROUP; i > first; i -= GROUP) {
			text.insert(i, ',');
		}
		return text.toString();
	}

	/** Rounds a number to some digits, as Java does: starts from the shortest decimal that stands for the number. */
	private static String decimal(double value, int digits) {
		if (Double.isNaN(value) || Double.isInfinite(value)) {
			return Double.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
		}
		String text = new BigDecimal(Double.toString(value)).setScale(digits, RoundingMode.HALF_UP).toPlainString();
		boolean isNegative = Double.compare(value, 0) < 0;
		return isNegative && !text.startsWith("-") ? "-" + text : text;
	}
}
