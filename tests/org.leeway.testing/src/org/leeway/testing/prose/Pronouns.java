package org.leeway.testing.prose;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rule against pronouns whose noun the reader has to look for. */
final class Pronouns {

	/**
	 * Words that show that the pronoun before them stands alone, without a noun. An example is {@code of} after the pronoun
	 * {@code that}.
	 */
	private static final String ALONE = "(?:is|are|was|were|has|have|had|can|may|must|might|could|would|will|does|do|did|to|of"
			+ "|in|on|at|for|from|with|by|that|which|who|whose|where|not|only|also|needs|makes|means|gives|takes|holds|counts"
			+ "|comes|goes|stays|keeps|costs|lies|ends|begins|leaves|lets|shows|tells|says|before|after|behind|above|below"
			+ "|between|without|left|there|too|alone)\\b";

	private static final List<Pattern> DANGLING = List.of(
			beginning("(?:That|Those|These|One|Ones|Others?|The others?|Both|Such) " + ALONE),
			beginning("Others?[,.]"),
			beginning("It\\b(?! is (?:not )?(?:enough|possible|necessary))"),
			anywhere("(?:those|that) of\\b"),
			anywhere("those " + ALONE),
			anywhere("(?:that|those),"),
			anywhere("(?:(?:any|each|every|none|some|only) )?ones? of (?:them|these|those|both)\\b"),
			anywhere("the ones? (?:that|of|which|with|whose|in|at|on)\\b"),
			anywhere("the ones?[,.;]"),
			anywhere("the others?(?:[,.;:]| " + ALONE + ")"));

	private Pronouns() {
	}

	private static Pattern beginning(String words) {
		return Pattern.compile("^" + words);
	}

	private static Pattern anywhere(String words) {
		return Pattern.compile("\\b" + words, Pattern.CASE_INSENSITIVE);
	}

	static Optional<Flaw> judge(String text) {
		return DANGLING.stream().map(pattern -> pattern.matcher(text)).filter(Matcher::find).findFirst()
				.map(found -> new Flaw("pronoun", "\"" + found.group() + "\" -> repeat the noun"));
	}
}
