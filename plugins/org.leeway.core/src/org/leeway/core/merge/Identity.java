package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.core.compare.ObjectMatching;
import org.leeway.core.compare.ObjectMatching.Item;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.geom.Polygon;

/**
 * The rules that decide, for two versions of a level, which objects of one version are the same objects in the other version.
 */
enum Identity {

	/**
	 * The rule for terrains and agents, whose names are unique. First, objects with equal names are matched. Then the remaining
	 * objects are matched if their properties are nearly equal. So a renamed terrain is still the same terrain, even if its colour
	 * was changed too.
	 */
	NAME {
		@Override
		int[] match(List<ObjectValue> old, List<ObjectValue> now) {
			int[] matched = matchAdded(old, now);
			boolean[] taken = new boolean[now.size()];
			IntStream.of(matched).filter(j -> j >= 0).forEach(j -> taken[j] = true);
			List<int[]> pairs = new ArrayList<>();
			for (int i = 0; i < matched.length; i++) {
				for (int j = 0; j < taken.length; j++) {
					int differences = old.get(i).unnamed().differences(now.get(j).unnamed());
					if (matched[i] < 0 && !taken[j] && differences <= MOST_DIFFERENCES && old.get(i).sharesProperty(now.get(j))) {
						pairs.add(new int[] {differences, i, j});
					}
				}
			}
			pairs.sort(Comparator.comparingInt(pair -> pair[0]));
			for (int[] pair : pairs) {
				if (matched[pair[1]] < 0 && !taken[pair[2]]) {
					matched[pair[1]] = pair[2];
					taken[pair[2]] = true;
				}
			}
			return matched;
		}

		@Override
		int[] matchAdded(List<ObjectValue> ours, List<ObjectValue> theirs) {
			List<String> names = theirs.stream().map(ObjectValue::name).toList();
			return ours.stream().mapToInt(each -> names.indexOf(each.name())).toArray();
		}
	},

	/**
	 * The rule for all objects except terrains and agents. {@link ObjectMatching} first matches equal objects, and then
	 * objects of the same name. The last step matches similar objects, the nearest pairs first.
	 */
	PLACE {
		@Override
		int[] match(List<ObjectValue> old, List<ObjectValue> now) {
			return ObjectMatching.match(items(old), items(now), Identity::areAlike, Shifts::distance);
		}

		@Override
		int[] matchAdded(List<ObjectValue> ours, List<ObjectValue> theirs) {
			return ObjectMatching.match(items(ours), items(theirs), (one, other) -> false, Shifts::distance);
		}
	};

	/**
	 * Limit for the number of properties, beside the name, in which a renamed terrain or agent may differ from the base. With more
	 * differences, it counts as a new terrain or agent.
	 */
	private static final int MOST_DIFFERENCES = 2;

	/**
	 * Groups of properties. Two objects of one class are similar if they agree in all properties of one group. For example, two
	 * circles are similar if they have the same radius, or the same x and y.
	 */
	private static final List<List<EStructuralFeature>> SIMILAR = List.of(
			List.of(Literals.CIRCULAR_OBSTACLE__RADIUS), List.of(Literals.CIRCULAR_OBSTACLE__X, Literals.CIRCULAR_OBSTACLE__Y),
			List.of(Literals.ANNOTATION__TEXT), List.of(Literals.ANNOTATION__X, Literals.ANNOTATION__Y),
			List.of(Literals.PATH_PROBE__START_X, Literals.PATH_PROBE__START_Y),
			List.of(Literals.PATH_PROBE__GOAL_X, Literals.PATH_PROBE__GOAL_Y),
			List.of(Literals.ACCEPTED_FINDING__RULE, Literals.ACCEPTED_FINDING__AGENT), List.of(Literals.UNDERLAY__FILE),
			List.of(Literals.NAV_MESH_LAYER__AGENT, Literals.NAV_MESH_LAYER__CAPABILITY));

	/**
	 * Finds which objects of the base still exist on a side of the merge.
	 *
	 * @param old the objects of the base. Their positions are converted to cells of the side's map
	 * @param now the objects of the side
	 * @return indexed by object of {@code old}: the index of the same object in {@code now}, or -1 if the object is gone
	 */
	abstract int[] match(List<ObjectValue> old, List<ObjectValue> now);

	/**
	 * Matches the objects that our side added with the objects that their side added. Matched objects count as one object of the
	 * merged level. The result has the form of {@link #match}.
	 */
	abstract int[] matchAdded(List<ObjectValue> ours, List<ObjectValue> theirs);

	private static List<Item<ObjectValue>> items(List<ObjectValue> objects) {
		return objects.stream().map(each -> new Item<>(each.name(), each.unnamed())).toList();
	}

	private static boolean areAlike(ObjectValue one, ObjectValue other) {
		EClass type = one.type();
		if (type == Literals.SPAWN) {
			return true;
		}
		if (type == Literals.POLYGON_OBSTACLE) {
			return Stream.of(one, other).map(each -> ((Polygon) each.get(Literals.POLYGON_OBSTACLE__SHAPE)).size()).distinct().count() == 1;
		}
		return SIMILAR.stream().filter(features -> features.getFirst().getEContainingClass() == type)
				.anyMatch(features -> one.get(features).stream().anyMatch(Objects::nonNull)
						&& one.get(features).equals(other.get(features)));
	}
}
