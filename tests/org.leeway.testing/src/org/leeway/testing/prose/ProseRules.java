package org.leeway.testing.prose;

import java.util.ArrayList;
import java.util.List;

/** The rules of {@code CONTRIBUTING.md} that a program can check. */
public final class ProseRules {

	private static final int MAX_WORDS = 25;

	private ProseRules() {
	}

	/** Returns the rules that a sentence breaks. */
	public static List<Flaw> judge(Sentence sentence) {
		List<Flaw> flaws = new ArrayList<>();
		if (sentence.summary()) {
			FirstWords.judge(sentence).ifPresent(flaws::add);
		}
		Pronouns.judge(sentence.text()).ifPresent(flaws::add);
		flaws.addAll(Paraphrases.in(sentence.text()));
		if (sentence.words() > MAX_WORDS) {
			flaws.add(new Flaw("length", sentence.words() + " words: split it, " + MAX_WORDS + " are enough"));
		}
		if (sentence.summary() && sentence.hasSemicolon()) {
			flaws.add(new Flaw("semicolon", "make two sentences of the summary"));
		}
		return flaws;
	}
}
