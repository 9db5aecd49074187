package org.leeway.pathing.navmesh.detour;

import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * The polygons of all tiles and the links between them, as they are in Detour when all tiles are loaded. Polygons and links
 * are numbered across all tiles. Immutable.
 */
public final class DetourGraph {

	private final DetourMesh mesh;
	/** The index of the first polygon of each tile, indexed by tile. The last entry is the number of all polygons. */
	private final int[] bases;
	/** The index of the first corner of each polygon, indexed by polygon. The last entry is the number of all corners. */
	private final int[] firstCorner;
	/** The index of the first link of each polygon, indexed by polygon. The last entry is the number of all links. */
	private final int[] firstLink;
	/** Indexed by corner: its x in Detour's units of length. */
	private final float[] xs;
	/** Indexed by corner: its z in Detour's units of length. Detour's z is y of the level. */
	private final float[] zs;
	/** The cost of a path of length 1 inside of each polygon, indexed by polygon. */
	private final float[] costs;
	/** Indexed by link: the polygon that it leads to. */
	private final int[] targets;
	/** Indexed by link: the link with the portal that Detour uses. Usually this is the same link, see {@link #portal(int)}. */
	private final int[] portals;
	/**
	 * The search node to which each link leads: a node of the target polygon, from 0 to 3, see {@link #state}. Indexed by link.
	 */
	private final byte[] states;
	/** Four numbers per link: x and z of the left end of its portal, then x and z of the right end. */
	private final float[] ends;

	/**
	 * Creates the graph of a mesh.
	 *
	 * @param speeds of terrains, for the costs of polygons. A game gets the same routes only if it sets the cost of each of
	 * Detour's areas accordingly
	 */
	public DetourGraph(DetourMesh mesh, TerrainSpeeds speeds) {
		this.mesh = mesh;
		this.bases = new int[mesh.tiles().size() + 1];
		int edges = 0;
		int rooms = 0;
		for (int tile = 0; tile < mesh.tiles().size(); tile++) {
			bases[tile + 1] = bases[tile] + mesh.tiles().get(tile).polygonCount();
			edges += mesh.tiles().get(tile).edgeCount();
			rooms += mesh.tiles().get(tile).linkRoom();
		}
		int polygons = bases[mesh.tiles().size()];
		this.firstCorner = new int[polygons + 1];
		this.firstLink = new int[polygons + 1];
		this.costs = new float[polygons];
		this.xs = new float[edges];
		this.zs = new float[edges];
		this.targets = new int[rooms];
		this.portals = new int[rooms];
		this.states = new byte[rooms];
		this.ends = new float[4 * rooms];
		DetourLinks links = new DetourLinks(mesh, bases);
		for (int tile = 0; tile < mesh.tiles().size(); tile++) {
			for (int polygon = 0; polygon < mesh.tiles().get(tile).polygonCount(); polygon++) {
				addCorners(mesh.tiles().get(tile), polygon, bases[tile] + polygon, speeds);
				addLinks(links.of(tile, polygon), bases[tile] + polygon);
			}
		}
	}

	private void addCorners(DetourTile tile, int polygon, int number, TerrainSpeeds speeds) {
		int first = firstCorner[number];
		for (int i = 0; i < tile.size(polygon); i++) {
			xs[first + i] = tile.x(tile.vertex(polygon, i));
			zs[first + i] = tile.z(tile.vertex(polygon, i));
		}
		firstCorner[number + 1] = first + tile.size(polygon);
		costs[number] = tile.terrain(polygon) == NavMesh.NONE ? 1 : (float) (1 / speeds.of(tile.terrain(polygon)));
	}

	private void addLinks(List<DetourLinks.Link> links, int number) {
		int first = firstLink[number];
		for (int i = 0; i < links.size(); i++) {
			DetourLinks.Link link = links.get(i);
			targets[first + i] = link.target();
			states[first + i] = (byte) (link.side() == DetourLinks.INSIDE ? 0 : link.side() / 2);
			portals[first + i] = portal(first, first + i);
			setEnds(first + i, link, firstCorner[number] + link.edge(),
					firstCorner[number] + (link.edge() + 1) % size(number));
		}
		firstLink[number + 1] = first + links.size();
	}

	/**
	 * Returns the first link of a polygon that has the same target as a given link. The result may be the given link. See
	 * {@link #portal(int)}.
	 *
	 * @param first the first link of the polygon
	 * @param link the given link, a link of the same polygon
	 */
	private int portal(int first, int link) {
		int portal = first;
		while (targets[portal] != targets[link]) {
			portal++;
		}
		return portal;
	}

	private void setEnds(int link, DetourLinks.Link limits, int from, int to) {
		float min = limits.min() * (1f / 255);
		float max = limits.max() * (1f / 255);
		ends[4 * link] = SinglePrecision.between(xs[from], xs[to], min);
		ends[4 * link + 1] = SinglePrecision.between(zs[from], zs[to], min);
		ends[4 * link + 2] = limits.isWhole() ? xs[to] : SinglePrecision.between(xs[from], xs[to], max);
		ends[4 * link + 3] = limits.isWhole() ? zs[to] : SinglePrecision.between(zs[from], zs[to], max);
	}

	public int polygonCount() {
		return costs.length;
	}

	/** Returns the number of links of all polygons. */
	public int linkCount() {
		return firstLink[costs.length];
	}

	/** Converts a length from cells to Detour's units. */
	float scaled(double cells) {
		return (float) (mesh.scale() * cells);
	}

	/** Converts a place from Detour's units of length to cells. */
	Point place(float x, float z) {
		return new Point(x / mesh.scale(), z / mesh.scale());
	}

	DetourMesh mesh() {
		return mesh;
	}

	/** Returns the number of the first polygon of a tile. */
	int base(int tile) {
		return bases[tile];
	}

	/** Returns the number of corners of a polygon. */
	int size(int polygon) {
		return firstCorner[polygon + 1] - firstCorner[polygon];
	}

	float x(int polygon, int corner) {
		return xs[firstCorner[polygon] + corner];
	}

	float z(int polygon, int corner) {
		return zs[firstCorner[polygon] + corner];
	}

	/** Returns the cost of a path of length 1 inside of a polygon. */
	float cost(int polygon) {
		return costs[polygon];
	}

	/** Returns the first link of a polygon. Its links are [firstLink(polygon), firstLink(polygon + 1)). */
	int firstLink(int polygon) {
		return firstLink[polygon];
	}

	int target(int link) {
		return targets[link];
	}

	/**
	 * Returns the link whose portal Detour uses for a given link. Usually this is the given link itself. But if a polygon has
	 * several links to the same target, Detour uses the portal of the first for all of them.
	 */
	int portal(int link) {
		return portals[link];
	}

	/**
	 * Returns the search node to which a link leads, from 0 to 3. Detour's search has four nodes for each polygon, so it may
	 * visit a polygon several times. A link inside of a tile leads to node 0 of the target polygon. A link from a side of a
	 * tile to another tile leads to node n / 2. Here, n is Detour's number of this side, such as {@link DetourTile#BOTTOM}.
	 */
	int state(int link) {
		return states[link];
	}

	float leftX(int portal) {
		return ends[4 * portal];
	}

	float leftZ(int portal) {
		return ends[4 * portal + 1];
	}

	float rightX(int portal) {
		return ends[4 * portal + 2];
	}

	float rightZ(int portal) {
		return ends[4 * portal + 3];
	}

	boolean contains(int polygon, float x, float z) {
		boolean isInside = false;
		int size = size(polygon);
		for (int i = 0; i < size; i++) {
			int j = i == 0 ? size - 1 : i - 1;
			float xi = x(polygon, i);
			float zi = z(polygon, i);
			float xj = x(polygon, j);
			float zj = z(polygon, j);
			if (zi > z != zj > z && x < (xj - xi) * (z - zi) / (zj - zi) + xi) {
				isInside = !isInside;
			}
		}
		return isInside;
	}

	/** Returns the place on a polygon's outline that is nearest to a given place, as an array of x and z. */
	float[] nearestOnOutline(int polygon, float x, float z) {
		float least = Float.MAX_VALUE;
		float[] nearest = {x, z};
		for (int i = 0; i < size(polygon); i++) {
			int next = (i + 1) % size(polygon);
			float px = x(polygon, i);
			float pz = z(polygon, i);
			float share = SinglePrecision.share(x, z, px, pz, x(polygon, next), z(polygon, next));
			float square = SinglePrecision.square(x, z, px, pz, x(polygon, next), z(polygon, next), share);
			if (square < least) {
				least = square;
				nearest[0] = SinglePrecision.between(px, x(polygon, next), share);
				nearest[1] = SinglePrecision.between(pz, z(polygon, next), share);
			}
		}
		return nearest;
	}

	/**
	 * Returns a given place if it is in a polygon, otherwise the nearest place on the polygon's outline. The result is an array
	 * of x and z.
	 */
	float[] clamped(int polygon, float x, float z) {
		return contains(polygon, x, z) ? new float[] {x, z} : nearestOnOutline(polygon, x, z);
	}
}
