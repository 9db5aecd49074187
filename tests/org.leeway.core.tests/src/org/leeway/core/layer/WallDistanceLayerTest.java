package org.leeway.core.layer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.fixtures.Pictures;
import org.leeway.pathing.Progress;

class WallDistanceLayerTest {

	private static final String ROOM = """
			.....
			.....
			.@...
			""";

	private static RasterContent room() {
		LayerQuery query = LayerQuery.of(LevelAnalysis.of(Pictures.level(ROOM), Progress.NONE)).with(Pictures.LAND);
		return RasterContent.of(Layers.raster("wall-distance"), query, Progress.NONE).orElseThrow();
	}

	private static byte[] write(String format) throws IOException {
		RasterExporter exporter = Formats.registered().byId(format).orElseThrow().exporter(RasterExporter.class).orElseThrow();
		return org.leeway.core.fixtures.Layers.write(exporter, room());
	}

	@Test
	void isListedWhereLayersAre() {
		assertTrue(Layers.exported().contains(Layers.raster("wall-distance")));
		assertTrue(Layers.overlays().contains(Layers.raster("wall-distance")));
	}

	@Test
	void exportsExactDistances() throws IOException {
		assertEquals("0.5,0.5,0.5,0.5,0.5\r\n0.5,0.5,%s,1.5,0.5\r\n0.5,0.0,0.5,0.5,0.5\r\n".formatted(Math.sqrt(0.5)),
				new String(write("csv"), StandardCharsets.US_ASCII));
		assertTrue(new String(write("json"), StandardCharsets.UTF_8).contains("\n[0.5,0.0,0.5,0.5,0.5]"));
		byte[] npy = write("npy");
		assertTrue(new String(npy, StandardCharsets.ISO_8859_1).contains("'descr': '<f8'"));
		ByteBuffer data = ByteBuffer.wrap(npy, npy.length - 15 * Double.BYTES, 15 * Double.BYTES)
				.order(ByteOrder.LITTLE_ENDIAN);
		double[] values = new double[15];
		data.asDoubleBuffer().get(values);
		assertArrayEquals(new double[] {0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, Math.sqrt(0.5), 1.5, 0.5, 0.5, 0, 0.5, 0.5, 0.5},
				values);
	}

	@Test
	void isColouredAndLabelledByTheDistance() {
		OverlayLayer layer = room().layer();
		assertArrayEquals(new String[] {"0.5", "", "0.5", "0.5", "0.5"}, layer.texts(0, 2, 5));
		assertArrayEquals(new String[] {"0.5", "0.5", "0.7", "1.5", "0.5"}, layer.texts(0, 1, 5));
		assertEquals(0, layer.value(1, 2));
		assertEquals(1, layer.value(2, 1), "rounded up");
		assertEquals(2, layer.value(3, 1), "rounded up");
		assertEquals("blocked", layer.legend().getFirst().label());
	}
}
