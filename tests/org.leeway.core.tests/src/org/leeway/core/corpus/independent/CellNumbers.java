package org.leeway.core.corpus.independent;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;

import org.w3c.dom.Element;

/**
 * The numbers of the tiles of a layer, or of a chunk of an infinite layer.
 *
 * @param left column of the first cell
 * @param top row of the first cell
 * @param numbers row-major
 */
record CellNumbers(int left, int top, int width, int[] numbers) {

	/**
	 * Returns the tile numbers of a layer. An infinite layer has one part for each of its chunks. Any other layer has a single
	 * part.
	 */
	static List<CellNumbers> of(Element layer, int mapWidth) throws IOException, NotComparedException {
		List<CellNumbers> parts = new ArrayList<>();
		for (Element data : MapDom.children(layer, "data")) {
			List<Element> chunks = MapDom.children(data, "chunk");
			for (Element chunk : chunks) {
				parts.add(new CellNumbers(MapDom.whole(chunk, "x"), MapDom.whole(chunk, "y"), MapDom.whole(chunk, "width"),
						numbers(data, chunk)));
			}
			if (chunks.isEmpty()) {
				parts.add(new CellNumbers(0, 0, (int) MapDom.number(layer, "width", mapWidth), numbers(data, data)));
			}
		}
		return parts;
	}

	private static int[] numbers(Element data, Element source) throws IOException, NotComparedException {
		switch (data.getAttribute("encoding")) {
		case "":
			return MapDom.children(source, "tile").stream().mapToInt(tile -> (int) (long) MapDom.number(tile, "gid", 0)).toArray();
		case "csv":
			return Arrays.stream(source.getTextContent().split(",")).map(String::strip).filter(text -> !text.isEmpty())
					.mapToInt(text -> (int) Long.parseLong(text)).toArray();
		default:
			return unpacked(data.getAttribute("compression"), Base64.getMimeDecoder().decode(source.getTextContent().strip()));
		}
	}

	private static int[] unpacked(String compression, byte[] bytes) throws IOException, NotComparedException {
		InputStream in = new ByteArrayInputStream(bytes);
		byte[] plain = switch (compression) {
		case "" -> bytes;
		case "zlib" -> new InflaterInputStream(in).readAllBytes();
		case "gzip" -> new GZIPInputStream(in).readAllBytes();
		default -> throw new NotComparedException("cells compressed with " + compression);
		};
		IntBuffer buffer = ByteBuffer.wrap(plain).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
		int[] numbers = new int[buffer.remaining()];
		buffer.get(numbers);
		return numbers;
	}
}
