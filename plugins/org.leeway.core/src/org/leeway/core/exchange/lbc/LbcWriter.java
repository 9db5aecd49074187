package org.leeway.core.exchange.lbc;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;

import org.leeway.core.files.AtomicFile;
import org.leeway.pathing.Progress;

/**
 * A writer of a Leeway Binary Clearance file. The file has a header, then the index and the bits of each layer, then
 * the meshes. At the end is a checksum of everything except the header.
 */
final class LbcWriter implements AtomicFile.Content {

	private final byte[] header;
	private final List<PackedTiles> tiles;
	private final List<LbcMesh> meshes;
	private final Progress progress;

	/**
	 * Creates a writer. Reads the layers once to compute the header. {@link #writeTo} then writes the file.
	 *
	 * @throws IOException if the format cannot hold the content
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	LbcWriter(LbcContent content, Progress progress) throws IOException {
		this.tiles = new ArrayList<>();
		for (LbcContent.Layer layer : content.layers()) {
			tiles.add(new PackedTiles(layer.values(), quiet(progress)));
		}
		this.meshes = content.meshes().stream().map(LbcMesh::new).toList();
		this.header = LbcHeader.of(content, tiles, meshes);
		this.progress = progress;
	}

	/** Returns a progress that is cancelled when {@code progress} is cancelled, but that reports no work. */
	static Progress quiet(Progress progress) {
		return new Progress() {

			@Override
			public void worked(int units) {
				// reports nothing: several passes read each row of the map, but only one pass reports the row as work. This
				// pass writes the bits of the first layer
			}

			@Override
			public boolean cancelled() {
				return progress.cancelled();
			}
		};
	}

	@Override
	public void writeTo(OutputStream out) throws IOException {
		out.write(header);
		CheckedOutputStream data = new CheckedOutputStream(out, new CRC32());
		for (int i = 0; i < tiles.size(); i++) {
			tiles.get(i).writeIndex(data);
			pad(data, tiles.get(i).indexLength());
			tiles.get(i).writeData(data, i == 0 ? progress : quiet(progress));
		}
		for (LbcMesh mesh : meshes) {
			mesh.write(data, progress);
			pad(data, mesh.length());
		}
		out.write(ByteBuffer.allocate(LbcHeader.CHECKSUM).order(ByteOrder.LITTLE_ENDIAN)
				.putInt((int) data.getChecksum().getValue()).array());
	}

	private static void pad(OutputStream out, long written) throws IOException {
		out.write(new byte[(int) (LbcHeader.align(written) - written)]);
	}
}
