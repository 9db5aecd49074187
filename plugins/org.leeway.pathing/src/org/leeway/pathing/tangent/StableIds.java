package org.leeway.pathing.tangent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Scene;

/**
 * A numbering of the discs and walls of a scene's obstacles, see {@link InflatedObstacles}. After an edit, an unchanged
 * obstacle keeps its numbers, even if its index in the scene changes. So cached results about it remain valid. Immutable.
 */
final class StableIds {

	/** The disc of a circle, indexed by circle. */
	private final int[] discs;
	/** The numbers of the first disc and the first wall of each polygon, indexed by polygon. */
	private final Place[] polygons;
	/**
	 * The numbers of removed obstacles, indexed by how many discs the removed obstacles had. A new obstacle reuses the numbers
	 * of a removed obstacle with equally many discs.
	 */
	private final Map<Integer, List<Place>> idle;
	private final int discCount;
	private final int wallCount;

	/**
	 * The numbers of an obstacle's first disc and first wall. Its other discs and walls have the next numbers. A polygon has a
	 * disc for each corner and a wall for each edge. A circle has one disc and no walls, so {@code wall} is -1.
	 */
	private record Place(int disc, int wall) {
	}

	private StableIds(Edit edit, int[] discs) {
		this.discs = discs;
		this.polygons = edit.polygons.toArray(Place[]::new);
		this.idle = edit.idle;
		this.discCount = edit.discCount;
		this.wallCount = edit.wallCount;
	}

	static StableIds of(Scene scene) {
		Edit edit = new Edit();
		edit.polygons = edit.match(List.of(), scene.polygons());
		int[] discs = IntStream.range(edit.discCount, edit.discCount + scene.circles().size()).toArray();
		edit.discCount += discs.length;
		return new StableIds(edit, discs);
	}

	/**
	 * Returns the numbering of the scene after an edit.
	 *
	 * @param before the scene before the edit, to which this object belongs
	 * @param scene the scene after the edit
	 */
	StableIds with(Scene before, Scene scene) {
		Edit edit = new Edit();
		idle.forEach((length, all) -> edit.idle.put(length, new ArrayList<>(all)));
		edit.discCount = discCount;
		edit.wallCount = wallCount;
		List<Known> circles = new ArrayList<>();
		for (int i = 0; i < discs.length; i++) {
			circles.add(new Known(before.circles().get(i), new Place(discs[i], -1), 1));
		}
		List<Known> rings = new ArrayList<>();
		for (int i = 0; i < polygons.length; i++) {
			Polygon polygon = before.polygons().get(i);
			rings.add(new Known(polygon, polygons[i], polygon.size()));
		}
		return edit.place(circles, rings, scene);
	}

	int disc(int circle) {
		return discs[circle];
	}

	int corner(int polygon) {
		return polygons[polygon].disc();
	}

	int wall(int polygon) {
		return polygons[polygon].wall();
	}

	int discs() {
		return discCount;
	}

	int walls() {
		return wallCount;
	}

	/**
	 * An obstacle of the scene before the edit.
	 *
	 * @param place the numbers of the obstacle's first disc and wall
	 * @param length how many discs the obstacle has
	 */
	private record Known(Object shape, Place place, int length) {
	}

	private static final class Edit {

		final Map<Integer, List<Place>> idle = new HashMap<>();
		List<Place> polygons;
		int discCount;
		int wallCount;

		StableIds place(List<Known> oldCircles, List<Known> oldPolygons, Scene scene) {
			polygons = match(oldPolygons, scene.polygons());
			List<Place> circles = match(oldCircles, scene.circles());
			return new StableIds(this, circles.stream().mapToInt(Place::disc).toArray());
		}

		/**
		 * Returns the numbers of the first disc and the first wall of each circle or polygon after an edit. Unchanged obstacles
		 * keep their numbers. A new obstacle gets the numbers of a removed obstacle with equally many discs, or else new
		 * numbers.
		 *
		 * @param old the circles or polygons before the edit
		 * @param shapes the circles or polygons after the edit
		 */
		private <T> List<Place> match(List<Known> old, List<T> shapes) {
			// most edits change few obstacles, so the lists begin and end with equal obstacles. Only the parts between need a
			// hash map
			int head = 0;
			int shorter = Math.min(old.size(), shapes.size());
			while (head < shorter && old.get(head).shape().equals(shapes.get(head))) {
				head++;
			}
			int tail = 0;
			while (tail < shorter - head
					&& old.get(old.size() - 1 - tail).shape().equals(shapes.get(shapes.size() - 1 - tail))) {
				tail++;
			}
			Map<Object, Deque<Known>> leftOver = new HashMap<>();
			for (Known known : old.subList(head, old.size() - tail)) {
				leftOver.computeIfAbsent(known.shape(), shape -> new ArrayDeque<>()).add(known);
			}
			List<Place> result = new ArrayList<>();
			old.subList(0, head).forEach(known -> result.add(known.place()));
			for (T shape : shapes.subList(head, shapes.size() - tail)) {
				Known same = leftOver.containsKey(shape) ? leftOver.get(shape).poll() : null;
				result.add(same == null ? null : same.place());
			}
			old.subList(old.size() - tail, old.size()).forEach(known -> result.add(known.place()));
			leftOver.values().forEach(rest -> rest.forEach(this::free));
			for (int i = head; i < result.size(); i++) {
				if (result.get(i) == null) {
					result.set(i, take(shapes.get(i)));
				}
			}
			return result;
		}

		private void free(Known known) {
			idle.computeIfAbsent(known.length(), length -> new ArrayList<>()).add(known.place());
		}

		private Place take(Object shape) {
			int length = shape instanceof Polygon polygon ? polygon.size() : 1;
			List<Place> free = idle.get(length);
			if (free != null && !free.isEmpty()) {
				return free.removeLast();
			}
			Place place = new Place(discCount, length == 1 ? -1 : wallCount);
			discCount += length;
			wallCount += length == 1 ? 0 : length;
			return place;
		}
	}
}
