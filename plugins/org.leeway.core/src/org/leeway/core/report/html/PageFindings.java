package org.leeway.core.report.html;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.report.ReportedLevel;

/** A converter of the findings of a level into JSON, with which the module of a live page updates the page. */
public final class PageFindings {

	private PageFindings() {
	}

	/**
	 * Returns a JSON object with the member {@code findings}, as in the data of a page. The findings lack line numbers, because
	 * no file is known.
	 *
	 * @param minArea the least number of cells to report, as in {@link ReportedLevel#minArea()}. At least 1
	 */
	public static String json(CheckedLevel level, long minArea) {
		StringWriter text = new StringWriter();
		try {
			ReportedLevel reported = ReportedLevel.of("", 0, level, new AreaLimit(minArea));
			PageJson.write(text, new FindingData(reported)::write);
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
		return text.toString();
	}
}
