package org.leeway.core.exchange.warzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.core.exchange.warzone.MapBuilder.list;
import static org.leeway.core.exchange.warzone.MapBuilder.object;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Tests of archives of maps: the choice of maps, and archives that cannot be read. */
class WarzoneArchiveTest extends WarzoneBase {

	private static MapBuilder map() {
		return new MapBuilder(40, "....", "....", "....", "....");
	}

	private Path archive(Map<String, MapBuilder> maps) throws IOException {
		return Files.write(folder.resolve("test.wz"), MapBuilder.zip(maps));
	}

	/**
	 * Returns the files of three maps, indexed by the folder of the map in the archive. Only two of the maps can be imported.
	 * The third map has no cells in its file, because a script makes the cells.
	 */
	private static Map<String, MapBuilder> twoMaps() {
		Map<String, MapBuilder> maps = new LinkedHashMap<>();
		maps.put("multiplay/maps/4c-b/", map().file("../4c-b.gam", MapBuilder.limits(0, 0, 3, 3)));
		maps.put("multiplay/maps/2c-a/", map().file("feature.json", list("features", object("Boulder1", 64, 64, 0, 0))));
		maps.put("multiplay/maps/2c-c/", map().without("game.map").file("game.js", "setMapData()"));
		return maps;
	}

	private Import read(Path file, String maps) throws IOException {
		return read(file, Map.of("game", game.toString(), "maps", maps));
	}

	private static List<String> names(Import read) {
		return read.levels().stream().map(ImportedLevel::name).toList();
	}

	@Test
	void eachMapOfAnArchiveIsALevel() throws IOException {
		Import read = read(archive(twoMaps()), "all");
		assertEquals(List.of("2c-a", "4c-b"), names(read));
		assertEquals("Boulder1 0,0 1,1", obstacles(read.levels().getFirst().level()));
		assertEquals("@@@@\n@.@@\n@@@@\n@@@@\n", picture(read.levels().getLast().level()));
		assertAnySays(read.diagnostics().stream().filter(Diagnostic::isWarning).map(Diagnostic::message).toList(), "2c-c", "script");
	}

	@Test
	void mapsAreChosenByName() throws IOException {
		Path file = archive(twoMaps());
		assertEquals(List.of("4c-b"), names(read(file, " 4c-b ")));
		assertEquals(List.of("4c-b", "2c-a"), names(read(file, "4c-b,2c-a,4c-b")));
		assertRefused(file, "4c-b,4c-x", "no map 4c-x, expected some of 2c-a, 4c-b");
		assertRefused(file, ",", "no map, expected some of 2c-a, 4c-b");
		WarzoneImporter importer = new WarzoneImporter();
		assertEquals(List.of("2c-a", "4c-b"), importer.names(importer.options().getFirst(), file));
		assertEquals(List.of(), importer.names(importer.options().get(1), file));
		assertEquals(List.of(), importer.names(importer.options().getFirst(), map().write(folder.resolve("m"))));
	}

	@Test
	void anArchiveMayBeOneMap() throws IOException {
		Import read = read(archive(Map.of("", map().file("level.json", "{\"name\": \"Own\"}"))), "all");
		assertEquals(List.of("test"), names(read));
		assertEquals("Own", read.levels().getFirst().level().getName());
	}

	@Test
	void mapsOfOneNameHaveTheirPathsAsNames() throws IOException {
		assertEquals(List.of("m", "wrf/cam2/m"), names(read(archive(Map.of("wrf/cam1/m/", map(), "wrf/cam2/m/", map())), "all")));
	}

	@Test
	void sizesComeFromTheArchiveItself() throws IOException {
		MapBuilder map = map().file("../../../stats/structure.json", STRUCTURES).file("../../../stats/features.json",
				"{\"Boulder1\": {\"width\": 3, \"breadth\": 2}}").file("feature.json", list("features", object("Boulder1", 200, 200, 0, 0)));
		Import read = read(archive(Map.of("multiplay/maps/m/", map)), Map.of());
		assertEquals("Boulder1 0,0 3,2 removable", obstacles(read.levels().getFirst().level()));
	}

	@Test
	void aMapThatCannotBeReadIsLeftOut() throws IOException {
		assertLeftOut(map().file("game.map", "mapmap"), "ends");
		assertLeftOut(map().without("ttypes.ttp"), "ttypes.ttp");
		assertLeftOut(map().file("struct.json", "{\n\"a\": {"), "the file ends");
		assertLeftOut(map().file("droid.json", "{\"a\": {\"position\": [\"x\"]}}"), "\"x\"", "finite number");
		assertLeftOut(map().file("feat.bjo", "struct"), "\"feat\"");
	}

	private void assertLeftOut(MapBuilder map, String... facts) throws IOException {
		Map<String, MapBuilder> maps = twoMaps();
		maps.put("multiplay/maps/bad/", map);
		Import read = read(archive(maps), "all");
		assertEquals(List.of("2c-a", "4c-b"), names(read));
		Diagnostic loss = read.diagnostics().getFirst();
		assertTrue(loss.isWarning() && loss.message().startsWith("bad is left out: "), loss.message());
		assertSays(loss.message(), facts);
		assertRefused(archive(Map.of("bad/", map)), "all", facts);
	}

	@Test
	void whatIsNoArchiveIsRefused() throws IOException {
		byte[] zip = MapBuilder.zip(twoMaps());
		for (byte[] bytes : List.of(new byte[0], "PK".getBytes(StandardCharsets.US_ASCII), Arrays.copyOf(zip, zip.length / 2))) {
			assertRefused(Files.write(folder.resolve("test.wz"), bytes), "all", "no zip archive", "expected a .wz archive");
		}
		assertRefused(archive(Map.of("x/", map().without("game.map"))), "all", "no map, expected a folder with a file game.map");
		assertRefused(archive(Map.of("x/", map().without("game.map").file("game.js", ""))), "all", "scripts make");
		Path none = folder.resolve("none.wz");
		assertThrows(FileSystemException.class, () -> read(none, "all"));
		assertThrows(FileSystemException.class, () -> read(folder, "all"));
	}

	@Test
	void mapsAndArchivesAreRecognised() throws IOException {
		WarzoneImporter importer = new WarzoneImporter();
		assertTrue(importer.recognises(FileStart.of(map().write(folder.resolve("m")))));
		assertTrue(importer.recognises(FileStart.of(archive(twoMaps()))));
		assertTrue(!importer.recognises(new FileStart("map 12\nheight 3\n")));
		assertTrue(!importer.recognises(new FileStart("type octile\nheight 3\nmap\n....")));
		assertTrue(!importer.recognises(new FileStart("PK\3\4 map.yaml map.bin")));
	}

	@Test
	void canBeCancelled() throws IOException {
		Path file = archive(twoMaps());
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// does nothing: only cancelling matters here
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		assertThrows(CancellationException.class, () -> new WarzoneImporter().read(file, OptionValues.STANDARD, cancelled));
	}

	@Test
	void progressIsThatOfTheFile() throws IOException {
		Path file = archive(twoMaps());
		List<Integer> steps = new ArrayList<>();
		new WarzoneImporter().read(file, OptionValues.STANDARD, new Progress() {
			@Override
			public void worked(int units) {
				steps.add(units);
			}

			@Override
			public boolean cancelled() {
				return false;
			}
		});
		assertEquals(1, steps.stream().mapToInt(Integer::intValue).sum());
	}

	private void assertRefused(Path file, String maps, String... facts) {
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> read(file, maps));
		assertTrue(refused.getMessage().startsWith(file.toString()), refused.getMessage());
		assertSays(refused.getMessage(), facts);
	}
}
