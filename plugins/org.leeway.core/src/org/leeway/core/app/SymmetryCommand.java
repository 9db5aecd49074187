package org.leeway.core.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.compare.Fairness;
import org.leeway.core.compare.UnfairPlace;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.pathing.Progress;
import org.leeway.pathing.compare.Aspect;
import org.leeway.pathing.paint.Symmetry;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code leeway symmetry}: reports where a level differs from its mirror image or its rotation. */
@Command(name = "symmetry", sortOptions = false,
		description = "Reports where a level is not symmetric: cells that differ in terrain, clearance or fit, "
				+ "and spawns without a partner. Places that some agent reaches come first, and places whose difference "
				+ "matters to no agent last. Clearance and fit are those for the terrains and the spawns of each agent.",
		footer = {"", "Exit status: 0 symmetric where agents get to, 1 not symmetric there, 2 bad usage or unreadable input."})
final class SymmetryCommand implements Callable<Integer> {

	private final Console console;
	private final ImportOptions importing;

	@Option(names = "--by", paramLabel = "SYMMETRY", converter = SymmetryConverter.class,
			description = "One of left-right, top-bottom, both-axes, diagonal, antidiagonal, both-diagonals, half-turn, "
					+ "quarter-turns and all. Default: the symmetry of the level.")
	private Symmetry by;

	@Mixin
	private CheckOptions checked;

	@Mixin
	private ReportOptions reporting;

	@Parameters(paramLabel = "FILE", description = "The level.")
	private String file;

	SymmetryCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		checked.check(console);
		SymmetryReport report = compare();
		report.write(reporting.format(), console.writer());
		return report.isFair() ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private SymmetryReport compare() throws FailureException {
		try (TerminalProgress progress = TerminalProgress.of(file, console)) {
			LevelSnapshot level = checked.prepare(importing.read(file, console).model(), file);
			Symmetry symmetry = symmetry(level);
			if (!symmetry.keeps(level.grid().width(), level.grid().height())) {
				throw new FailureException(file + ": " + level.header().size() + " have no symmetry "
						+ symmetry.id() + ", expected as many columns as rows");
			}
			progress.begin(LevelAnalysis.steps(level));
			return compare(LevelAnalysis.of(level, progress), symmetry, progress);
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(file.toString());
		}
	}

	private Symmetry symmetry(LevelSnapshot level) throws FailureException {
		Symmetry symmetry = by == null ? level.header().intent().symmetry() : by;
		if (symmetry == Symmetry.NONE) {
			throw new FailureException(file + ": the level has no symmetry, expected --by SYMMETRY");
		}
		return symmetry;
	}

	/**
	 * Compares the level with its images, that is, with the mirrored or rotated level. Agents that cross the same terrains and have
	 * the same spawns share one comparison. Only the first comparison includes the terrain, because differences of terrain are the
	 * same for all agents.
	 */
	private SymmetryReport compare(LevelAnalysis analysis, Symmetry symmetry, Progress progress) {
		List<Fairness> compared = new ArrayList<>();
		Set<Aspect> aspects = EnumSet.allOf(Aspect.class);
		for (Origin origin : analysis.snapshot().agents().stream()
				.map(agent -> Origin.of(agent, analysis.header())).distinct().toList()) {
			compared.add(Fairness.of(new Fairness.Question(analysis, origin, symmetry, aspects), progress));
			aspects.remove(Aspect.TERRAIN);
		}
		long minArea = checked.area().in(analysis.header().intent());
		return new SymmetryReport(file, symmetry, minArea, compared, UnfairPlace.of(compared, minArea, progress));
	}
}
