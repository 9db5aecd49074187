package org.leeway.core.markers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/**
 * Tests of the markers of a level. While an editor shows the level, the markers show the findings of the editor. After
 * the editor is closed, the markers show the findings of the file.
 */
@Tag("platform")
@Tag("slow")
class EditedLevelsTest {

	@RegisterExtension
	private final LeewayProject project = new LeewayProject();
	private final Level level = RandomLevels.of(1);
	private final List<Finding> edited = findings(RandomLevels.of(2));
	private IFile file;
	private List<String> ofFile;

	@BeforeEach
	void writeLevel() throws Exception {
		project.addNature();
		file = project.write("a.leeway", level);
		project.settle();
		ofFile = LeewayProject.markers(file);
		assertFalse(ofFile.isEmpty());
	}

	private static List<Finding> findings(Level level) {
		return LevelAnalysis.of(LevelSnapshot.of(level), Progress.NONE).findings();
	}

	@Test
	void anUnchangedLevelKeepsItsMarkersInTheEditor() throws Exception {
		List<Long> ids = ids();
		LevelMarkers editor = LevelMarkers.open(file);
		editor.hide();
		editor.show(findings(level), true);
		project.settle();
		assertEquals(ids, ids());
		editor.close(true, true);
		assertEquals(List.of(), project.settle());
		assertEquals(ids, ids());
	}

	private List<Long> ids() throws CoreException {
		return List.of(file.findMarkers(LevelMarkers.TYPE, true, IResource.DEPTH_ZERO)).stream().map(IMarker::getId).sorted()
				.toList();
	}

	@Test
	void unsavedFindingsPassAndTheFileIsCheckedWhenTheEditorIsClosed() throws Exception {
		LevelMarkers editor = LevelMarkers.open(file);
		editor.show(edited, false);
		project.settle();
		assertEquals(edited.stream().distinct().count(), LeewayProject.markers(file).size());
		assertFalse(ofFile.equals(LeewayProject.markers(file)));
		editor.close(false, true);
		assertEquals(List.of(file), project.settle());
		assertEquals(ofFile, LeewayProject.markers(file));
	}

	@Test
	void theBuilderLeavesEditedLevelsAlone() throws Exception {
		LevelMarkers editor = LevelMarkers.open(file);
		editor.show(edited, false);
		project.settle();
		List<String> shown = LeewayProject.markers(file);
		project.write("a.leeway", RandomLevels.of(3));
		assertEquals(List.of(), project.settle());
		project.project().build(IncrementalProjectBuilder.FULL_BUILD, null);
		CheckJob.of(List.of(file)).schedule();
		assertEquals(List.of(), project.settle());
		assertEquals(shown, LeewayProject.markers(file));
		editor.close(false, true);
		assertEquals(List.of(file), project.settle());
	}

	@Test
	void savedFindingsAreStoredAndUnsavedOnesAreNot() throws Exception {
		LevelMarkers editor = LevelMarkers.open(file);
		editor.show(edited, false);
		project.settle();
		int kept = stored();
		assertFalse(kept == edited.size());
		project.write("a.leeway", RandomLevels.of(2));
		editor.show(edited, true);
		project.settle();
		assertEquals(edited.stream().distinct().count(), stored());
		editor.close(true, true);
		project.settle();
		assertEquals(edited.stream().distinct().count(), stored());
	}

	private int stored() throws CoreException {
		return file.findMarkers(FindingMarkers.STORED, true, IResource.DEPTH_ZERO).length;
	}

	@Test
	void aSessionThatEndsWithUnsavedChangesLeavesTheLevelDue() throws Exception {
		LevelMarkers editor = LevelMarkers.open(file);
		editor.show(edited, false);
		project.settle();
		assertEquals(List.of(file), FindingMarkers.due(project.project()));
		project.project().close(null);
		project.project().open(null);
		assertEquals(List.of(file), FindingMarkers.due(project.project()));
		assertFalse(ofFile.equals(LeewayProject.markers(file)));
		editor.close(true, false);
		project.settle();
		assertEquals(ofFile, LeewayProject.markers(file));
		assertEquals(List.of(), FindingMarkers.due(project.project()));
	}

	@Test
	void aCleanBuildAndTheEndOfTheNatureLeaveTheMarkersOfTheEditor() throws Exception {
		LevelMarkers editor = LevelMarkers.open(file);
		editor.show(findings(level), true);
		project.settle();
		project.project().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
		project.settle();
		assertEquals(ofFile, LeewayProject.markers(file));
		LevelNature.removeFrom(project.project(), null);
		project.settle();
		assertEquals(ofFile, LeewayProject.markers(file));
		assertEquals(0, stored());
		editor.close(true, true);
		project.settle();
		assertEquals(ofFile, LeewayProject.markers(file));
	}

	@Test
	void outsideOfLeewayProjectsUnsavedFindingsGoWithTheEditor() throws Exception {
		LevelNature.removeFrom(project.project(), null);
		LevelMarkers editor = LevelMarkers.open(file);
		editor.show(edited, false);
		project.settle();
		assertFalse(LeewayProject.markers(file).isEmpty());
		editor.close(false, true);
		assertEquals(List.of(), project.settle());
		assertEquals(List.of(), LeewayProject.markers(file));
	}

	@Test
	void checksThatAUserAsksForReachAllProjects() throws Exception {
		LevelNature.removeFrom(project.project(), null);
		project.settle();
		CheckJob.of(ProjectLevels.in(List.of(project.project()))).schedule();
		assertEquals(List.of(file), project.settle());
		assertEquals(ofFile, LeewayProject.markers(file));
		assertEquals(0, stored());
	}
}
