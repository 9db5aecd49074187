package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/**
 * Tests of the report for merge requests, by comparison with the members that GitLab documents for its Code Quality
 * reports.
 */
class ValidateCodeQualityTest {

	private static final Set<String> SEVERITIES = Set.of("info", "minor", "major", "critical", "blocker");

	@TempDir
	private Path folder;

	private Path write(String name) throws IOException {
		return Files.writeString(folder.resolve(name), "type octile\nheight 5\nwidth 8\nmap\n" + Pictures.ISLAND);
	}

	@Test
	void hasAnObjectAFinding() throws IOException {
		Path map = write("is land.map");
		CommandLineRun run = CommandLineRun.of("validate", "--format", "codequality", map, write("other.map"));
		assertEquals(1, run.status());
		List<JsonObject> issues = JsonParser.parseString(run.out()).getAsJsonArray().asList().stream()
				.map(JsonElement::getAsJsonObject).toList();
		assertEquals(4, issues.size());
		Set<String> fingerprints = new HashSet<>();
		for (JsonObject issue : issues) {
			assertEquals(Set.of("description", "check_name", "fingerprint", "severity", "location"), issue.keySet());
			assertTrue(SEVERITIES.contains(issue.get("severity").getAsString()));
			fingerprints.add(issue.get("fingerprint").getAsString());
		}
		assertEquals(4, fingerprints.size());
		JsonObject first = issues.getFirst();
		assertEquals("unreachable-region", first.get("check_name").getAsString());
		assertEquals("major", first.get("severity").getAsString());
		assertSays(first.get("description").getAsString(), "small (1x1 on ground+swamp)", "cannot reach",
				" 4 cells at 6,0 (2 x 2)");
		assertEquals(JsonParser.parseString("{\"path\": \"" + map + "\", \"lines\": {\"begin\": 5}}"), first.get("location"));
	}

	@Test
	void nothingFoundIsAnEmptyArray() throws IOException {
		Path map = Files.writeString(folder.resolve("a.map"), "type octile\nheight 1\nwidth 3\nmap\n...\n");
		CommandLineRun run = CommandLineRun.of("validate", "--format", "codequality", map);
		assertEquals("[]\n", run.out());
		assertEquals(0, run.status());
	}
}
