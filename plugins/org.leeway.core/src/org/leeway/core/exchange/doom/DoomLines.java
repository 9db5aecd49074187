package org.leeway.core.exchange.doom;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.doom.DoomMap.Line;
import org.leeway.core.exchange.doom.DoomMap.Sector;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.arrangement.BorderLine;

/** The lines of a DOOM map, each with the terrains on both of its sides, and with a flag for walls. */
final class DoomLines {

	/** The terrain id of floors that do not hurt units. */
	static final int FLOOR = 0;
	/** The terrain id of floors that hurt units. */
	static final int DAMAGING = 1;
	/**
	 * Least special of a sector that is in Boom's format. A special is a number that says what happens in the sector, such as
	 * damage to units. In DOOM, each special stands for one effect. In Boom's format, each bit of the special stands for an
	 * effect.
	 */
	private static final int BOOM_BITS = 32;
	private static final int BOOM_DAMAGE = 0x60;

	private final DoomMap map;
	private final SectorRanges ranges;
	private final List<BorderLine> lines = new ArrayList<>();
	private int drops;

	private DoomLines(DoomMap map, SectorRanges ranges) {
		this.map = map;
		this.ranges = ranges;
	}

	/** Returns the lines of a map. Lengths are in map units, and the y axis points down. */
	static DoomLines of(DoomMap map, SectorRanges ranges) {
		DoomLines lines = new DoomLines(map, ranges);
		map.lines().forEach(lines::add);
		return lines;
	}

	List<BorderLine> lines() {
		return lines;
	}

	/** Returns how many lines a unit can only cross downwards. */
	int drops() {
		return drops;
	}

	private void add(Line line) {
		int right = terrain(line.right());
		int left = terrain(line.left());
		boolean passable = line.isTwoSided() && !line.isBlocking()
				&& (line.right() == line.left() || ranges.isPassable(line.right(), line.left()));
		if (!passable && right != NavMesh.NONE && left != NavMesh.NONE && !line.isBlocking()) {
			drops += ranges.fitsOpening(line.right(), line.left()) ? 1 : 0;
		}
		lines.add(new BorderLine(map.x(line.from()), -map.y(line.from()), map.x(line.to()), -map.y(line.to()), left, right,
				!passable));
	}

	/**
	 * Returns the terrain id of a sector. Returns {@link NavMesh#NONE} if there is no sector, or if the sector is too low for
	 * units.
	 */
	private int terrain(int sector) {
		return sector == DoomMap.NONE || !ranges.hasHeadroom(sector) ? NavMesh.NONE
				: isDamaging(map.sectors().get(sector)) ? DAMAGING : FLOOR;
	}

	private static boolean isDamaging(Sector sector) {
		return switch (sector.special()) {
		case 4, 5, 7, 11, 16 -> true;
		default -> sector.special() >= BOOM_BITS && (sector.special() & BOOM_DAMAGE) != 0;
		};
	}
}
