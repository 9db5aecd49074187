package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * The numbers of the terrains in the merged level. If one side changed the number of a terrain, the terrain gets the changed
 * number. If both sides changed it, the terrain gets the smaller number. Otherwise it keeps the number of the base. Only one
 * terrain can get a number: first terrains that both sides have, then by alphabet. The other terrains get free numbers.
 *
 * @param ids the number of each terrain, indexed by its triple
 * @param tables indexed by the id of a terrain in a version: its number in the merged level
 */
record TerrainIds(int[] ids, Versions<int[]> tables) {

	private static final int NO_ID = TerrainGrid.TERRAINS;

	/**
	 * Numbers terrains.
	 *
	 * @throws MergeException if the three levels have more than 256 terrains together
	 */
	static TerrainIds of(Triples terrains, Versions<Level> levels) throws MergeException {
		int count = terrains.all().size();
		if (count > TerrainGrid.TERRAINS) {
			throw new MergeException("the three levels have " + count + " terrains together, expected at most "
					+ TerrainGrid.TERRAINS);
		}
		int[] base = wanted(levels.base(), terrains.base(), count);
		int[] ours = wanted(levels.ours(), terrains.ours(), count);
		int[] theirs = wanted(levels.theirs(), terrains.theirs(), count);
		int[] wanted = IntStream.range(0, count).map(i -> merged(base[i], ours[i], theirs[i])).toArray();
		int[] ids = unique(wanted, terrains.all());
		return new TerrainIds(ids, new Versions<>(table(levels.base(), terrains.base(), ids),
				table(levels.ours(), terrains.ours(), ids), table(levels.theirs(), terrains.theirs(), ids)));
	}

	private static int[] wanted(Level level, List<Integer> triples, int count) {
		int[] ids = new int[count];
		Arrays.fill(ids, NO_ID);
		for (int i = 0; i < triples.size(); i++) {
			ids[triples.get(i)] = level.getTerrainTypes().get(i).getId();
		}
		return ids;
	}

	private static int merged(int base, int ours, int theirs) {
		if (ours == NO_ID || theirs == NO_ID) {
			return ours != NO_ID ? ours : theirs != NO_ID ? theirs : base;
		}
		return ours == base ? theirs : theirs == base ? ours : Math.min(ours, theirs);
	}

	private static int[] unique(int[] wanted, List<Triple> terrains) {
		List<Integer> order = new ArrayList<>(IntStream.range(0, wanted.length).boxed().toList());
		// number the terrains of both sides first. So terrains that one side has removed cannot take their numbers
		order.sort(Comparator.<Integer>comparingInt(i -> rank(terrains.get(i))).thenComparing(i -> name(terrains.get(i))));
		int[] ids = new int[wanted.length];
		boolean[] taken = new boolean[TerrainGrid.TERRAINS];
		List<Integer> later = new ArrayList<>();
		for (int i : order) {
			if (taken[wanted[i]]) {
				later.add(i);
			} else {
				taken[wanted[i]] = true;
				ids[i] = wanted[i];
			}
		}
		int free = 0;
		for (int i : later) {
			while (taken[free]) {
				free++;
			}
			taken[free] = true;
			ids[i] = free;
		}
		return ids;
	}

	private static String name(Triple terrain) {
		return (terrain.base() == null ? terrain.any() : terrain.base()).name();
	}

	private static int rank(Triple terrain) {
		boolean isOnBoth = terrain.ours() != null && terrain.theirs() != null;
		return isOnBoth ? 0 : terrain.base() == null ? 1 : 2;
	}

	private static int[] table(Level level, List<Integer> triples, int[] ids) {
		int[] table = IntStream.range(0, TerrainGrid.TERRAINS).toArray();
		for (int i = 0; i < triples.size(); i++) {
			TerrainType terrain = level.getTerrainTypes().get(i);
			table[terrain.getId()] = ids[triples.get(i)];
		}
		return table;
	}

	/**
	 * Returns a copy of a mesh in which the terrains have their numbers in the merged level. Returns the same object if no
	 * number differs.
	 *
	 * @param mesh a mesh of the base, of our side or of their side
	 * @param table the element of {@link #tables} for the level of the mesh
	 */
	static PolygonMesh renumbered(PolygonMesh mesh, int[] table) {
		short[] terrains = new short[mesh.polygonCount()];
		boolean changes = false;
		for (int i = 0; i < terrains.length; i++) {
			int old = mesh.terrain(i);
			terrains[i] = (short) (old == NavMesh.NONE ? old : table[old]);
			changes |= terrains[i] != old;
		}
		return changes ? Meshes.of(mesh, terrains) : mesh;
	}
}
