package org.leeway.core.level.packed;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * Conversion of a mesh to numbers and back. A mesh as text would need more space. Live pages would also need a parser for the
 * text.
 */
final class PackedMesh {

	private PackedMesh() {
	}

	static void write(PolygonMesh mesh, DataOutput out) throws IOException {
		out.writeInt(mesh.vertexCount());
		for (int i = 0; i < mesh.vertexCount(); i++) {
			out.writeDouble(mesh.x(i));
			out.writeDouble(mesh.y(i));
		}
		out.writeInt(mesh.polygonCount());
		for (int i = 0; i < mesh.polygonCount(); i++) {
			out.writeShort(mesh.terrain(i));
			out.writeInt(mesh.size(i));
			for (int vertex : mesh.polygon(i)) {
				out.writeInt(vertex);
			}
		}
		out.writeInt(mesh.wallCount());
		for (int i = 0; i < mesh.wallCount(); i++) {
			out.writeInt(mesh.wallFrom(i));
			out.writeInt(mesh.wallTo(i));
		}
	}

	static PolygonMesh read(DataInput in) throws IOException {
		double[] xy = new double[2 * in.readInt()];
		for (int i = 0; i < xy.length; i++) {
			xy[i] = in.readDouble();
		}
		short[] terrains = new short[in.readInt()];
		List<int[]> polygons = new ArrayList<>();
		for (int i = 0; i < terrains.length; i++) {
			terrains[i] = in.readShort();
			polygons.add(vertices(in, in.readInt()));
		}
		List<int[]> walls = new ArrayList<>();
		for (int left = in.readInt(); left > 0; left--) {
			walls.add(vertices(in, 2));
		}
		return PolygonMesh.of(xy, polygons, terrains, walls);
	}

	private static int[] vertices(DataInput in, int count) throws IOException {
		int[] vertices = new int[count];
		for (int i = 0; i < count; i++) {
			vertices[i] = in.readInt();
		}
		return vertices;
	}
}
