package org.leeway.testing.prose;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Paraphrases of terms of the field, each with the term. */
final class Paraphrases {

	private static final Map<Pattern, String> WORDS = new LinkedHashMap<>();

	static {
		word("(beside|off|on|in|by) the display's thread|the display's thread", "on the UI thread, off the UI thread");
		word("side by side", "in parallel, or next to each other");
		word("lets? go of|letting go of", "releases");
		word("anew", "again, or from scratch");
		word("made one", "merged");
		word("mend(s|ed|ing)?", "fixes, repairs");
		word("in turn", "interleaved, or one after the other");
		word("(tells?|told|telling) (a |the |its |his )?(\\w+ )?(whether|what|how|where|why|which|who|that|when|of|about)",
				"reports, returns, shows");
		word("(is|are|be|was|were) told", "Leeway reports");
		word("great", "large");
		word("(quick|thorough) compiler", "C1, C2");
		word("twice the length", "double-double");
		word("takes? (much |more |less |so much |as much )?(time|long|longer|memory|seconds|minutes)", "needs, costs");
		word("behind the last", "end (exclusive)");
		word("(as|so) many \\w+ as", "the same number of, or up to N");
		word("so (many|much|far|near|long) (\\w+ )?(that|as|is|are|at|the|may|can|in|of)", "a limit with its unit");
		word("(been|be|is|are) still for", "N ms after the last change");
		word("who(m|so)?ever|whatever", "the name of the actor or thing");
		word("nobody|somebody|anybody", "the name of the actor");
		word("in the way (that|in which)", "as, or how");
		word("that which|those which|those who", "the noun");
		word("comes? to nothing", "fails");
		word("has not got|have not got|has got|have got", "has");
		word("by (row|column|cell|index|number) the", "indexed by");
	}

	private Paraphrases() {
	}

	private static void word(String pattern, String instead) {
		WORDS.put(Pattern.compile("\\b(?:" + pattern + ")\\b", Pattern.CASE_INSENSITIVE), instead);
	}

	static List<Flaw> in(String text) {
		List<Flaw> flaws = new ArrayList<>();
		WORDS.forEach((pattern, instead) -> {
			Matcher matcher = pattern.matcher(text);
			if (matcher.find()) {
				flaws.add(new Flaw("paraphrase", "\"" + matcher.group() + "\" -> " + instead));
			}
		});
		return flaws;
	}
}
