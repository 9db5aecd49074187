package org.leeway.core.exchange.doom;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.arrangement.LineMesh;

/**
 * The floors of a map on which units stand.
 *
 * @param lines the mesh in map units, with y down
 * @param drops the number of lines that a unit can go down but not up
 */
record MapMesh(SectorRanges ranges, LineMesh lines, int drops) {

	/**
	 * Makes the mesh of a map.
	 *
	 * @throws MapProblem if that is not possible
	 */
	static MapMesh of(DoomMap map, Progress progress) throws MapProblem {
		SectorRanges ranges = SectorRanges.of(map);
		DoomLines lines = DoomLines.of(map, ranges);
		try {
			LineMesh mesh = LineMesh.of(lines.lines(), progress);
			return new MapMesh(ranges, mesh, lines.drops());
		} catch (IllegalArgumentException tooMuch) {
			throw new MapProblem("is too much work: " + tooMuch.getMessage());
		}
	}
}
