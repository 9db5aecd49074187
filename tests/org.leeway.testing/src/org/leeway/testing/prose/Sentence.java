package org.leeway.testing.prose;

/**
 * A sentence of a comment.
 *
 * @param subject the kind of declaration that the comment documents
 * @param line the line of the file where the sentence begins, from 1
 * @param summary whether this is the first sentence of the comment
 * @param text in one line, with the contents of inline tags in back quotes
 */
public record Sentence(Comment.Subject subject, int line, boolean summary, String text) {

	/** Returns the number of words. A piece of code counts as one word. */
	public int words() {
		return (int) withoutCode().chars().filter(c -> c == ' ').count() + 1;
	}

	/** Returns whether the sentence has a semicolon outside of code. */
	public boolean hasSemicolon() {
		return withoutCode().contains(";");
	}

	private String withoutCode() {
		return text.replaceAll("`[^`]*`", "x");
	}
}
