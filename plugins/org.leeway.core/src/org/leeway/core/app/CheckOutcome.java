package org.leeway.core.app;

import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.ShortMemory;

/**
 * What came of the check of a file.
 *
 * @param file    its name as the user gave it
 * @param level   null if it could not be checked
 * @param failure why
 */
record CheckOutcome(String file, ReportedLevel level, String failure) {

	/** Checks a file, or tells why that is not possible. */
	static CheckOutcome of(LevelCheck check, String file, TerminalProgress progress) {
		try {
			return new CheckOutcome(file, check.check(file, progress), null);
		} catch (FailureException e) {
			return new CheckOutcome(file, null, e.getMessage());
		} catch (OutOfMemoryError e) {
			return new CheckOutcome(file, null, outOfMemory(file));
		} catch (RuntimeException e) {
			return new CheckOutcome(file, null, file + ": internal error: " + e);
		}
	}

	boolean isChecked() {
		return level != null;
	}

	static String outOfMemory(String file) {
		return ShortMemory.of(file).getMessage() + ", a greater --min-area leaves small regions out";
	}
}
