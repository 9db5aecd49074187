package org.leeway.core.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;

class FileUriTest {

	@Test
	void filesOfTheFolderAreNamedFromThere() {
		assertEquals("levels/my%20map.leeway", FileUri.of("levels/my map.leeway"));
		assertEquals("levels/my map.leeway", FileUri.path("levels/my map.leeway"));
		assertEquals("b.map", FileUri.of("./a/../b.map"));
		assertEquals("b.map", FileUri.of(Path.of("b.map").toAbsolutePath().toString()));
		assertEquals("%C3%BC%23.map", FileUri.of("\u00FC#.map"));
	}

	@Test
	void otherFilesHaveTheirWholeName() {
		assertTrue(FileUri.of("../b.map").startsWith("file:///"), FileUri.of("../b.map"));
		assertEquals("/elsewhere/b.map", FileUri.path("/elsewhere/b.map"));
	}
}
