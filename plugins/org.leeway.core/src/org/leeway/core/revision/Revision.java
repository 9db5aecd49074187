package org.leeway.core.revision;

/**
 * A commit that changed a file.
 *
 * @param id the abbreviated hash of the commit
 * @param date the day on which the author made the commit, as in {@code 2026-11-21}
 * @param author the name of the author
 * @param subject the first line of the commit message
 */
public record Revision(String id, String date, String author, String subject) {

	/** Returns a line of text: the date, the id, the subject and the author of the commit. */
	public String label() {
		return date + "  " + id + "  " + subject + "  (" + author + ")";
	}
}
