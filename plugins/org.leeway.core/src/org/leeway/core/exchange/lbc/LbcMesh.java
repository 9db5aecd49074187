package org.leeway.core.exchange.lbc;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.IntConsumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.clearance.CutMesh;

/**
 * The bytes of a navigation mesh in a file. The header of the file has a record of fixed length for the mesh. The lists of its
 * vertices, edges, rooms and faces stand behind all layers. A room is an area between narrow gaps, see {@link CutMesh}.
 */
final class LbcMesh {

	/** The length of a record, in bytes. */
	static final int RECORD = 80;

	private static final int VERTEX = 16;
	private static final int EDGE = 16;
	private static final int ROOM = 16;
	private static final int FACE = 8;
	/** The number of vertices for which the output buffer has room. */
	private static final int BLOCK = 4096;

	private final CutMesh mesh;
	private final FaceBuckets buckets;

	LbcMesh(CutMesh mesh) {
		this.mesh = mesh;
		this.buckets = new FaceBuckets(mesh);
	}

	/** Returns the length of the part in bytes. */
	long length() {
		return (long) VERTEX * mesh.vertexCount() + (long) EDGE * mesh.edgeCount() + (long) ROOM * mesh.roomCount()
				+ FACE * (mesh.faceCount() + 1L) + 4L * (buckets.starts().length + buckets.faces().length);
	}

	/**
	 * Writes the mesh's record into the header.
	 *
	 * @param offset of the mesh's lists in the file, which {@link #write} writes
	 */
	void writeRecord(ByteBuffer header, long offset) {
		header.putLong(offset).putLong(length());
		header.putInt(mesh.vertexCount()).putInt(mesh.edgeCount()).putInt(mesh.roomCount()).putInt(mesh.faceCount());
		header.putDouble(buckets.left()).putDouble(buckets.top()).putDouble(buckets.side());
		header.putInt(buckets.columns()).putInt(buckets.rows()).putInt(buckets.faces().length);
		header.put(new byte[12]);
	}

	/** Writes the mesh's lists, as {@code docs/lbc.md} describes them. */
	void write(OutputStream out, Progress progress) throws IOException {
		Items items = new Items(out, progress);
		items.write(mesh.vertexCount(), i -> items.putDouble(mesh.x(i)).putDouble(mesh.y(i)));
		items.write(mesh.edgeCount(), i -> items.putInt(mesh.origin(i)).putInt(mesh.across(i)).putDouble(mesh.width(i)));
		items.write(mesh.roomCount(), i -> items.putDouble(mesh.exit(i)).putInt(mesh.parent(i)).putInt(0));
		items.write(mesh.faceCount(), i -> items.putInt(mesh.firstEdge(i)).putInt(mesh.room(i)));
		items.write(1, i -> items.putInt(mesh.edgeCount()).putInt(0));
		items.write(buckets.starts().length, i -> items.putInt(buckets.starts()[i]));
		items.write(buckets.faces().length, i -> items.putInt(buckets.faces()[i]));
	}

	/**
	 * A buffer for the parts of a mesh, such as its vertices or edges. The buffer is written to the file before it could
	 * overflow.
	 */
	private static final class Items {

		private final OutputStream out;
		private final Progress progress;
		private final ByteBuffer buffer = ByteBuffer.allocate(BLOCK * VERTEX).order(ByteOrder.LITTLE_ENDIAN);

		private Items(OutputStream out, Progress progress) {
			this.out = out;
			this.progress = progress;
		}

		private Items putInt(int value) {
			buffer.putInt(value);
			return this;
		}

		private Items putDouble(double value) {
			buffer.putDouble(value);
			return this;
		}

		private void write(int count, IntConsumer item) throws IOException {
			for (int i = 0; i < count; i++) {
				item.accept(i);
				if (buffer.remaining() < VERTEX) {
					flush();
				}
			}
			flush();
		}

		private void flush() throws IOException {
			progress.check();
			out.write(buffer.array(), 0, buffer.position());
			buffer.clear();
		}
	}
}
