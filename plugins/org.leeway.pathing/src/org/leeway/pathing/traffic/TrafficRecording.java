package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A recording of a simulated crowd: where its units are over time, and where they wait. {@link TrafficRecorder} makes recordings.
 * Immutable, and safe for several threads.
 */
public final class TrafficRecording {

	/** The number of ints that describe a place: the result of {@link #first}, the left edge and the upper edge. */
	static final int INTS = 3;
	/** The number of different headings in a recording. Neighbouring headings are about 0.09 degrees apart. */
	private static final int HEADINGS = 4095;
	private static final int HEADING_BITS = 12;
	private static final double TURN = 2 * Math.PI;

	private final double[] times;
	private final int[] starts;
	private final int[] places;
	private final int[] groups;
	private final double[] lost;
	private final int stride;

	/**
	 * @param times the simulated time of each state in seconds, ascending
	 * @param starts indexed by state: the index in {@code places} where the state begins. The last entry is the end of the last
	 * state
	 * @param places the places of the units in all states, {@link #INTS} ints each. A cell has {@link CrowdUnit#CELL} units of
	 * length
	 * @param groups the groups, indexed by number of the unit
	 * @param lost see {@link #lost}
	 * @param stride the number of steps of the simulation from state to state
	 */
	TrafficRecording(double[] times, int[] starts, int[] places, int[] groups, double[] lost, int stride) {
		this.times = times;
		this.starts = starts;
		this.places = places;
		this.groups = groups;
		this.lost = lost;
		this.stride = stride;
	}

	/** Returns the time of the last state, in seconds. 0 if nothing was recorded. */
	public double seconds() {
		return times.length == 0 ? 0 : times[times.length - 1];
	}

	/**
	 * Returns how many steps of the simulation lie between two recorded states. If the result is 1, places between two states
	 * are as exact as recorded places, because units move along straight lines in a step. Recorded places of discs are rounded
	 * by less than a thousandth of a cell.
	 */
	public int stride() {
		return stride;
	}

	/**
	 * Returns how long units waited on each cell, in seconds. Row by row. A unit waits on all cells that it covers, and the times of
	 * all units are added up.
	 */
	public double[] lost() {
		return lost.clone();
	}

	/**
	 * Returns the units on the map at a time, in ascending order of their numbers. Between two states, units move along straight
	 * lines. A unit that is on the map in only one of the two states is left out. For a time before the first state, returns
	 * the units of the first state. For a time after the last state, returns the units of the last state.
	 */
	public List<SeenUnit> at(double seconds) {
		if (times.length == 0) {
			return List.of();
		}
		int found = Arrays.binarySearch(times, seconds);
		int before = Math.max(0, found >= 0 ? found : -found - 2);
		boolean isBetween = found < 0 && before + 1 < times.length && seconds > times[before];
		return isBetween ? between(before, (seconds - times[before]) / (times[before + 1] - times[before])) : state(before);
	}

	private List<SeenUnit> state(int index) {
		List<SeenUnit> units = new ArrayList<>();
		for (int i = starts[index]; i < starts[index + 1]; i += INTS) {
			units.add(unit(i, i, 0));
		}
		return units;
	}

	private List<SeenUnit> between(int index, double share) {
		List<SeenUnit> units = new ArrayList<>();
		int next = starts[index + 1];
		for (int i = starts[index]; i < starts[index + 1]; i += INTS) {
			while (next < starts[index + 2] && id(next) < id(i)) {
				next += INTS;
			}
			if (next < starts[index + 2] && id(next) == id(i)) {
				units.add(unit(i, next, share));
			}
		}
		return units;
	}

	/**
	 * Returns the first int of a place. Bit 0 says whether the unit is stuck. Bits 1 to 12 hold the number of the heading,
	 * from 1, or 0 if the unit has no heading. The higher bits hold the number of the unit.
	 */
	static int first(SeenUnit unit) {
		int heading = unit.heading().isEmpty() ? 0
				: 1 + Math.floorMod(Math.round(unit.heading().getAsDouble() / TURN * HEADINGS), HEADINGS);
		return unit.id() << HEADING_BITS + 1 | heading << 1 | (unit.isStuck() ? 1 : 0);
	}

	private int id(int place) {
		return places[place] >>> HEADING_BITS + 1;
	}

	private SeenUnit unit(int place, int next, double share) {
		return new SeenUnit(id(place), groups[id(place)], coordinate(place + 1, next + 1, share), coordinate(place + 2, next + 2, share),
				(places[place] & 1) != 0, heading(place, next, share));
	}

	/**
	 * Returns the heading of a unit at a time between two recorded states, in radians. The unit turns on the shorter way
	 * from the heading at {@code place} to the heading at {@code next}. Empty if the unit has no heading.
	 *
	 * @param share how much of the time between the states has passed, from 0 to 1
	 */
	private OptionalDouble heading(int place, int next, double share) {
		int from = places[place] >> 1 & HEADINGS;
		if (from == 0) {
			return OptionalDouble.empty();
		}
		int turned = Math.floorMod((places[next] >> 1 & HEADINGS) - from, HEADINGS);
		return OptionalDouble.of((from - 1 + share * (2 * turned > HEADINGS ? turned - HEADINGS : turned)) * TURN / HEADINGS);
	}

	private double coordinate(int from, int to, double share) {
		return (places[from] + share * (places[to] - places[from])) / CrowdUnit.CELL;
	}
}
