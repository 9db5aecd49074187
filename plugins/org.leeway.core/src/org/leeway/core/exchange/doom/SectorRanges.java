package org.leeway.core.exchange.doom;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

import org.leeway.core.exchange.doom.DoomMap.Line;
import org.leeway.core.exchange.doom.DoomMap.Sector;

/**
 * The heights that floors and ceilings of sectors can have. A floor that moves has a lowest and a highest height. Doors count
 * as open. A unit counts as able to pass between two sectors if there is a height of each at which it can pass.
 */
final class SectorRanges {

	/** The largest height of a step that a unit can climb, in map units. */
	static final int STEP = 24;
	/** The height of a unit, in map units. */
	static final int HEADROOM = 56;
	/** Distance, in map units, from the ceiling of an open door up to the lowest ceiling of a neighbouring sector. */
	private static final int DOOR_GAP = 4;

	/**
	 * An action that moves the floor or the ceiling of sectors.
	 *
	 * @param target the index of the sector to move, or the tag of all sectors to move
	 */
	private record Move(int target, LineSpecial special) {
	}

	private final DoomMap map;
	private final int[] lowest;
	private final int[] highest;
	private final int[] ceilings;
	/** Indexed by sector: the other sectors that share a line with the sector. */
	private final List<List<Sector>> neighbours = new ArrayList<>();
	private final Map<LineSpecial, Integer> counts = new EnumMap<>(LineSpecial.class);

	private SectorRanges(DoomMap map) {
		this.map = map;
		this.lowest = map.sectors().stream().mapToInt(Sector::floor).toArray();
		this.highest = lowest.clone();
		this.ceilings = map.sectors().stream().mapToInt(Sector::ceiling).toArray();
	}

	static SectorRanges of(DoomMap map) {
		SectorRanges ranges = new SectorRanges(map);
		ranges.findNeighbours();
		ranges.move();
		return ranges;
	}

	private void findNeighbours() {
		map.sectors().forEach(sector -> neighbours.add(new ArrayList<>()));
		for (Line line : map.lines()) {
			if (line.isTwoSided() && line.right() != line.left()) {
				neighbours.get(line.right()).add(map.sectors().get(line.left()));
				neighbours.get(line.left()).add(map.sectors().get(line.right()));
			}
		}
	}

	private void move() {
		Map<Integer, List<Integer>> byTag = new HashMap<>();
		for (int sector = 0; sector < lowest.length; sector++) {
			byTag.computeIfAbsent(map.sectors().get(sector).tag(), unknown -> new ArrayList<>()).add(sector);
		}
		// tag 0 means that a sector has no tag
		byTag.remove(0);
		Set<Move> moves = new LinkedHashSet<>();
		Set<Move> tagged = new LinkedHashSet<>();
		for (Line line : map.lines()) {
			LineSpecial special = LineSpecial.of(line);
			if (special == LineSpecial.OTHER) {
				continue;
			}
			if (!LineSpecial.isByHand(line)) {
				tagged.add(new Move(line.tag(), special));
			} else if (line.left() != DoomMap.NONE) {
				moves.add(new Move(line.left(), special));
			}
		}
		tagged.forEach(move -> byTag.getOrDefault(move.target, List.of())
				.forEach(sector -> moves.add(new Move(sector, move.special))));
		moves.forEach(move -> move(move.target, move.special));
	}

	private void move(int sector, LineSpecial special) {
		counts.merge(special, 1, Integer::sum);
		List<Sector> around = neighbours.get(sector);
		int floor = map.sectors().get(sector).floor();
		OptionalInt lowestFloor = around.stream().mapToInt(Sector::floor).min();
		OptionalInt highestFloor = around.stream().mapToInt(Sector::floor).max();
		OptionalInt lowestCeiling = around.stream().mapToInt(Sector::ceiling).min();
		switch (special) {
		case DOOR -> lowestCeiling
				.ifPresent(ceiling -> ceilings[sector] = Math.max(ceilings[sector], ceiling - DOOR_GAP));
		case LIFT, FLOOR_TO_LOWEST -> sink(sector, lowestFloor);
		case PERPETUAL_LIFT -> {
			sink(sector, lowestFloor);
			rise(sector, highestFloor);
		}
		case FLOOR_TO_HIGHEST -> {
			sink(sector, highestFloor);
			rise(sector, highestFloor);
		}
		case FLOOR_TO_NEXT -> rise(sector, around.stream().mapToInt(Sector::floor).filter(other -> other > floor).min());
		case FLOOR_TO_CEILING -> rise(sector, lowestCeiling);
		case OTHER -> throw new IllegalArgumentException("moves nothing");
		}
	}

	private void sink(int sector, OptionalInt floor) {
		floor.ifPresent(height -> lowest[sector] = Math.min(lowest[sector], height));
	}

	private void rise(int sector, OptionalInt floor) {
		floor.ifPresent(height -> highest[sector] = Math.max(highest[sector], height));
	}

	/**
	 * Returns the number of sectors that lines with the action {@code special} move. A sector counts once, even if several
	 * lines move it.
	 */
	int count(LineSpecial special) {
		return counts.getOrDefault(special, 0);
	}

	/** Returns whether a unit can stand upright in a sector. */
	boolean hasHeadroom(int sector) {
		return ceilings[sector] - lowest[sector] >= HEADROOM;
	}

	/** Returns whether a unit can pass between two adjacent sectors in both directions. */
	boolean isPassable(int a, int b) {
		return Math.max(lowest[a], lowest[b]) - Math.min(highest[a], highest[b]) <= STEP && fitsOpening(a, b);
	}

	/**
	 * Returns whether a unit fits through the opening between two adjacent sectors. The opening reaches from the higher floor to
	 * the lower ceiling. If the unit fits although the sectors are not {@linkplain #isPassable passable}, the step is too high to
	 * climb, so the unit can only go down.
	 */
	boolean fitsOpening(int a, int b) {
		return Math.min(ceilings[a], ceilings[b]) - Math.max(lowest[a], lowest[b]) >= HEADROOM;
	}
}
