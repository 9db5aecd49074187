package org.leeway.ui.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/** Tests of the samples of the bundle, and of their copies in a project. */
class SampleWorkspaceTest {

	private IProject project;

	@BeforeEach
	void makeProject() throws CoreException {
		project = ResourcesPlugin.getWorkspace().getRoot().getProject("sample test");
		project.create(null);
		project.open(null);
	}

	@AfterEach
	void deleteProject() throws CoreException {
		project.delete(true, true, null);
	}

	@Test
	void theFirstSampleIsAmongThem() {
		assertTrue(names().contains(SampleWorkspace.FIRST), names().toString());
		assertTrue(names().size() > 1, names().toString());
	}

	@Test
	void theSamplesAreCanonicalAndHaveAgentsAndSpawns() throws IOException {
		for (URL sample : SampleWorkspace.samples()) {
			byte[] bytes = sample.openStream().readAllBytes();
			Level level = LevelFiles.load(sample.openStream(), sample.getPath());
			assertArrayEquals(bytes, LevelFiles.toBytes(level), sample + " is not as Leeway would save it");
			LevelAnalysis analysis = LevelAnalysis.of(LevelSnapshot.of(level), Progress.NONE);
			assertFalse(analysis.agents().isEmpty(), sample + " has no agents");
			assertFalse(level.getSpawns().isEmpty(), sample + " has no spawns");
		}
	}

	@Test
	void theSamplesAreCopiedAsTheyAre() throws CoreException, IOException {
		SampleWorkspace.copySamples(project);
		assertEquals(names(), Arrays.stream(project.members()).filter(IFile.class::isInstance).map(IResource::getName)
				.filter(name -> name.endsWith(".leeway")).sorted().toList());
		for (URL sample : SampleWorkspace.samples()) {
			Path copy = project.getFile(name(sample)).getLocation().toPath();
			assertArrayEquals(sample.openStream().readAllBytes(), Files.readAllBytes(copy));
		}
	}

	@Test
	void outsideTheProductNothingIsCopied() throws CoreException {
		for (IProject any : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			any.delete(true, true, null);
		}
		new SampleWorkspace().earlyStartup();
		assertEquals(0, ResourcesPlugin.getWorkspace().getRoot().getProjects().length);
	}

	private static List<String> names() {
		return SampleWorkspace.samples().stream().map(SampleWorkspaceTest::name).sorted().toList();
	}

	private static String name(URL sample) {
		return sample.getPath().substring(sample.getPath().lastIndexOf('/') + 1);
	}
}
