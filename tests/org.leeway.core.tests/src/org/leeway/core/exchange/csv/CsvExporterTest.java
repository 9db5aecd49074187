package org.leeway.core.exchange.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.fixtures.Layers;
import org.leeway.core.fixtures.Pictures;

class CsvExporterTest {

	@Test
	void writesALineARow() throws IOException {
		assertEquals("2,2,2,2,1,0,2,1\r\n2,1,1,1,1,0,1,1\r\n2,1,0,0,0,0,0,0\r\n2,2,2,2,2,2,2,1\r\n1,1,1,1,1,1,1,1\r\n",
				write(Layers.clearance(Pictures.ISLAND)));
	}

	@Test
	void oneCellIsOneNumber() throws IOException {
		assertEquals("4\r\n", write(Layers.terrain("@\n")));
	}

	private static String write(RasterContent export) throws IOException {
		return new String(Layers.write(new CsvExporter(), export), StandardCharsets.US_ASCII);
	}
}
