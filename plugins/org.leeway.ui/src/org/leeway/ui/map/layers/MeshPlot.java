package org.leeway.ui.map.layers;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntConsumer;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A mesh prepared for drawing at any zoom; made in the background. Edges are half-edges: each wall, and of each portal
 * the one with the smaller number. Immutable.
 */
public final class MeshPlot {

	/** A mesh without faces. */
	public static final MeshPlot EMPTY = new MeshPlot(NavMesh.EMPTY);

	/** The side of the squares in which two meshes are compared, in cells. */
	private static final int SQUARE = 32;
	private static final int MOST_SQUARES = 1 << 16;

	private final NavMesh mesh;
	private final Envelope area;
	private final int[] edges;
	private final DensityIndex edgeIndex;
	private final DensityIndex faceIndex;
	private final int side;
	private final int columns;
	/** By square a hash of the faces with their middle in it. */
	private final long[] hashes;
	/** By square, around the faces with their middle in it; null for none. */
	private final Envelope[] bounds;

	private MeshPlot(NavMesh mesh) {
		this.mesh = mesh;
		this.edges = edges(mesh);
		this.area = mesh.faceCount() == 0 ? new Envelope(0, 0, 0, 0) : area(mesh);
		double[] items = new double[3 * edges.length];
		for (int i = 0; i < edges.length; i++) {
			int a = mesh.origin(edges[i]);
			int b = mesh.target(edges[i]);
			items[3 * i] = (mesh.x(a) + mesh.x(b)) / 2;
			items[3 * i + 1] = (mesh.y(a) + mesh.y(b)) / 2;
			items[3 * i + 2] = Math.hypot(mesh.x(b) - mesh.x(a), mesh.y(b) - mesh.y(a));
		}
		this.edgeIndex = new DensityIndex(items, area);
		double[] faces = new double[3 * mesh.faceCount()];
		int longer = (int) Math.max(area.width(), area.height()) + 1;
		this.side = Math.max(SQUARE, (int) (longer / Math.sqrt(MOST_SQUARES)));
		this.columns = (int) area.width() / side + 1;
		this.hashes = new long[columns * ((int) area.height() / side + 1)];
		this.bounds = new Envelope[hashes.length];
		for (int face = 0; face < mesh.faceCount(); face++) {
			Envelope box = box(mesh, face);
			faces[3 * face] = (box.left() + box.right()) / 2;
			faces[3 * face + 1] = (box.top() + box.bottom()) / 2;
			faces[3 * face + 2] = Math.max(box.width(), box.height());
			int square = (int) (faces[3 * face + 1] - area.top()) / side * columns + (int) (faces[3 * face] - area.left()) / side;
			hashes[square] += hash(mesh, face);
			bounds[square] = bounds[square] == null ? box : bounds[square].union(box);
		}
		this.faceIndex = new DensityIndex(faces, area);
	}

	/** Prepares a mesh; takes a while for large ones. */
	public static MeshPlot of(NavMesh mesh) {
		return mesh.faceCount() == 0 ? EMPTY : new MeshPlot(mesh);
	}

	private static int[] edges(NavMesh mesh) {
		int[] edges = new int[mesh.edgeCount()];
		int count = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge) || edge < mesh.twin(edge)) {
				edges[count++] = edge;
			}
		}
		return Arrays.copyOf(edges, count);
	}

	private static Envelope area(NavMesh mesh) {
		Envelope area = box(mesh, 0);
		for (int face = 1; face < mesh.faceCount(); face++) {
			area = area.union(box(mesh, face));
		}
		return area;
	}

	static Envelope box(NavMesh mesh, int face) {
		double left = Double.POSITIVE_INFINITY;
		double top = Double.POSITIVE_INFINITY;
		double right = Double.NEGATIVE_INFINITY;
		double bottom = Double.NEGATIVE_INFINITY;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int vertex = mesh.origin(edge);
			left = Math.min(left, mesh.x(vertex));
			top = Math.min(top, mesh.y(vertex));
			right = Math.max(right, mesh.x(vertex));
			bottom = Math.max(bottom, mesh.y(vertex));
		}
		return new Envelope(left, top, right, bottom);
	}

	/** The same for the same places, walls and terrain in any order. */
	private static long hash(NavMesh mesh, int face) {
		long sum = mesh.terrain(face);
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			long place = Double.doubleToLongBits(mesh.x(mesh.origin(edge))) * 31
					+ Double.doubleToLongBits(mesh.y(mesh.origin(edge)));
			sum += mix(place * 31 + Double.doubleToLongBits(mesh.x(mesh.target(edge))) * 17
					+ Double.doubleToLongBits(mesh.y(mesh.target(edge))) + (mesh.isWall(edge) ? 7 : 0));
		}
		return mix(sum);
	}

	private static long mix(long bits) {
		long mixed = (bits ^ bits >>> 32) * 0x9E3779B97F4A7C15L;
		return mixed ^ mixed >>> 29;
	}

	public NavMesh mesh() {
		return mesh;
	}

	/** Around all faces. */
	public Envelope area() {
		return area;
	}

	/** Around all that looks different in another mesh; empty if both look the same. */
	Optional<Envelope> changedSince(MeshPlot other) {
		if (!area.equals(other.area)) {
			return Optional.of(area.union(other.area));
		}
		Envelope changed = null;
		for (int square = 0; square < hashes.length; square++) {
			if (hashes[square] != other.hashes[square]) {
				for (Envelope box : new Envelope[] {bounds[square], other.bounds[square]}) {
					changed = box == null ? changed : changed == null ? box : changed.union(box);
				}
			}
		}
		return Optional.ofNullable(changed);
	}

	/** The edges to draw in an area, see {@link DensityIndex#eachIn}. */
	void eachEdge(Envelope visible, double scale, double least, IntConsumer consumer) {
		if (edgeIndex.isSparse(scale)) {
			mesh.index().eachIn(visible, face -> {
				for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
					if (mesh.isWall(edge) || edge < mesh.twin(edge)
							|| !box(mesh, mesh.face(mesh.twin(edge))).intersects(visible)) {
						consumer.accept(edge);
					}
				}
			});
		} else {
			edgeIndex.eachIn(visible, scale, least, item -> consumer.accept(edges[item]));
		}
	}

	/** The faces to draw in an area. */
	void eachFace(Envelope visible, double scale, double least, IntConsumer consumer) {
		if (faceIndex.isSparse(scale)) {
			mesh.index().eachIn(visible, consumer);
		} else {
			faceIndex.eachIn(visible, scale, least, consumer);
		}
	}
}
