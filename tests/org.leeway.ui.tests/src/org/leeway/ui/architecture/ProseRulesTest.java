package org.leeway.ui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.testing.prose.Comment;
import org.leeway.testing.prose.CommentScanner;
import org.leeway.testing.prose.Flaw;
import org.leeway.testing.prose.ProseRules;
import org.leeway.testing.prose.Sentence;
import org.leeway.testing.prose.Sentences;

class ProseRulesTest {

	private static final String METHOD = " int count(int[] cells) {";
	private static final String TYPE = " final class Counter {";
	private static final String FIELD = " private final int[] counts = new int[size()];";

	@Test
	void subjectsAreRecognised() {
		assertEquals(List.of(Comment.Subject.PACKAGE, Comment.Subject.TYPE, Comment.Subject.FIELD, Comment.Subject.FIELD,
				Comment.Subject.METHOD, Comment.Subject.CODE, Comment.Subject.TEST, Comment.Subject.TYPE, Comment.Subject.METHOD),
				subjects("""
						/** P. */
						package p;
						/** T. */
						@SuppressWarnings({ "a", "b(" })
						public final class Thing<A> {
							/** F. */
							private final Map<String, int[]> field = new HashMap<>();
							/** C. */
							CONSTANT("// no comment", '"');
							/** M. */
							@Override
							<B extends A> List<B> method(String text) {
								return text.equals("/** none */"); // why
							}
							/** A claim. */
							@ParameterizedTest
							@ValueSource(strings = { "a", "b" })
							void aClaim(String text) {
							}
							/** R. */
							private record R(int x) {
							}
							/** Creates a thing. */
							Thing(int x) {
							}
						}
						"""));
	}

	@Test
	void sentencesKnowTheirLines() {
		List<Sentence> sentences = sentences("""
				int x;
				/**
				 * Returns a map, e.g. {@code a. B}.
				 * <pre>
				 * .#. Not prose.
				 * </pre>
				 * Second, which
				 * goes on. Third
				 *
				 * @param cells the cells
				 */
				int count(int[] cells) {
				""");
		assertEquals(List.of("3 Returns a map, e.g. `a. B`.", "7 Second, which goes on.", "8 Third", "10 the cells"),
				sentences.stream().map(sentence -> sentence.line() + " " + sentence.text()).toList());
		assertEquals(List.of(true, false, false, false), sentences.stream().map(Sentence::summary).toList());
	}

	@Test
	void commentsOfSeveralLinesAreOne() {
		assertEquals(List.of("first half, second half"),
				sentences("x(); // first half,\n\t// second half\ny();").stream().map(Sentence::text).toList());
	}

	@ParameterizedTest
	@ValueSource(strings = { "What a unit costs.", "The number of cells.", "Whether there are any.", "The same for discs.",
			"Cells that are free.", "Free cells.", "A cell." })
	void aMethodBeginsWithAVerb(String summary) {
		assertEquals("first word", rules(summary, METHOD));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Counts the cells of a map.", "What the cells of a map hold.", "Whether a cell is free.",
			"Of a map." })
	void aTypeBeginsWithANoun(String summary) {
		assertEquals("first word", rules(summary, TYPE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Of the cells.", "As read from the file.", "What counts." })
	void aFieldBeginsWithANoun(String summary) {
		assertEquals("first word", rules(summary, FIELD));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Counts cells, and those of images.", "Counts cells. That is slow.", "Counts one of them.",
			"Counts cells. It is slow.", "Counts cells before the others." })
	void pronounsNeedTheirNoun(String summary) {
		assertEquals("pronoun", rules(summary, METHOD));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Counts cells anew.", "Counts cells beside the display's thread.", "Lets go of the cells.",
			"Counts cells of a great map." })
	void theWordOfTheFieldIsKnown(String summary) {
		assertEquals("paraphrase", rules(summary, METHOD).replaceAll(", paraphrase$", ""));
	}

	@Test
	void aSentenceHasAtMost25Words() {
		assertEquals("", rules("Counts " + words(24) + ".", METHOD));
		assertEquals("length", rules("Counts " + words(25) + ".", METHOD));
		assertEquals("", rules("Counts " + words(23) + " {@code one piece of code}.", METHOD));
	}

	@Test
	void onlyASummaryMustNotHaveASemicolon() {
		assertEquals("semicolon", rules("Counts cells; never fails.", METHOD));
		assertEquals("", rules("Counts cells, as in {@code a; b}.", METHOD));
		assertEquals("", rules("Counts cells. Small maps are counted; large maps are sampled.", METHOD));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Returns the number of cells. That number is never negative.", "Quickly returns.",
			"Counts the cells that are greater than zero. Each cell counts once." })
	void goodSentencesPass(String summary) {
		assertEquals("", rules(summary, METHOD));
	}

	@Test
	void testsMayStateTheirClaim() {
		assertEquals("", rules("A wall has no cells.", " @Test void aWall() {"));
	}

	private static String words(int count) {
		return IntStream.range(0, count).mapToObj(i -> "cells").collect(Collectors.joining(" "));
	}

	/** Returns the names of the rules that a comment before a declaration breaks. */
	private static String rules(String comment, String declaration) {
		return sentences("/** " + comment + " */" + declaration).stream().map(ProseRules::judge).flatMap(List::stream)
				.map(Flaw::rule).collect(Collectors.joining(", "));
	}

	private static List<Sentence> sentences(String source) {
		return CommentScanner.scan(source).stream().map(Sentences::of).flatMap(List::stream).toList();
	}

	private static List<Comment.Subject> subjects(String source) {
		return CommentScanner.scan(source).stream().map(Comment::subject).toList();
	}
}
