package org.leeway.testing.prose;

import java.util.Optional;
import java.util.regex.Pattern;

/** The rule for the beginning of a summary: a verb in the third person for a method, a noun for everything else. */
final class FirstWords {

	private static final String BEGINS_NOTHING = "What|Of|By|Those|Same|The same|Such|So|As|How|Why|Who|It|They|This|That|Than";
	private static final Pattern NEVER = begins(BEGINS_NOTHING + "|Whether|Where|When|Which|For|To|In|On|At|From|With|Without"
			+ "|If|Like|Not|No|Only|Also|Its|There|Then");
	/**
	 * The words with which the summary of a field may not begin. The list for fields is shorter than other lists. For
	 * example, the summary of a field may begin with "Whether", or with a unit, such as "In cells".
	 */
	private static final Pattern NEVER_FIELD = begins(BEGINS_NOTHING);

	private static final Pattern VERB = Pattern.compile("(?:\\w+ly )?[A-Z]?[a-z]+s\\b.*");
	/**
	 * A pattern of wrong summaries, which begin with a plural noun in place of a verb. Examples are "Cells that are free"
	 * and "Names of files". Verbs look like plural nouns, so the pattern has a list of verbs to allow. For example, a summary
	 * may begin with "Checks that".
	 */
	private static final Pattern PLURAL = Pattern.compile("\\w+s (?:of|whose|who|are|between|have|may|can|must)\\b.*"
			+ "|(?!Checks|Returns|Writes|Finds|Shows|Reports|Computes|Decides|Records|Marks|Draws|Chooses|Asserts)"
			+ "\\w+s (?:that|which|where)\\b.*");
	private static final Pattern TYPE_WITH_VERB = Pattern
			.compile("[A-Z][a-z]+s (?:an?|the|all|each|what|whether|how|its|their|it|every|any|one)\\b.*");

	private FirstWords() {
	}

	private static Pattern begins(String words) {
		return Pattern.compile("(?:" + words + ")\\b.*");
	}

	static Optional<Flaw> judge(Sentence sentence) {
		String text = sentence.text();
		return switch (sentence.subject()) {
			case METHOD -> NEVER.matcher(text).matches() || PLURAL.matcher(text).matches() || !VERB.matcher(text).matches()
					? Optional.of(new Flaw("first word", "begin with a verb in the third person, such as \"Returns\""))
					: Optional.empty();
			case TYPE -> NEVER.matcher(text).matches() || TYPE_WITH_VERB.matcher(text).matches()
					? Optional.of(new Flaw("first word", "begin with a noun: what is it?"))
					: Optional.empty();
			case FIELD -> NEVER_FIELD.matcher(text).matches()
					? Optional.of(new Flaw("first word", "begin with a noun, and say \"indexed by\" for arrays and maps"))
					: Optional.empty();
			case TEST, PACKAGE, CODE -> Optional.empty();
		};
	}
}
