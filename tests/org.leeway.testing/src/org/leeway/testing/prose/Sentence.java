package org.leeway.testing.prose;

/**
 * A sentence of a comment.
 *
 * @param subject what the comment documents
 * @param line of the file, from 1
 * @param summary whether this is the first sentence of the comment
 * @param text in one line, with the contents of inline tags in back quotes
 */
public record Sentence(Comment.Subject subject, int line, boolean summary, String text) {

	/** Counts words. A piece of code counts as one. */
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
