package org.leeway.core.markers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.RealMaps;

/**
 * A report of two times: of the first check of all 200 levels of a project, and of a check after one edit. The report asserts
 * nothing, and no build runs it. {@code docs/benchmarks.md} has the command.
 */
@Tag("platform")
class FirstPassReport {

	private static final int LEVELS = 200;
	private static final double SECOND = 1e9;

	@RegisterExtension
	private final LeewayProject project = new LeewayProject();

	@Test
	void report() throws Exception {
		report("the samples of Leeway", samples());
		if (RealMaps.present()) {
			report("maps of games", games());
		}
	}

	private static List<Level> samples() throws IOException {
		List<Level> levels = new ArrayList<>();
		try (Stream<Path> files = Files.list(Path.of(System.getProperty("leeway.samples")))) {
			for (Path file : files.filter(each -> each.toString().endsWith(".leeway")).sorted().toList()) {
				levels.add(LevelFiles.load(file));
			}
		}
		return levels;
	}

	private static List<Level> games() {
		return RealMaps.SCENARIO_MAPS.stream().map(name -> level(RealMaps.map(name))).toList();
	}

	private static Level level(TerrainGrid grid) {
		for (int y = grid.height() / 2; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				if (grid.terrain(x, y) == 0) {
					return RandomLevels.with(grid, new Cell(x, y));
				}
			}
		}
		return RandomLevels.with(grid);
	}

	private void report(String name, List<Level> levels) throws Exception {
		project.setAutoBuild(false);
		long cells = 0;
		for (int i = 0; i < LEVELS; i++) {
			Level level = levels.get(i % levels.size());
			cells += (long) level.getTerrain().width() * level.getTerrain().height();
			project.writeUnseen("level" + i + ".leeway", level);
		}
		project.refresh();
		project.addNature();
		project.settle();
		print("%s: %d levels of %.2f million cells in all", name, LEVELS, cells / 1e6);
		for (int run = 1; run <= 3; run++) {
			project.project().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
			print("  first pass on %d cores, run %d: %.2f s, %d markers", Runtime.getRuntime().availableProcessors(), run,
					build(), LeewayProject.markers(project.project()).size());
		}
		print("  a build without changes: %.3f s", build());
		IFile edited = project.write("level0.leeway", levels.getLast());
		print("  a build after an edit of %s: %.3f s", edited.getName(), build());
	}

	private double build() throws CoreException {
		long start = System.nanoTime();
		project.project().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
		return (System.nanoTime() - start) / SECOND;
	}

	private static void print(String format, Object... values) {
		System.out.println(String.format(Locale.ROOT, format, values));
	}
}
