package org.leeway.core.exchange.npy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.zip.ZipInputStream;

import org.junit.jupiter.api.Test;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.fixtures.Layers;
import org.leeway.core.fixtures.Pictures;

class NpzExporterTest {

	@Test
	void holdsTheArrayUnderTheNameOfTheLayer() throws IOException {
		RasterContent export = Layers.clearance(Pictures.ISLAND);
		ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(Layers.write(new NpzExporter(), export)));
		assertEquals("clearance.npy", zip.getNextEntry().getName());
		assertArrayEquals(Layers.write(new NpyExporter(), export), zip.readAllBytes());
		assertNull(zip.getNextEntry());
	}

	@Test
	void isSmallAndTheSameEachTime() throws IOException {
		RasterContent export = Layers.clearance((".".repeat(300) + "\n").repeat(300));
		byte[] bytes = Layers.write(new NpzExporter(), export);
		assertTrue(bytes.length < 300 * 300 / 10, bytes.length + " bytes");
		assertArrayEquals(bytes, Layers.write(new NpzExporter(), export));
	}
}
