package org.leeway.core.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.AbstractList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.request.FindingsFormat;
import org.leeway.pathing.Progress;

/**
 * Tests of reports if the findings of a level cannot be read. The report must contain nothing of such a level, and all of the
 * levels before and after it.
 */
class FailingLevelTest {

	private static final String MESSAGE = "bad.map: not enough memory";
	/** A number of findings that a report cannot keep in its memory, so that it writes them to disk. */
	private static final int MANY = 20_000;

	private static ReportedLevel level(String file) {
		return ReportedLevel.of(file, 5, LevelAnalysis.of(
				Pictures.withSpawn(Pictures.level(Pictures.ISLAND, 1, 2, 3), 0, 0), Progress.NONE), AreaLimit.OF_LEVEL);
	}

	/**
	 * Returns a level whose list of findings is damaged: the given number of findings can be read, and reading the next one
	 * fails.
	 */
	private static ReportedLevel bad(int findings) {
		ReportedLevel good = level("bad.map");
		return new ReportedLevel(good.file(), good.firstRow(), good.analysis(), new AbstractList<>() {

			@Override
			public Finding get(int index) {
				if (index == findings) {
					throw new OutOfMemoryError("on purpose");
				}
				return good.findings().getFirst();
			}

			@Override
			public int size() {
				return findings + 1;
			}
		}, AreaLimit.OF_LEVEL, Map.of(), List.of());
	}

	private static String write(FindingsFormat format, List<ReportedLevel> before, List<ReportedLevel> failing) throws IOException {
		StringWriter out = new StringWriter();
		try (AnalysisReport report = format.begin(out, "1.0", "leeway")) {
			for (ReportedLevel each : before) {
				report.add(each);
			}
			for (ReportedLevel each : failing) {
				assertThrows(OutOfMemoryError.class, () -> report.add(each));
			}
			report.fail("bad.map", MESSAGE);
			report.add(level("last.map"));
		}
		return out.toString();
	}

	@ParameterizedTest
	@EnumSource
	void nothingOfItIsInTheReport(FindingsFormat format) throws IOException {
		List<ReportedLevel> failing = List.of(bad(1), bad(MANY), bad(0));
		for (List<ReportedLevel> before : List.of(List.<ReportedLevel>of(), List.of(level("first.map")),
				List.of(level("first.map"), level("second.map")))) {
			assertEquals(write(format, before, List.of()), write(format, before, failing), format + " after " + before.size());
		}
	}

	@Test
	void longPartsAreWhole() throws IOException {
		ReportedLevel level = level("long.map");
		List<Finding> findings = Collections.nCopies(MANY, level.findings().getFirst());
		StringWriter out = new StringWriter();
		try (AnalysisReport report = new TextReport(out)) {
			report.add(new ReportedLevel(level.file(), level.firstRow(), level.analysis(), findings,
					AreaLimit.OF_LEVEL, Map.of(), List.of()));
		}
		List<String> lines = out.toString().lines().toList();
		assertEquals(MANY + 1, lines.size());
		assertEquals(2, lines.stream().distinct().count());
		assertTrue(out.toString().length() > 1 << 20, "one that does not fit into memory");
	}

	/**
	 * A failed write leaves a gap in the report. If later writes succeeded, the report would look complete. So all later writes
	 * must fail too, with the same message.
	 */
	@Test
	void aReportThatCannotBeWrittenFailsForGood() throws IOException {
		StringWriter written = new StringWriter();
		Writer out = new Writer() {

			private boolean isFull = true;

			@Override
			public void write(char[] text, int from, int length) throws IOException {
				if (isFull) {
					isFull = false;
					throw new IOException("the disk is full");
				}
				written.write(text, from, length);
			}

			@Override
			public void flush() {
				// nothing is buffered
			}

			@Override
			public void close() {
				// nothing is open
			}
		};
		AnalysisReport report = new TextReport(out);
		for (int i = 0; i < 3; i++) {
			ReportException full = assertThrows(ReportException.class, () -> report.add(level("first.map")));
			assertEquals("the disk is full", full.getMessage());
		}
		assertEquals("", written.toString());
	}
}
