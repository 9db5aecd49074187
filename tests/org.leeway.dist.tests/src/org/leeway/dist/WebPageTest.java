package org.leeway.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.testing.Chromium;

/** Tests of the page that opens levels, as the release contains it. */
class WebPageTest {

	private static final Path PAGE = Path.of(System.getProperty("releases"), "leeway-web.html");

	@TempDir
	private Path folder;

	@Test
	void hasASum() throws Exception {
		byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(PAGE));
		assertEquals(HexFormat.of().formatHex(hash) + " *leeway-web.html", Files.readString(Path.of(PAGE + ".sha256")).strip());
	}

	@Test
	void opensALevel() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		Path map = Files.writeString(folder.resolve("small.map"), "type octile\nheight 2\nwidth 3\nmap\n..T\n...\n");
		try (Chromium browser = new Chromium(1280, 800)) {
			browser.open(PAGE, "");
			browser.upload("#chooser", map);
			assertTrue(browser.waitFor("document.querySelector('canvas.map')"), browser.console().toString());
			String totals = browser.ask("document.querySelector('#totals').textContent");
			assertTrue(totals.startsWith("small.map"), totals);
			assertEquals(List.of(), browser.console());
		}
	}
}
