package org.leeway.core.exchange.lbc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * A writer of a file in the format of docs/lbc.md, for tests. Tests can set each field to a value that breaks the rules
 * of the format. The checksums of the written file are right nevertheless. If no field is set, the file is a valid map
 * of one cell. Each layer then has one index entry and no bits. Each agent then has size 1 and radius 0.5, and each
 * text is empty.
 */
final class LbcFile {

	private static final int BLOCK = 32;
	private static final int LAYERS_AT = 64;
	private static final int LAYER = 80;
	private static final int AGENT = 24;
	private static final int TERRAIN = 8;

	private final int layers;
	private final int agents;
	private final int header;
	private final ByteBuffer bytes;

	/**
	 * Creates a file.
	 *
	 * @param layers number of layers
	 * @param agents number of agents
	 * @param terrains number of terrains
	 * @param text number of bytes in the area of the texts
	 */
	LbcFile(int layers, int agents, int terrains, int text) {
		this.layers = layers;
		this.agents = agents;
		int texts = LAYERS_AT + LAYER * layers + AGENT * agents + TERRAIN * terrains;
		this.header = (texts + text + Integer.BYTES + BLOCK - 1) / BLOCK * BLOCK;
		this.bytes = ByteBuffer.allocate(header + BLOCK * layers + Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
		bytes.putInt(0, 0x1A43424C).putShort(4, (short) 1).putInt(8, 1).putInt(12, 1).putDouble(16, 1);
		bytes.putLong(24, bytes.capacity()).putInt(32, header).putInt(36, texts);
		bytes.putShort(40, (short) layers).putShort(42, (short) agents).putShort(44, (short) terrains).put(46, (byte) 4);
		for (int i = 0; i < layers; i++) {
			bytes.putLong(layer(i), index(i)).putLong(layer(i) + 8, index(i + 1));
		}
		for (int i = 0; i < agents; i++) {
			bytes.putInt(agent(i) + 8, 1).putDouble(agent(i) + 16, 0.5);
		}
		Arrays.fill(bytes.array(), texts, texts + text, (byte) 'a');
	}

	/** Returns the offset of the record of a layer. */
	int layer(int i) {
		return LAYERS_AT + LAYER * i;
	}

	int agent(int i) {
		return layer(layers) + AGENT * i;
	}

	int terrain(int i) {
		return agent(agents) + TERRAIN * i;
	}

	/** Returns the offset of the index table of layer {@code i}. */
	int index(int i) {
		return header + BLOCK * i;
	}

	LbcFile putInt(int at, int value) {
		bytes.putInt(at, value);
		return this;
	}

	LbcFile putLong(int at, long value) {
		bytes.putLong(at, value);
		return this;
	}

	LbcFile putDouble(int at, double value) {
		bytes.putDouble(at, value);
		return this;
	}

	LbcFile putText(int at, int from, int length) {
		return putInt(at, from).putInt(at + 4, length);
	}

	/** Returns the bytes of the file, with correct checksums. */
	byte[] signed() {
		return sign(bytes.array(), header);
	}

	/**
	 * Writes correct checksums into the bytes of a file, and returns the bytes.
	 *
	 * @param header the length of the header, which must not exceed the file
	 */
	static byte[] sign(byte[] file, int header) {
		sign(file, 0, header);
		return sign(file, header, file.length);
	}

	private static byte[] sign(byte[] file, int from, int to) {
		CRC32 crc = new CRC32();
		crc.update(file, from, to - Integer.BYTES - from);
		ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(to - Integer.BYTES, (int) crc.getValue());
		return file;
	}
}
