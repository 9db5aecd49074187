package org.leeway.testing.prose;

/**
 * A comment of a source file.
 *
 * @param subject the kind of declaration that the comment documents
 * @param line the first line of the text, from 1
 * @param text without comment signs, with its line breaks
 */
public record Comment(Subject subject, int line, String text) {

	/** The kind of the declaration below a comment. The rules for the first word depend on the kind. */
	public enum Subject {
		TYPE, METHOD, TEST, FIELD, PACKAGE,
		/** No declaration, because the comment stands between statements or at the end of a line. */
		CODE
	}
}
