package org.leeway.core.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.analysis.ApartStarts;
import org.leeway.core.analysis.AreaLimit;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.CutOff;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rules;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.rules.FindingLine;
import org.leeway.core.analysis.rules.StartsNotConnectedRule;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.SourceCells;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Choke;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

/**
 * A level in a report.
 *
 * @param file the name of the file as the user gave it
 * @param level its name in the file; empty if the file holds no other
 * @param firstRow the line of the file, from 1 on, that holds the first row of cells; the other rows follow it, one a
 *            line. 0 if the file has no such lines
 * @param findings what to report
 * @param area the limit below which unreachable regions are left out, and chokes by the cells behind them
 * @param chokes by agent; empty if they are not to be reported
 * @param told what the reader of the file tells, and the findings rest upon
 */
public record ReportedLevel(String file, Optional<String> level, int firstRow, CheckedLevel analysis, List<Finding> findings,
		AreaLimit area, Map<Agent, List<Choke>> chokes, List<Diagnostic> told) {

	/** A level of a file that holds no other. */
	public ReportedLevel(String file, int firstRow, CheckedLevel analysis, List<Finding> findings, AreaLimit area,
			Map<Agent, List<Choke>> chokes, List<Diagnostic> told) {
		this(file, Optional.empty(), firstRow, analysis, findings, area, chokes, told);
	}

	/** A level with what the rules find in it. */
	public static ReportedLevel of(String file, int firstRow, CheckedLevel analysis, AreaLimit area) {
		List<Finding> findings = Rules.check(analysis, area.in(analysis.header()), Progress.NONE);
		return new ReportedLevel(file, firstRow, analysis, findings, area, Map.of(), List.of());
	}

	/**
	 * The same level with what the reader of its file knows.
	 *
	 * @param places where the file has the cells: findings tell the place of their sample cell where the file counts otherwise
	 * @param diagnostics what the reader tells
	 */
	public ReportedLevel read(SourceCells places, List<Diagnostic> diagnostics) {
		List<Finding> placed = findings.stream().map(finding -> {
			Cell place = places.of(finding.sample());
			return place.equals(finding.sample()) ? finding : finding.with(", tile " + place + " of the map");
		}).toList();
		return new ReportedLevel(file, level, firstRow, analysis, placed, area, chokes, diagnostics);
	}

	/** The same level by another name of its file. */
	public ReportedLevel named(String other) {
		return new ReportedLevel(other, level, firstRow, analysis, findings, area, chokes, told);
	}

	/** The same level as one of several in its file. */
	public ReportedLevel in(Optional<String> place) {
		return new ReportedLevel(file, place, firstRow, analysis, findings, area, chokes, told);
	}

	/** The name for people: that of the file, with the level if the file holds several. */
	public String label() {
		return label(file, level);
	}

	/** Returns what stands before a text about the level where only the file has a place: its name if the file holds several. */
	String prefix() {
		return level.map(name -> name + ": ").orElse("");
	}

	/** The name for people of a level in a file. */
	public static String label(String file, Optional<String> level) {
		return level.map(name -> file + "#" + name).orElse(file);
	}

	/** The same level without the findings that are mere advice. */
	public ReportedLevel withoutAdvice() {
		List<Finding> kept = findings.stream().filter(finding -> finding.severity() != Severity.ADVICE).toList();
		return new ReportedLevel(file, level, firstRow, analysis, kept, area, chokes, told);
	}

	/** The same level with chokes. */
	public ReportedLevel withChokes(Map<Agent, List<Choke>> others) {
		return new ReportedLevel(file, level, firstRow, analysis, findings, area, others, told);
	}

	/** Returns the least number of cells of a region, and behind a choke. */
	public long minArea() {
		return area.in(analysis.header());
	}

	/** Returns the findings as people read them: small regions share a line, unless a user chose the limit of the area. */
	List<FindingLine> lines() {
		return area.isChosen() ? findings.stream().map(FindingLine::of).toList()
				: FindingLine.grouped(findings, analysis.header());
	}

	/** The line of the file to look at for a finding: that of its sample cell, or the first. */
	public long line(Finding finding) {
		return line(finding.sample());
	}

	/**
	 * What keeps an agent out of an unreachable region: the first cell of the bottleneck on the widest way there. Empty for
	 * other findings, without a way, and if the level is not in memory.
	 */
	Optional<Cell> bottleneck(Finding finding) {
		if (!finding.rule().equals(UnreachableRegionRule.ID) || !(analysis instanceof LevelAnalysis whole)) {
			return Optional.empty();
		}
		return analysis.header().agent(finding.agent())
				.flatMap(agent -> CutOff.of(whole, agent, finding.sample(), Progress.NONE).inTheWay().first());
	}

	/** The first cell that parts spawns that are not connected; empty for other findings. Takes no time. */
	Optional<Cell> cut(Finding finding) {
		return finding.rule().equals(StartsNotConnectedRule.ID) ? analysis.header().agent(finding.agent())
				.flatMap(agent -> StartsNotConnectedRule.find(analysis, agent, finding.sample(), Progress.NONE))
				.flatMap(ApartStarts::way).flatMap(way -> way.bottleneck().first()) : Optional.empty();
	}

	/** The line of the file to look at for a choke: that of the first cell across it, or the first. */
	public long line(Choke choke) {
		return line(choke.across().getFirst());
	}

	/** The line of the file that holds a cell, or the first. */
	long line(Cell cell) {
		return lineOfRow(cell.y());
	}

	/** The line of the file that holds a row of cells, or the first. */
	long lineOfRow(int row) {
		return firstRow == 0 ? 1 : (long) firstRow + row;
	}

	/** Whether the designer should act on some finding. */
	public boolean hasProblems() {
		return findings.stream().anyMatch(Finding::isProblem);
	}

	/** How many findings are of this severity. */
	public long count(Severity severity) {
		return findings.stream().filter(finding -> finding.severity() == severity).count();
	}
}
