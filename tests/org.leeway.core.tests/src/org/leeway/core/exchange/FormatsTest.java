package org.leeway.core.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;

class FormatsTest {

	private static final String MAP = "type octile\nheight 1\nwidth 1\nmap\n.\n";

	private final Formats formats = Formats.registered();

	@TempDir
	private Path folder;

	@Test
	void listsTheFormatsOfLevels() {
		assertEquals(List.of("0ad", "asc", "doom", "generals", "ldtk", "leeway", "mesh", "movingai", "obj", "openra",
				"pgm", "png", "raw16", "scenario", "tmj", "tmx", "tscn", "warzone"), ids(formats.readable()));
		assertEquals(List.of("lbc", "leeway", "movingai", "tmj", "tmx"), ids(formats.ofLevels()));
	}

	@Test
	void listsTheFormatsOfEachKindOfLayer() {
		assertEquals(List.of("asc", "csv", "geojson", "json", "lbc", "npy", "npz", "pgm", "png", "png16", "png8", "raw16", "ros", "tmj", "tmx"),
				ids(formats.holding(Layers.raster("clearance"))));
		assertEquals(List.of("geojson"), ids(formats.holding(layer("tangent-graph"))));
		assertEquals(List.of("geojson", "png"), ids(formats.holding(layer("routes"))));
		assertEquals(List.of("detour", "geojson", "gltf", "godot", "mesh", "obj"), ids(formats.holding(layer("navmesh"))));
		assertEquals(List.of("detour", "gltf", "lbc", "npy", "npz", "pgm", "png", "png16", "png8", "raw16"), ids(formats.all().stream()
				.filter(format -> format.exporter().filter(Exporter::isBinary).isPresent()).toList()));
		assertEquals(List.of("png"), ids(formats.all().stream().filter(Format::isPicture).toList()));
	}

	private static LayerDescriptor layer(String id) {
		return Layers.exported().stream().filter(layer -> layer.id().equals(id)).findFirst().orElseThrow();
	}

	private static List<String> ids(List<Format> formats) {
		return formats.stream().map(Format::id).toList();
	}

	@Test
	void everyFormatSaysWhatItIs() {
		for (Format format : formats.all()) {
			assertTrue(format.isReadable() || format.exporter().isPresent(), format.id());
			assertFalse(format.title().isBlank() || format.summary().isBlank(), format.id());
			assertFalse(format.summary().endsWith("."), format.id());
			Stream.concat(format.importer().stream().flatMap(each -> each.options().stream()),
					format.exporter().stream().flatMap(each -> each.options().stream()))
					.forEach(option -> assertTrue(Character.isLowerCase(option.description().charAt(0)), option.name()));
		}
	}

	@Test
	void aFileIsWrittenInTheFormatOfItsExtension() {
		assertEquals("movingai", formats.writing(Path.of("a/b.MAP")).orElseThrow().id());
		assertEquals("leeway", formats.writing(Path.of("a.map.leeway")).orElseThrow().id());
		assertEquals("csv", formats.writing(Path.of("a.csv")).orElseThrow().id());
		assertEquals("png", formats.writing(Path.of("a.png")).orElseThrow().id());
		for (String other : List.of("map", "a.map.txt", "amap", "", "/", "a.scen", "a.obj")) {
			assertTrue(formats.writing(Path.of(other)).isEmpty(), other);
		}
	}

	@Test
	void aFileIsReadInTheFormatOfWhatItHolds() throws IOException {
		assertReading("movingai", "island.txt", MAP);
		assertReading("movingai", "island", "\uFEFF" + MAP.replace("\n", "\r\n"));
		assertReading("movingai", "island.leeway", MAP);
		String level = new String(LevelFiles.toBytes(LevelTemplates.level("x", 2, 2)), StandardCharsets.UTF_8);
		assertReading("leeway", "x.xml", level);
		assertReading("leeway", "x.map", level);
		assertReading("doom", "maps.lmp", "PWAD\0\0\0\0\f\0\0\0");
		assertReading("warzone", "game.map", "map \n\0\0\0\2\0\0\0");
		assertReading("warzone", "maps.zip", "PK\3\4.... multiplay/maps/4c-rush/");
		assertReading("warzone", "other.wz", "PK\3\4.... sounds/");
		assertReading("mesh", "polygons.txt", "mesh\n2\n3 1\n");
		assertReading("obj", "floor.txt", "# by hand\n\nv 0 0 0\n");
		assertReading("scenario", "queries.txt", "version 1\n0\tx.map\t1\t1\t0\t0\t0\t0\t0\n");
	}

	@Test
	void whatNobodyRecognisesIsReadInTheFormatOfItsExtension() throws IOException {
		assertReading("movingai", "broken.map", "type hexile\n");
		assertReading("leeway", "empty.leeway", "");
		assertEquals("movingai", formats.reading(folder.resolve("missing.MAP")).orElseThrow().id());
		assertTrue(formats.reading(Files.writeString(folder.resolve("notes.txt"), "hello")).isEmpty());
		assertTrue(formats.reading(folder.resolve("missing")).isEmpty());
		assertTrue(formats.reading(folder).isEmpty());
	}

	private void assertReading(String expected, String name, String text) throws IOException {
		assertEquals(expected, formats.reading(Files.writeString(folder.resolve(name), text)).orElseThrow().id(), name);
	}
}
