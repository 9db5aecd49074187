package org.leeway.ui.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.colour.ColourScheme;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

class ReviewPageHandlerTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@TempDir
	private Path folder;

	@Test
	void theEditedLevelIsWrittenInTheColoursOfTheMapAndOpened() throws Exception {
		open.level().setName("Not saved yet");
		open.editor().settings().setColours(ColourScheme.GREYS.colours());
		Path page = folder.resolve("page.html");
		List<Path> opened = new ArrayList<>();
		Job job = ReviewPageHandler.write(open.editor(), open.file().getLocation().toPath(), page, opened::add);
		job.join();
		EventLoop.drain();
		assertTrue(job.getResult().isOK(), job.getResult().toString());
		assertEquals(List.of(page), opened);
		String text = Files.readString(page);
		assertTrue(text.contains("\"name\":\"Not saved yet\""));
		assertTrue(text.contains("\"label\":\"cut off\",\"colour\":\"#4c4c4c\""));
	}
}
