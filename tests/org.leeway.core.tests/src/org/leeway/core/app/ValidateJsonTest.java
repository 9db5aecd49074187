package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

/** The report for programs, compared with values that were worked out by hand. */
class ValidateJsonTest {

	@TempDir
	private Path folder;

	@Test
	void reportsAgentsAndFindings() throws IOException {
		Path map = write(Pictures.ISLAND);
		CommandLineRun run = CommandLineRun.of("validate", "--format", "json", map);
		assertEquals(1, run.status());
		assertEquals("", run.err());
		assertEquals(json("""
				{"files": [{"file": FILE, "width": 8, "height": 5, "agents": [
					{"name": "small", "size": 1, "capability": ["ground", "swamp"], "legalAnchors": 32,
						"reachableAnchors": 28, "coveredCells": 28, "tooNarrowCells": 0, "unreachableRegions": [
						{"anchors": 4, "cells": 4, "bounds": [6, 0, 2, 2], "sample": [6, 0]}]},
					{"name": "medium", "size": 2, "capability": ["ground", "swamp"], "legalAnchors": 14,
						"reachableAnchors": 13, "coveredCells": 28, "tooNarrowCells": 0, "unreachableRegions": [
						{"anchors": 1, "cells": 4, "bounds": [6, 0, 2, 2], "sample": [6, 0]}]},
					{"name": "large", "size": 3, "capability": ["ground", "swamp"], "legalAnchors": 0,
						"reachableAnchors": 0, "coveredCells": 0, "tooNarrowCells": 32, "unreachableRegions": []}
				], "findings": [
					{"rule": "unreachable-region", "severity": "error", "agent": "small", "message":
						"small (1x1 on ground+swamp) cannot reach a region of 4 cells at 6,0 (2 x 2)",
						"cells": 4, "bounds": [6, 0, 2, 2], "sample": [6, 0]},
					{"rule": "unreachable-region", "severity": "error", "agent": "medium", "message":
						"medium (2x2 on ground+swamp) cannot reach a region of 4 cells at 6,0 (2 x 2)",
						"cells": 4, "bounds": [6, 0, 2, 2], "sample": [6, 0]}
				]}], "errors": 2, "warnings": 0}
				""", map), JsonParser.parseString(run.out()));
	}

	@Test
	void hasALineForEachFileThatIsTheSameObject() throws IOException {
		Path island = write(Pictures.ISLAND);
		Path broken = Files.writeString(folder.resolve("broken \"1\".map"), "bad\n");
		CommandLineRun whole = CommandLineRun.of("validate", "--chokes", "--format", "json", island);
		CommandLineRun lines = CommandLineRun.of("validate", "--chokes", "--format", "jsonl", broken, island);
		JsonElement object = JsonParser.parseString(whole.out()).getAsJsonObject().getAsJsonArray("files").get(0);
		assertEquals("{\"file\":\"" + broken.toString().replace("\"", "\\\"") + "\",\"error\":\""
				+ (broken + ":1: \"bad\", expected \"type octile\"").replace("\"", "\\\"") + "\"}\n" + object + "\n",
				lines.out());
		assertEquals(2, lines.status());
	}

	@Test
	void reportsTheLargestRegionFirst() throws IOException {
		Path map = write("..@.@...@....\n");
		CommandLineRun run = CommandLineRun.of("validate", "--format", "json", "--agent", "a:1:ground", "--spawn",
				"0,0", map);
		JsonElement regions = JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("files").get(0)
				.getAsJsonObject().getAsJsonArray("agents").get(0).getAsJsonObject().get("unreachableRegions");
		assertEquals(json("""
				[{"anchors": 4, "cells": 4, "bounds": [9, 0, 4, 1], "sample": [9, 0]},
				{"anchors": 3, "cells": 3, "bounds": [5, 0, 3, 1], "sample": [5, 0]},
				{"anchors": 1, "cells": 1, "bounds": [3, 0, 1, 1], "sample": [3, 0]}]
				""", map), regions);
	}

	@Test
	void reportsASpawnThatDoesNotFit() throws IOException {
		Path map = write("...\n...\n");
		CommandLineRun run = CommandLineRun.of("validate", "--format", "json", "--agent", "tank:3:ground", "--spawn",
				"2,1", map);
		assertEquals(json("""
				{"files": [{"file": FILE, "width": 3, "height": 2, "agents": [
					{"name": "tank", "size": 3, "capability": ["ground"], "legalAnchors": 0, "reachableAnchors": 0,
						"coveredCells": 0, "tooNarrowCells": 6, "unreachableRegions": []}
				], "findings": [
					{"rule": "spawn-does-not-fit", "severity": "error", "agent": "tank", "message":
						"tank (3x3 on ground) does not fit at the spawn at 2,1",
						"cells": 0, "bounds": [2, 1, 1, 1], "sample": [2, 1]}
				]}], "errors": 1, "warnings": 0}
				""", map), JsonParser.parseString(run.out()));
	}

	@Test
	void reportsAnAgentWithoutASpawn() throws IOException {
		CommandLineRun run = CommandLineRun.of("validate", "--format", "json", "--agent", "a:1:ground", "--agent",
				"b:1:ground", "--spawn", "0,0:b", write(Pictures.ISLAND));
		JsonElement agents = JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("files").get(0)
				.getAsJsonObject().get("agents");
		assertEquals("largest-region", agents.getAsJsonArray().get(0).getAsJsonObject().get("start").getAsString());
		assertEquals(null, agents.getAsJsonArray().get(1).getAsJsonObject().get("start"));
	}

	@Test
	void reportsChokesOnRequest() throws IOException {
		Path map = write(Pictures.ROOMS);
		CommandLineRun run = CommandLineRun.of("validate", "--format", "json", "--chokes", "--agent",
				"tank:2:ground", "--agent", "ship:4:water", "--spawn", "0,0", map);
		assertEquals(json("""
				[{"width": 2, "at": [2, 1], "across": [[3, 1], [3, 2]], "behind": 16}]
				""", map), chokes(run, 0));
		assertEquals(json("[]", map), chokes(run, 1));
		assertEquals(null, chokes(CommandLineRun.of("validate", "--format", "json", map), 0));
	}

	private static JsonElement chokes(CommandLineRun run, int agent) {
		return JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("files").get(0).getAsJsonObject()
				.getAsJsonArray("agents").get(agent).getAsJsonObject().get("chokes");
	}

	@Test
	void isWholeEvenIfNoFileCanBeRead() {
		CommandLineRun run = CommandLineRun.of("validate", "--format", "json", folder.resolve("none.map"));
		assertEquals(2, run.status());
		assertEquals(JsonParser.parseString("{\"files\": [], \"errors\": 0, \"warnings\": 0}"),
				JsonParser.parseString(run.out()));
	}

	@Test
	void countsTheFindingsOfAllFiles() throws IOException {
		Path map = write(Pictures.ISLAND);
		CommandLineRun run = CommandLineRun.of("validate", "--format=json", map, map, map);
		assertEquals(6, JsonParser.parseString(run.out()).getAsJsonObject().get("errors").getAsInt());
	}

	private Path write(String picture) throws IOException {
		return Files.writeString(folder.resolve("level.map"), Pictures.mapFile(picture));
	}

	private static JsonElement json(String text, Path map) {
		return JsonParser.parseString(text.replace("FILE", "\"" + map.toString().replace("\\", "\\\\") + "\""));
	}
}
