package org.leeway.core.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;

class FormatsTest {

	private final Formats formats = Formats.registered();

	@Test
	void listsTheFormatsOfLevels() {
		assertEquals(List.of("leeway", "map"), formats.levels().stream().map(LevelFormat::extension).toList());
		for (LevelFormat format : formats.levels()) {
			assertTrue(format.isReadable() && format.isWritable(), format.name());
			format.reader().get().get();
			format.writer().get().get();
		}
	}

	@Test
	void listsTheFormatsOfLayers() {
		assertEquals(List.of("csv", "json", "npy", "npz", "png"), formats.layers().stream().map(LayerFormat::name).toList());
		formats.layers().forEach(format -> format.exporter().get());
		assertEquals(List.of("npy", "npz", "png"),
				formats.layers().stream().filter(LayerFormat::binary).map(LayerFormat::name).toList());
		assertEquals(List.of("png"),
				formats.layers().stream().filter(LayerFormat::legend).map(LayerFormat::name).toList());
	}

	@Test
	void listsTheFormatsOfTangentGraphs() {
		assertEquals(List.of("geojson"), formats.features().stream().map(FeatureFormat::name).toList());
		formats.features().forEach(format -> format.exporter().get());
		assertEquals("GeoJSON", formats.featureFormat("geojson").orElseThrow().label());
		assertTrue(formats.featureFormat("json").isEmpty());
	}

	@Test
	void findsTheFormatOfAFile() {
		assertEquals("map", formats.levelFormat(Path.of("a/b.MAP")).orElseThrow().extension());
		assertEquals("leeway", formats.levelFormat(Path.of("a.map.leeway")).orElseThrow().extension());
		for (String other : List.of("map", "a.map.txt", "amap", "", "/")) {
			assertTrue(formats.levelFormat(Path.of(other)).isEmpty(), other);
		}
	}

	@Test
	void findsTheFormatOfALayer() {
		assertEquals("npy", formats.layerFormat("npy").orElseThrow().name());
		assertTrue(formats.layerFormat("NPY").isEmpty());
	}
}
