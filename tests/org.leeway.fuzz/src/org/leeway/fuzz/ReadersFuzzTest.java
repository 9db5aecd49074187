package org.leeway.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.batch.BatchConfig;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.StreamingImporter;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.preset.AgentFile;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;

import com.code_intelligence.jazzer.junit.FuzzTest;

/** Every reader of files returns a level that can be saved and loaded again, or one clear message. */
class ReadersFuzzTest {

	private static final List<Map<String, String>> HEIGHTS = List.of(Map.of(),
			Map.of("slope-limit", "30", "water-level", "1", "rock-level", "200", "height-scale", "0.5"),
			Map.of("slope", "corners", "slope-limit", "20,40", "water-level", "100", "depth-limit", "30,60"),
			Map.of("terrains", Workplace.file("a.terrains").toString()));
	private static final List<Map<String, String>> RAW = List.of(Map.of(), Map.of("bits", "8", "width", "3"),
			Map.of("big-endian", "true", "height", "2", "slope-limit", "45"));
	private static final List<Map<String, String>> SCALES = List.of(Map.of(), Map.of("units-per-cell", "1"));

	private static final List<Map<String, String>> MAPS = List.of(Map.of(), Map.of("obstacles", "all", "tile-shapes", "cells"));

	private static void read(String format, byte[] file, List<Map<String, String>> options) {
		Format read = PlainPlatform.format(format);
		Path input = Workplace.file("input." + read.extension(), file);
		options.forEach(each -> Judge.read(read, input, each));
	}

	private static void read(String format, byte[] file) {
		read(format, file, List.of(Map.of()));
	}

	/** Checks that loading and streaming give the same answer. */
	private static void readBothWays(String format, byte[] file) {
		StreamingImporter importer = (StreamingImporter) PlainPlatform.importer(format);
		Path input = Workplace.file("input." + format, file);
		Optional<Import> whole = Judge.read(PlainPlatform.format(format), input, Map.of());
		Optional<List<byte[]>> rows = Judge.read(input, () -> {
			List<byte[]> all = new ArrayList<>();
			LevelHeader header = importer.readHeader(input, Progress.NONE);
			importer.readRows(input, header, row -> all.add(Arrays.copyOf(row, header.width())), Progress.NONE);
			assertEquals(header.height(), all.size());
			return all;
		});
		assertEquals(whole.isPresent(), rows.isPresent());
		whole.ifPresent(read -> assertEqual(read.levels().getFirst().level().getTerrain(), rows.orElseThrow()));
	}

	private static void assertEqual(TerrainGrid grid, List<byte[]> rows) {
		assertEquals(grid.height(), rows.size());
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				assertEquals(grid.terrain(x, y), rows.get(y)[x] & 0xFF);
			}
		}
	}

	@FuzzTest
	void leeway(byte[] file) {
		readBothWays("leeway", file);
	}

	@FuzzTest
	void map(byte[] file) {
		readBothWays("movingai", file);
	}

	@FuzzTest
	void scenario(byte[] file) {
		read("scenario", file);
	}

	@FuzzTest
	void wad(byte[] file) {
		read("doom", file, List.of(Map.of("units-per-cell", "64")));
	}

	/**
	 * Fuzzes an archive of maps. The archive from which fuzzing begins is not compressed, so that fuzzing changes the files in
	 * it.
	 */
	@FuzzTest
	void warzone(byte[] file) {
		read("warzone", file, List.of(Map.of("ships", "true")));
	}

	@FuzzTest
	void zeroAd(byte[] file) {
		read("0ad", file);
	}

	@FuzzTest
	void generals(byte[] file) {
		read("generals", file);
	}

	/**
	 * Fuzzes a map of OpenRA, which is a text or an archive. A map also needs the files of a mod, and a text needs a file
	 * with the cells of the map. The folder of the map has valid versions of all these files.
	 */
	@FuzzTest
	void openra(byte[] file) {
		read("openra", file, List.of(Map.of("game", Workplace.file("").toString())));
	}

	@FuzzTest
	void ldtk(byte[] file) {
		read("ldtk", file);
	}

	@FuzzTest
	void tmx(byte[] file) {
		read("tmx", file, MAPS);
	}

	@FuzzTest
	void tmj(byte[] file) {
		read("tmj", file, MAPS);
	}

	@FuzzTest
	void tscn(byte[] file) {
		read("tscn", file);
	}

	@FuzzTest
	void pgm(byte[] file) {
		read("pgm", file, HEIGHTS);
	}

	@FuzzTest
	void raw16(byte[] file) {
		read("raw16", file, RAW);
	}

	@FuzzTest
	void asc(byte[] file) {
		read("asc", file, HEIGHTS);
	}

	@FuzzTest
	void png(byte[] file) {
		read("png", file, HEIGHTS);
	}

	@FuzzTest
	void mesh(byte[] file) {
		read("mesh", file);
	}

	@FuzzTest
	void obj(byte[] file) {
		read("obj", file);
	}

	/** Fuzzes a file of agents: a text file, or an XML file of 0 A.D. */
	@FuzzTest
	void agents(byte[] file) {
		Path input = Workplace.file("input.agents", file);
		Judge.read(input, () -> AgentFile.read(input)).ifPresent(read -> {
			assertTrue(!read.agents().isEmpty());
			assertEquals(read.agents(), parsed(AgentFile.format(read.agents())));
		});
	}

	private static Object parsed(String text) {
		return Judge.read(Workplace.file("written.agents"), () -> AgentFile.parse(text, "written")).orElseThrow().agents();
	}

	@FuzzTest
	void batch(byte[] file) {
		Path input = Workplace.file("leeway.json", file);
		Judge.read(input, () -> BatchConfig.read(input, PlainPlatform.formats()));
	}

	/** Fuzzes a user's file that assigns terrains to the colours of an image. */
	@FuzzTest
	void terrains(byte[] file) {
		Path input = Workplace.file("input.terrains", file);
		Path image = Workplace.file("grey.pgm", "P2 3 2 9 0 1 2 3 4 9".getBytes(StandardCharsets.US_ASCII));
		Judge.read(PlainPlatform.format("pgm"), image, Map.of("terrains", input.toString()));
	}
}
