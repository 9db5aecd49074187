package org.leeway.core.exchange.terrain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.colour.Colour;

/**
 * A merger of similar colours in an image. An author chooses few colours, but smooth edges add many colours in between.
 * Similar colours are merged into the most frequent of them, their leader.
 */
public final class NearColours {

	/** The distance of black and white, rounded up. No two colours are farther apart. */
	public static final int MOST = 442;

	private final int distance;
	/**
	 * The leaders found so far, indexed by cube. A leader is a colour into which similar colours are merged. Each cube is a
	 * part of the space of red, green and blue, as wide as the largest distance between a colour and its leader. So the leader
	 * of a colour lies in the cube of this colour, or in a neighbouring cube.
	 */
	private final Map<Integer, List<Integer>> leaders = new HashMap<>();

	private NearColours(int distance) {
		this.distance = distance;
	}

	/**
	 * Returns the leader of each colour, that is, the colour into which it is merged. Handles the colours in the given order.
	 * A colour gets the nearest leader within {@code distance}. If there is none, the colour becomes a leader, and is its own
	 * leader.
	 *
	 * @param rgb different colours {@code 0xRRGGBB}, the most frequent first
	 * @param distance the largest distance between a colour and its leader, as the Euclidean distance of red, green and blue.
	 * With 0, all colours stay
	 * @return the leaders, indexed by colour
	 */
	public static Map<Integer, Integer> leaders(List<Integer> rgb, int distance) {
		NearColours groups = new NearColours(distance);
		Map<Integer, Integer> leaders = new HashMap<>();
		rgb.forEach(colour -> leaders.put(colour, distance <= 0 ? colour : groups.join(colour)));
		return leaders;
	}

	/**
	 * Returns the leader of each colour of a file. A leader is the colour into which other colours are merged.
	 *
	 * @param sources the colours of the file, the most frequent first
	 * @param distance the largest distance between a colour and its leader, as in {@link #leaders}
	 * @return the leaders, indexed by colour
	 */
	public static Map<Integer, Integer> leadersOf(List<TerrainSource> sources, int distance) {
		return leaders(sources.stream().map(NearColours::rgb).flatMap(Optional::stream).toList(), distance);
	}

	/**
	 * Merges the colours of a file into their leaders. The result has one terrain source for each leader, which counts the
	 * cells of all colours that were merged into it. Sources that are no colours stay as they are.
	 *
	 * @param leaders the leader of each colour, indexed by colour
	 * @return the merged sources, the most frequent first
	 */
	public static List<TerrainSource> merged(List<TerrainSource> sources, Map<Integer, Integer> leaders) {
		Map<String, TerrainSource> merged = new LinkedHashMap<>();
		for (TerrainSource source : sources) {
			String leader = rgb(source).map(colour -> Colour.format(leaders.get(colour))).orElse(source.selector());
			merged.merge(leader, source, (one, two) -> one.inCells(one.cells() + two.cells()));
		}
		return merged.values().stream().sorted(Comparator.comparing(TerrainSource::cells).reversed()).toList();
	}

	/** Returns the colour that a source selects. Empty for a source that is no colour, such as a tile. */
	private static Optional<Integer> rgb(TerrainSource source) {
		return Optional.of(source.selector()).filter(Colour::isColour).map(Colour::parse);
	}

	private int join(int rgb) {
		int best = -1;
		int nearest = distance * distance + 1;
		for (int i = 0; i < 27; i++) {
			for (int leader : leaders.getOrDefault(cube(rgb, i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1), List.of())) {
				int squared = squared(rgb, leader);
				if (squared < nearest) {
					nearest = squared;
					best = leader;
				}
			}
		}
		if (best < 0) {
			leaders.computeIfAbsent(cube(rgb, 0, 0, 0), each -> new ArrayList<>()).add(rgb);
			return rgb;
		}
		return best;
	}

	/**
	 * Returns the key of a cube in the space of colours. The cube contains a given colour, or is a neighbour of the
	 * colour's cube.
	 *
	 * @param rgb the given colour
	 * @param red the step along red from the colour's cube to the neighbour: -1, 0 or 1
	 * @param green the step along green: -1, 0 or 1
	 * @param blue the step along blue: -1, 0 or 1
	 */
	private int cube(int rgb, int red, int green, int blue) {
		return ((rgb >> 16) / distance + red + 1) << 20 | ((rgb >> 8 & 0xFF) / distance + green + 1) << 10
				| (rgb & 0xFF) / distance + blue + 1;
	}

	private static int squared(int one, int other) {
		int red = (one >> 16) - (other >> 16);
		int green = (one >> 8 & 0xFF) - (other >> 8 & 0xFF);
		int blue = (one & 0xFF) - (other & 0xFF);
		return red * red + green * green + blue * blue;
	}
}
