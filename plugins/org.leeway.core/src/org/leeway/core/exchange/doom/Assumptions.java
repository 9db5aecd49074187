package org.leeway.core.exchange.doom;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.doom.DoomMap.Line;

/** Messages about what an import of DOOM maps leaves out, and what it assumes. For example, it assumes that doors are open. */
final class Assumptions {

	private final List<Diagnostic> conflicts = new ArrayList<>();
	private final Set<ThingType> monsters = new TreeSet<>();
	private int doors;
	private int lifts;
	private int floors;
	private int drops;
	private long open;

	/** Adds the assumptions about a map that became a level. */
	void add(DoomMap map, MapMesh mesh) {
		map.things().forEach(thing -> ThingType.of(thing.type()).ifPresent(monsters::add));
		SectorRanges ranges = mesh.ranges();
		doors += ranges.count(LineSpecial.DOOR);
		lifts += ranges.count(LineSpecial.LIFT) + ranges.count(LineSpecial.PERPETUAL_LIFT);
		floors += ranges.count(LineSpecial.FLOOR_TO_LOWEST) + ranges.count(LineSpecial.FLOOR_TO_HIGHEST)
				+ ranges.count(LineSpecial.FLOOR_TO_NEXT) + ranges.count(LineSpecial.FLOOR_TO_CEILING);
		drops += mesh.drops();
		open += map.lines().stream().filter(Line::isTwoSided).filter(Line::isBlockingMonsters)
				.filter(line -> !line.isBlocking()).count();
		mesh.openSectors().ifPresent(places -> conflicts.add(Diagnostic.assumed(map.name() + " has " + places
				+ ": most of the lines around an area decide about it.")));
	}

	List<Diagnostic> diagnostics() {
		List<Diagnostic> all = new ArrayList<>();
		all.add(Diagnostic.lost("Textures, light, teleporters, and all things but monsters and the start of the first player"
				+ " are not read."));
		assume(all, doors + lifts + floors, "Units pass where doors (" + doors + "), lifts (" + lifts
				+ ") and floors that lines move (" + floors + ") ever let them pass.");
		assume(all, drops, "Steps that units can go down but not up (" + drops + ") are walls for both directions.");
		assume(all, open, "Lines that stop only monsters (" + open + ") stop no unit.");
		assumeOf(all, type -> type.height() > SectorRanges.HEADROOM, "are taller than the player, whose headroom counts");
		assumeOf(all, ThingType::flies, "fly, but walk here");
		all.addAll(conflicts);
		return all;
	}

	private static void assume(List<Diagnostic> all, long count, String message) {
		if (count > 0) {
			all.add(Diagnostic.assumed(message));
		}
	}

	private void assumeOf(List<Diagnostic> all, Predicate<ThingType> condition, String what) {
		String names = monsters.stream().filter(condition).map(ThingType::title).collect(Collectors.joining(", "));
		assume(all, names.length(), "Some monsters " + what + ": " + names + ".");
	}
}
