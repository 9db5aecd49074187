package org.leeway.core.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.fixtures.Pictures;
import org.leeway.testing.Repository;

@Tag("platform")
class ReviewPageJobTest {

	@TempDir
	private Path folder;

	private ReviewPageJob job(Path file, Path page, List<Path> written) {
		return new ReviewPageJob(Pictures.level(Pictures.ISLAND, 2), file, page, ColourScheme.OKABE_ITO.colours(), written::add);
	}

	@Test
	void theLastCommitIsComparedWith() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Path file = Files.writeString(folder.resolve("level.map"), Pictures.mapFile(Pictures.ISLAND.replaceFirst("\\.", "@")));
		Repository.in(folder).commit("An island");
		Path page = folder.resolve("page.html");
		assertTrue(job(file, page, new ArrayList<>()).run(new NullProgressMonitor()).isOK());
		String text = Files.readString(page);
		assertSays(text, "\"since\":{\"revision\":\"HEAD\"");
		assertTrue(text.matches("(?s).*\"kind\":\\{\"patterns\":\\[[^]]*\"terrain\".*"), "no difference of terrain");
	}

	@Test
	void withoutARepositoryNothingIsCompared() throws Exception {
		Path page = folder.resolve("page.html");
		assertTrue(job(folder.resolve("level.leeway"), page, new ArrayList<>()).run(new NullProgressMonitor()).isOK());
		assertFalse(Files.readString(page).contains("\"since\":{"));
	}

	@Test
	void aCancelledJobLeavesNothing() throws IOException {
		NullProgressMonitor monitor = new NullProgressMonitor();
		monitor.setCanceled(true);
		List<Path> written = new ArrayList<>();
		assertEquals(IStatus.CANCEL, job(folder.resolve("a.leeway"), folder.resolve("page.html"), written).run(monitor).getSeverity());
		assertEquals(List.of(), written);
		try (var left = Files.list(folder)) {
			assertEquals(List.of(), left.toList());
		}
	}

	@Test
	void aPageThatCannotBeWrittenIsTold() {
		Path page = folder.resolve("missing").resolve("page.html");
		IStatus status = job(folder.resolve("a.leeway"), page, new ArrayList<>()).run(new NullProgressMonitor());
		assertEquals(IStatus.ERROR, status.getSeverity());
		assertTrue(status.getMessage().contains("no such folder"), status.getMessage());
	}
}
