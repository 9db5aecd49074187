package org.leeway.core.request;

import org.leeway.core.report.ReportedLevel;

/**
 * What came of the check of a file.
 *
 * @param file    its name as the user gave it
 * @param level   null if it could not be checked
 * @param failure why
 * @param lasting whether it would be the same again, also with more memory
 */
public record CheckOutcome(String file, ReportedLevel level, String failure, boolean lasting) {

	/** Checks a file, or tells why that is not possible. */
	public static CheckOutcome of(LevelCheck check, String file, StepProgress progress) {
		try {
			return new CheckOutcome(file, check.check(file, progress), null, true);
		} catch (FailureException e) {
			return new CheckOutcome(file, null, e.getMessage(), true);
		} catch (OutOfMemoryError e) {
			return new CheckOutcome(file, null, outOfMemory(file), false);
		} catch (RuntimeException e) {
			return new CheckOutcome(file, null, file + ": internal error: " + e, true);
		}
	}

	/** Whether there is a level. */
	public boolean isChecked() {
		return level != null;
	}

	/** What a user is told if the memory does not suffice for a level and its findings. */
	public static String outOfMemory(String file) {
		return ShortMemory.of(file).getMessage() + ", a greater --min-area leaves small regions out";
	}
}
