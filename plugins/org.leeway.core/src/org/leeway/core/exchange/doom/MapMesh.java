package org.leeway.core.exchange.doom;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.arrangement.LineMesh;

/**
 * The mesh of a DOOM map, with the floors on which units can stand.
 *
 * @param lines the mesh in map units. The y axis points down
 * @param drops the number of lines that a unit can cross downwards but not upwards
 */
record MapMesh(SectorRanges ranges, LineMesh lines, int drops) {

	/** Limit for how many faulty positions a message lists. */
	private static final int PLACES = 3;

	/**
	 * Creates the mesh of a map.
	 *
	 * @throws MapProblem if making the mesh would need too much time
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

	/**
	 * Returns a message about broken sectors, with their positions: the outline of a sector is open, or a line names a wrong
	 * sector. Empty if no sector is broken.
	 */
	Optional<String> openSectors() {
		List<Point> places = lines.conflicts();
		if (places.isEmpty()) {
			return Optional.empty();
		}
		return Optional.of("sectors that are not closed, or lines that name wrong ones, at "
				+ places.stream().limit(PLACES).map(MapMesh::inMap).collect(Collectors.joining(" and "))
				+ (places.size() > PLACES ? " and " + (places.size() - PLACES) + " more places" : ""));
	}

	/** Formats a point in the coordinates of the map, whose y axis points up. */
	private static String inMap(Point place) {
		return Math.round(place.x()) + "," + Math.round(-place.y());
	}
}
