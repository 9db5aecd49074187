package org.leeway.core.batch;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of an output with placeholders, such as <code>out/{level}/{layer}-{agent}.npy</code>. The path is relative
 * to the folder of the config.
 *
 * @param text the name, as the config has it
 * @param line the line of the config
 */
record OutputPattern(String text, int line) {

	static final String LEVEL = "level";
	static final String FOLDER = "folder";
	static final String LAYER = "layer";
	static final String FORMAT = "format";
	static final String AGENT = "agent";
	/**
	 * The stand-in for the name of an agent that is not known yet, because the level has not been read. No real name contains this
	 * character.
	 */
	static final char ANY = '\0';

	private static final Pattern PLACEHOLDER = Pattern.compile("\\{([^{}]*)}");

	/**
	 * Returns a message that says what is wrong with the pattern. Empty if nothing is wrong.
	 *
	 * @param known the placeholders that the pattern may have
	 */
	Optional<String> problem(List<String> known) {
		Matcher placeholder = PLACEHOLDER.matcher(text);
		while (placeholder.find()) {
			if (!known.contains(placeholder.group(1))) {
				return Optional.of("unknown placeholder {" + placeholder.group(1) + "}, expected "
						+ known.stream().map(each -> "{" + each + "}").reduce((one, other) -> one + ", " + other).orElse("none"));
			}
		}
		String rest = placeholder.replaceAll("x");
		if (rest.contains("{") || rest.contains("}")) {
			return Optional.of("a brace without its partner in \"" + text + "\"");
		}
		return rest.endsWith("/") || rest.endsWith("..") || rest.endsWith("/.") || rest.equals(".")
				? Optional.of("\"" + text + "\" is a folder, expected a file") : Optional.empty();
	}

	boolean has(String placeholder) {
		return text.contains("{" + placeholder + "}");
	}

	/**
	 * Returns the name with values in place of the placeholders.
	 *
	 * @param values the values, indexed by placeholder
	 */
	String expand(Map<String, String> values) {
		return PLACEHOLDER.matcher(text).replaceAll(each -> Matcher.quoteReplacement(values.get(each.group(1))));
	}
}
