package org.leeway.core.markers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.FilesRead;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelOptions;
import org.leeway.core.request.StepProgress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.LargeMaps;

/** Tests of Leeway projects, in which a builder checks all levels. */
@Tag("platform")
@Tag("slow")
class LevelBuilderTest {

	private static final int LEVELS = 200;

	@RegisterExtension
	private final LeewayProject project = new LeewayProject();
	@TempDir
	private Path folder;

	@Test
	void allLevelsHaveTheirMarkersAfterTheFirstPassAndOneEditChecksOneLevel() throws Exception {
		for (int i = 0; i < LEVELS; i++) {
			project.writeUnseen("act " + i % 7 + "/level" + i + ".leeway", RandomLevels.of(i));
		}
		project.refresh();
		project.settle();
		project.addNature();

		List<IFile> all = IntStream.range(0, LEVELS).mapToObj(i -> project.file("act " + i % 7 + "/level" + i + ".leeway"))
				.toList();
		List<IFile> checked = project.settle();
		assertEquals(LEVELS, checked.size());
		assertEquals(Set.copyOf(all), Set.copyOf(checked));
		int markers = 0;
		for (IFile level : all) {
			assertEquals(expected(level), LeewayProject.markers(level), level.toString());
			markers += expected(level).size();
		}
		assertTrue(markers > LEVELS, markers + " markers");

		List<String> before = LeewayProject.markers(all.get(17));
		IFile edited = project.write("act 3/level17.leeway", RandomLevels.of(1000));
		assertEquals(List.of(edited), project.settle());
		assertFalse(before.equals(LeewayProject.markers(edited)));
		assertEquals(expected(edited), LeewayProject.markers(edited));
	}

	/** Returns the findings of {@link LevelCheck} for the same file, in the form of {@link LeewayProject#markers}. */
	private static List<String> expected(IFile level) throws FailureException, CoreException {
		return reported(level, true).findings().stream().distinct().map(finding -> switch (finding.severity()) {
		case ERROR -> 2;
		case WARNING -> 1;
		case INFO, ADVICE -> 0;
		} + " " + FindingPlace.of(finding) + " " + finding.message()).sorted().toList();
	}

	private static ReportedLevel reported(IFile level, boolean advice) throws FailureException {
		return new LevelCheck(Formats.registered(), List.of(), List.of(), LevelOptions.AS_THEY_ARE, AreaLimit.OF_LEVEL, false, advice, 1, LevelCheck.LARGE)
				.check(level.getLocation().toOSString(), new Silence()).getFirst().get();
	}

	private static final class Silence implements StepProgress {

		@Override
		public void begin(long units) {
			// not counted
		}

		@Override
		public void worked(int units) {
			// not counted
		}

		@Override
		public boolean cancelled() {
			return false;
		}

		@Override
		public void close() {
			// nothing is open
		}
	}

	@Test
	void aLevelsFindingsDependOnNoOtherFile() throws Exception {
		project.addNature();
		IFile level = project.write("a.leeway", RandomLevels.of(1));
		Set<Path> read = new HashSet<>();
		FilesRead.recording(read, () -> reported(level, true));
		assertEquals(Set.of(level.getLocation().toPath()), read);
	}

	@Test
	void otherFilesAndUnchangedLevelsAreNotChecked() throws Exception {
		project.addNature();
		IFile first = project.write("first.leeway", RandomLevels.of(1));
		assertEquals(List.of(first), project.settle());
		project.write("readme.txt", "no level".getBytes(StandardCharsets.UTF_8));
		assertEquals(List.of(), project.settle());
		IFile second = project.write("second.leeway", RandomLevels.of(2));
		assertEquals(List.of(second), project.settle());
		second.move(second.getParent().getFullPath().append("third.leeway"), true, null);
		assertEquals(List.of(project.file("third.leeway")), project.settle());
		first.delete(true, null);
		assertEquals(List.of(), project.settle());
	}

	@Test
	void aBrokenLevelHasOneMarkerInTheLineToBlame() throws Exception {
		project.addNature();
		byte[] sound = LevelFiles.toBytes(RandomLevels.of(1));
		List<String> lines = new ArrayList<>(new String(sound, StandardCharsets.UTF_8).lines().toList());
		int line = IntStream.range(0, lines.size()).filter(i -> lines.get(i).contains("size=\"2\"")).findFirst().orElseThrow();
		lines.set(line, lines.get(line).replace("size=\"2\"", "size=\"two\""));
		IFile level = project.write("a.leeway", String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
		project.settle();
		List<String> markers = LeewayProject.markers(level);
		assertEquals(1, markers.size(), markers.toString());
		assertTrue(markers.getFirst().startsWith("2 line " + (line + 1) + " ") && markers.getFirst().contains("\"two\""),
				markers.toString());
		assertFalse(markers.getFirst().contains(level.getLocation().toOSString()), markers.toString());

		project.write("a.leeway", sound);
		project.settle();
		assertEquals(expected(level), LeewayProject.markers(level));
	}

	@Test
	void derivedLevelsAreLeftAloneAndLinkedOnesChecked() throws Exception {
		project.addNature();
		project.writeUnseen("bin/copy.leeway", RandomLevels.of(3));
		project.refresh();
		IFile copy = project.file("bin/copy.leeway");
		assertEquals(List.of(copy), project.settle());
		assertFalse(LeewayProject.markers(copy).isEmpty());
		copy.getParent().setDerived(true, null);
		assertEquals(List.of(), project.settle());
		assertEquals(List.of(), LeewayProject.markers(copy));
		copy.getParent().setDerived(false, null);
		assertEquals(List.of(copy), project.settle());
		assertEquals(expected(copy), LeewayProject.markers(copy));

		Path elsewhere = folder.resolve("elsewhere.leeway");
		LevelFiles.save(RandomLevels.of(4), elsewhere);
		IFile link = project.file("link.leeway");
		link.createLink(elsewhere.toUri(), IResource.NONE, null);
		assertEquals(List.of(link), project.settle());
		assertEquals(expected(link), LeewayProject.markers(link));
	}

	@Test
	void markersGoWithTheNatureAndWithACleanBuild() throws Exception {
		project.addNature();
		IFile level = project.write("a.leeway", RandomLevels.of(1));
		project.settle();
		project.setAutoBuild(false);
		project.project().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
		assertEquals(List.of(), LeewayProject.markers(project.project()));
		project.setAutoBuild(true);
		assertEquals(List.of(level), project.settle());
		assertEquals(expected(level), LeewayProject.markers(level));
		LevelNature.removeFrom(project.project(), null);
		assertEquals(List.of(), LeewayProject.markers(project.project()));
		assertEquals(0, project.project().getDescription().getBuildSpec().length);
	}

	@Test
	void aBuildThatSomebodyAsksForEndsWithTheMarkers() throws Exception {
		project.setAutoBuild(false);
		project.addNature();
		IFile level = project.write("a.leeway", RandomLevels.of(1));
		project.settle();
		assertEquals(List.of(), LeewayProject.markers(level));
		project.project().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
		assertEquals(expected(level), LeewayProject.markers(level));
	}

	@Test
	void markersOutliveTheSession() throws Exception {
		project.addNature();
		IFile level = project.write("a.leeway", RandomLevels.of(1));
		project.settle();
		project.project().close(null);
		project.project().open(null);
		assertEquals(List.of(), project.settle());
		assertEquals(expected(level), LeewayProject.markers(level));
	}

	@Test
	void aCancelledCheckStopsWithinALevelAndIsMadeUpFor() throws Exception {
		project.setAutoBuild(false);
		project.addNature();
		IFile small = project.write("a.leeway", RandomLevels.of(1));
		project.project().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
		IFile large = project.write("b.leeway", RandomLevels.with(LargeMaps.rectangles(1024), new Cell(1, 1)));
		Thread builder = Thread.currentThread();
		AtomicInteger asked = new AtomicInteger();
		NullProgressMonitor monitor = new NullProgressMonitor() {
			@Override
			public boolean isCanceled() {
				return asked.get() > 3 || Thread.currentThread() != builder && asked.incrementAndGet() > 3;
			}
		};
		try {
			project.project().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, monitor);
		} catch (OperationCanceledException cancelled) {
			// the cancelled build usually just returns. But if another job held the workspace meanwhile, the build throws this
			// exception
		}
		assertTrue(asked.get() > 3, asked + " times");
		assertEquals(expected(small), LeewayProject.markers(small));
		assertEquals(List.of(), LeewayProject.markers(large));
		CheckJob.checkDue();
		assertEquals(List.of(large), project.settle());
		assertEquals(expected(large), LeewayProject.markers(large));
	}

	@Test
	void aLevelThatIsTooLargeForMemoryIsReadRowByRow() throws Exception {
		project.addNature();
		int height = TerrainGrid.MAX_SIDE + 1;
		String sound = new String(LevelFiles.toBytes(RandomLevels.with(TerrainGrid.filled(3, 5, 0), new Cell(0, 0))),
				StandardCharsets.UTF_8);
		String size = "3 x 5\n";
		String rows = sound.substring(sound.indexOf(size) + size.length());
		String row = rows.substring(0, rows.indexOf('\n') + 1);
		String tall = sound.replace(size, "3 x " + height + "\n" + row.repeat(height - 5));
		IFile level = project.write("tall.leeway", tall.getBytes(StandardCharsets.UTF_8));
		project.settle();
		List<String> expected = reported(level, false).findings().stream().map(each -> each.message()).sorted().toList();
		assertEquals(expected.size(), LeewayProject.markers(level).size(), LeewayProject.markers(level).toString());
	}
}
