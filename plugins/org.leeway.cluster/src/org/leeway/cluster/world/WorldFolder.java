package org.leeway.cluster.world;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

import org.apache.hadoop.fs.Path;
import org.leeway.core.exchange.ImportNames;

/**
 * The output folders for a world: one folder for each agent. {@link BlockReach} writes one file for each tile into each folder. The
 * name of a file consists of the column and the row of its tile, such as {@code 3_5}. The user numbers the columns and rows, and
 * may begin with any number.
 *
 * @param agents the URI of each agent's folder, indexed by agent
 * @param firstColumn the user's number of the leftmost column of tiles
 * @param firstRow the user's number of the uppermost row of tiles
 */
record WorldFolder(List<String> agents, int firstColumn, int firstRow) implements Serializable {

	/** The folder of an agent. */
	record Agent(String uri, int firstColumn, int firstRow) {

		/** Returns the file of a tile. The column and the row of the tile count from 0. */
		Path file(int column, int row) {
			return new Path(new Path(uri), firstColumn + column + "_" + (firstRow + row) + "." + BlockReach.FORMAT);
		}
	}

	/**
	 * Returns the folders for agents with the given names. A folder has the name of its agent, but leading dots and
	 * characters that are unusual in file names become {@code _}. Long names are shortened, and equal names get a
	 * number.
	 */
	static WorldFolder of(Path folder, WorldTiles tiles, List<String> names) {
		return new WorldFolder(agents(folder, names), tiles.firstColumn(), tiles.firstRow());
	}

	static List<String> agents(Path folder, List<String> names) {
		List<String> agents = new ArrayList<>();
		for (String name : names) {
			String plain = name.replaceAll("[^\\p{L}\\p{N}_.-]", "_").replaceFirst("^\\.+", "_");
			String each = new Path(folder, ImportNames.shortened(plain)).toString();
			String unique = each;
			for (int number = agents.size() + 1; agents.contains(unique); number++) {
				unique = each + "-" + number;
			}
			agents.add(unique);
		}
		return agents;
	}

	Agent agent(int number) {
		return new Agent(agents.get(number), firstColumn, firstRow);
	}
}
