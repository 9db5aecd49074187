package org.leeway.core.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rules;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.explain.CutOff;
import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.core.analysis.rules.FindingLine;
import org.leeway.core.analysis.rules.StartsNotConnectedRule;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.SourceCells;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

/**
 * A level in a report.
 *
 * @param file the name of the file as the user gave it
 * @param level the name of the level in the file. Empty if the file holds only this level
 * @param firstRow the line of the file, counted from 1, that holds the first row of cells. The further rows are on the next
 * lines. 0 if the file does not store each row on a line
 * @param findings the findings to report
 * @param area the limit below which small places are not reported: unreachable regions, and chokes that lead to few cells
 * @param chokes the chokes, that is, narrow passages, indexed by agent. Empty if chokes are not reported
 * @param told the diagnostics of the file's reader, such as which cells block. They explain the findings: other assumptions
 * about the file would give other findings
 */
public record ReportedLevel(String file, Optional<String> level, int firstRow, CheckedLevel analysis, List<Finding> findings,
		AreaLimit area, Map<Agent, List<Choke>> chokes, List<Diagnostic> told) {

	/** Creates the only level of a file. */
	public ReportedLevel(String file, int firstRow, CheckedLevel analysis, List<Finding> findings, AreaLimit area,
			Map<Agent, List<Choke>> chokes, List<Diagnostic> told) {
		this(file, Optional.empty(), firstRow, analysis, findings, area, chokes, told);
	}

	/** Creates a level with the findings of all rules. */
	public static ReportedLevel of(String file, int firstRow, CheckedLevel analysis, AreaLimit area) {
		List<Finding> findings = Rules.check(analysis, area.in(analysis.header().intent()), Progress.NONE);
		return new ReportedLevel(file, firstRow, analysis, findings, area, Map.of(), List.of());
	}

	/**
	 * Returns a copy with information from the reader of the level's file.
	 *
	 * @param places maps a cell of the level to a cell of the file. If the two differ, messages of findings also
	 * name the cell of the file
	 * @param diagnostics the diagnostics of the reader
	 */
	public ReportedLevel read(SourceCells places, List<Diagnostic> diagnostics) {
		List<Finding> placed = findings.stream().map(finding -> {
			Cell place = places.of(finding.sample());
			return place.equals(finding.sample()) ? finding : finding.with(", tile " + place + " of the map");
		}).toList();
		return new ReportedLevel(file, level, firstRow, analysis, placed, area, chokes, diagnostics);
	}

	/** Returns a copy with another file name. */
	public ReportedLevel named(String other) {
		return new ReportedLevel(other, level, firstRow, analysis, findings, area, chokes, told);
	}

	/**
	 * Returns a copy with another name of the level.
	 *
	 * @param place the name of the level in its file. Empty if the file holds only one level
	 */
	public ReportedLevel in(Optional<String> place) {
		return new ReportedLevel(file, place, firstRow, analysis, findings, area, chokes, told);
	}

	/**
	 * Returns the name that reports show to people: the name of the file. If the file holds several levels, the name of
	 * the level follows.
	 */
	public String label() {
		return label(file, level);
	}

	/**
	 * Returns the beginning of a message: {@code "NAME: "} with the name of the level. Empty if the file holds only
	 * one level.
	 */
	String prefix() {
		return level.map(name -> name + ": ").orElse("");
	}

	/**
	 * Returns the name of a level for the readers of a report: the file, then {@code #} and the name of the level. Returns only
	 * the file if {@code level} is empty.
	 */
	public static String label(String file, Optional<String> level) {
		return level.map(name -> file + "#" + name).orElse(file);
	}

	/** Returns a copy without findings that are only advice. */
	public ReportedLevel withoutAdvice() {
		List<Finding> kept = findings.stream().filter(finding -> finding.severity() != Severity.ADVICE).toList();
		return new ReportedLevel(file, level, firstRow, analysis, kept, area, chokes, told);
	}

	/** Returns the same level with chokes. */
	public ReportedLevel withChokes(Map<Agent, List<Choke>> others) {
		return new ReportedLevel(file, level, firstRow, analysis, findings, area, others, told);
	}

	/**
	 * Returns the limit below which small places are not reported, in cells. Unreachable regions with fewer cells are not
	 * reported. The same holds for chokes that lead to fewer cells.
	 */
	public long minArea() {
		return area.in(analysis.header().intent());
	}

	/**
	 * Returns the findings as lines for people. If the user chose no {@link AreaLimit}, the small unreachable regions of an
	 * agent share a line.
	 */
	List<FindingLine> lines() {
		return area.isChosen() ? findings.stream().map(FindingLine::of).toList()
				: FindingLine.grouped(findings, analysis.header());
	}

	/**
	 * Returns the number of the line that holds the sample cell of a finding. If the file does not store each row
	 * of cells on a line, returns 1.
	 */
	public long line(Finding finding) {
		return line(finding.sample());
	}

	/**
	 * Returns the place where an agent gets stuck before an unreachable region: the first cell that blocks the widest way to
	 * the region. Empty in these cases:
	 * <ul>
	 * <li>No such cell is known.
	 * <li>The level is not in memory.
	 * <li>The finding is of another rule than {@link UnreachableRegionRule}.
	 * </ul>
	 */
	Optional<Cell> bottleneck(Finding finding) {
		if (!finding.rule().equals(UnreachableRegionRule.ID) || !(analysis instanceof LevelAnalysis whole)) {
			return Optional.empty();
		}
		return analysis.header().agent(finding.agent())
				.flatMap(agent -> CutOff.of(whole, agent, finding.sample(), Progress.NONE).inTheWay().first());
	}

	/**
	 * Returns the first cell of the cut that separates a group of spawns from the largest group. Empty in these cases:
	 * <ul>
	 * <li>The cells of the cut are not known.
	 * <li>The finding is of another rule than {@link StartsNotConnectedRule}.
	 * </ul>
	 */
	Optional<Cell> cut(Finding finding) {
		return finding.rule().equals(StartsNotConnectedRule.ID) ? analysis.header().agent(finding.agent())
				.flatMap(agent -> StartsNotConnectedRule.find(analysis, agent, finding.sample(), Progress.NONE))
				.flatMap(ApartStarts::way).flatMap(way -> way.bottleneck().first()) : Optional.empty();
	}

	/**
	 * Returns the number of the line that holds the first cell of a {@linkplain Choke#across line across} a choke,
	 * that is, a narrow passage. Returns 1 if the file does not store each row of cells on a line.
	 */
	public long line(Choke choke) {
		return line(choke.across().getFirst());
	}

	/**
	 * Returns the number of the line that holds a cell. Returns 1 if the file does not store each row of cells on a
	 * line.
	 */
	long line(Cell cell) {
		return lineOfRow(cell.y());
	}

	/**
	 * Returns the number of the line that holds a row of cells. Returns 1 if the file does not store each row of cells
	 * on a line.
	 */
	long lineOfRow(int row) {
		return firstRow == 0 ? 1 : (long) firstRow + row;
	}

	/** Returns whether there is a finding on which the designer should act. */
	public boolean hasProblems() {
		return findings.stream().anyMatch(Finding::isProblem);
	}

	/** Returns the number of findings of a severity. */
	public long count(Severity severity) {
		return findings.stream().filter(finding -> finding.severity() == severity).count();
	}
}
