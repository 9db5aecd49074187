package org.leeway.core.exchange.lbc;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;

import org.leeway.core.layer.Anchor;
import org.leeway.pathing.world.Diagonals;

/**
 * The header of a Leeway Binary Clearance file. The index of the first layer follows directly after the header. Only files with
 * meshes have a newer version than 1, so that older readers can read all other files. {@code docs/lbc.md} lists the offsets.
 */
final class LbcHeader {

	static final int ALIGNMENT = PackedTiles.BLOCK;
	static final int CHECKSUM = 4;

	private static final byte[] MAGIC = {'L', 'B', 'C', 0x1A};
	private static final short VERSION = 1;
	private static final short VERSION_WITH_MESHES = 2;
	private static final int FIXED = 64;
	private static final int LAYER = 80;
	private static final int CAPABILITY = 48;
	private static final int UNIT = 24;
	private static final int TERRAIN = 8;
	private static final int MOST = 0xFFFF;
	/**
	 * Limit for the sum of the lengths of all texts, in bytes. A text that is used twice counts twice, because readers
	 * make a string for each use.
	 */
	private static final long MOST_TEXT = 1 << 24;

	private final LbcContent content;
	private final ByteArrayOutputStream texts = new ByteArrayOutputStream();
	private final Map<String, Integer> known = new LinkedHashMap<>();

	private LbcHeader(LbcContent content) {
		this.content = content;
	}

	/**
	 * Makes the header of a file.
	 *
	 * @param tiles the packed values of the layers, in the order of the layers
	 * @param meshes the meshes, in the order of the layers
	 * @throws IOException if there are more layers, agents or texts than a file can hold
	 */
	static byte[] of(LbcContent content, List<PackedTiles> tiles, List<LbcMesh> meshes) throws IOException {
		if (content.units().size() > MOST || content.layers().size() > MOST) {
			throw new IOException("more than " + MOST + " agents, which is the most that a file of this format holds");
		}
		return new LbcHeader(content).make(tiles, meshes);
	}

	private byte[] make(List<PackedTiles> tiles, List<LbcMesh> meshes) throws IOException {
		long text = addTexts();
		if (text > MOST_TEXT) {
			throw new IOException("names of " + text + " bytes together, but a file of this format holds at most "
					+ MOST_TEXT);
		}
		int textsAt = FIXED + LAYER * content.layers().size() + UNIT * content.units().size()
				+ TERRAIN * content.terrains().size() + LbcMesh.RECORD * meshes.size();
		int length = (int) align(textsAt + texts.size() + CHECKSUM);
		ByteBuffer header = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
		header.position(FIXED);
		long end = layers(header, length, tiles);
		content.units().forEach(unit -> {
			text(header, unit.name());
			header.putInt(unit.size()).putInt(unit.layer()).putDouble(unit.radius());
		});
		content.terrains().forEach(name -> text(header, name));
		for (LbcMesh mesh : meshes) {
			mesh.writeRecord(header, end);
			end = align(end + mesh.length());
		}
		header.put(texts.toByteArray());
		fixed(header, end + CHECKSUM, length, textsAt);
		CRC32 crc = new CRC32();
		crc.update(header.array(), 0, length - CHECKSUM);
		return header.putInt(length - CHECKSUM, (int) crc.getValue()).array();
	}

	/** Rounds an offset up to the next offset where a part of the file may begin. */
	static long align(long offset) {
		return (offset + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
	}

	private void fixed(ByteBuffer header, long fileLength, int length, int textsAt) {
		header.position(0);
		boolean hasMeshes = !content.meshes().isEmpty();
		header.put(MAGIC).putShort(hasMeshes ? VERSION_WITH_MESHES : VERSION).putShort((short) 0);
		header.putInt(content.width()).putInt(content.height()).putDouble(content.cellScale());
		header.putLong(fileLength).putInt(length).putInt(textsAt);
		header.putShort((short) content.layers().size()).putShort((short) content.units().size());
		header.putShort((short) content.terrains().size()).put((byte) PackedTiles.SHIFT);
		header.put(code(content.diagonals())).putShort((short) content.meshes().size());
	}

	/**
	 * Writes a record for each layer into the header. The record says where the layer's index and data are in the file.
	 * Returns the offset of the first byte after all layers, rounded up to a multiple of {@link #ALIGNMENT}.
	 *
	 * @param length the length of the header, in bytes
	 */
	private long layers(ByteBuffer header, int length, List<PackedTiles> tiles) {
		long at = length;
		for (int i = 0; i < tiles.size(); i++) {
			LbcContent.Layer layer = content.layers().get(i);
			long data = align(at + tiles.get(i).indexLength());
			header.putLong(at).putLong(data).putLong(tiles.get(i).dataLength()).putInt(tiles.get(i).greatest());
			header.put((byte) (layer.hasAnchor() ? code(layer.values().anchor()) : 0)).put(new byte[3]);
			text(header, layer.values().kind().id());
			text(header, layer.values().kind().metric());
			byte[] terrains = new byte[LAYER - CAPABILITY];
			for (String terrain : layer.capability()) {
				int bit = content.terrains().indexOf(terrain);
				terrains[bit >> 3] |= (byte) (1 << (bit & 7));
			}
			header.put(terrains);
			at = align(data + tiles.get(i).dataLength());
		}
		return at;
	}

	private static int code(Anchor anchor) {
		return switch (anchor) {
		case TOP_LEFT -> 1;
		case COVERING -> 2;
		case CENTRE -> 3;
		};
	}

	private static byte code(Diagonals diagonals) {
		return switch (diagonals) {
		case NEVER -> 0;
		case ONE -> 1;
		case ALWAYS -> 2;
		case STRAIGHT -> 3;
		};
	}

	/**
	 * Adds the names and all other texts of the content to {@link #texts}. Returns the sum of the lengths in bytes. A text that
	 * is used twice is added once, but counts twice.
	 */
	private long addTexts() {
		Stream<String> names = Stream.concat(content.terrains().stream(), content.units().stream().map(LbcContent.Unit::name));
		Stream<String> kinds = content.layers().stream().map(layer -> layer.values().kind())
				.flatMap(kind -> Stream.of(kind.id(), kind.metric()));
		return Stream.concat(names, kinds).mapToLong(this::add).sum();
	}

	/** Adds a text to the texts of the header, unless it has been added already. Returns the length of the text in bytes. */
	private int add(String text) {
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		known.computeIfAbsent(text, none -> {
			int at = texts.size();
			texts.writeBytes(bytes);
			return at;
		});
		return bytes.length;
	}

	private void text(ByteBuffer header, String text) {
		header.putInt(known.get(text)).putInt(text.getBytes(StandardCharsets.UTF_8).length);
	}
}
