package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.leeway.core.merge.LeftOut.Attributes;
import org.leeway.core.merge.LeftOut.Cells;
import org.leeway.core.merge.LeftOut.Change;
import org.leeway.core.merge.LeftOut.OneObject;
import org.leeway.core.merge.MergeFrame.Place;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.scan.Patches;

/**
 * The intermediate results of a merge: the three versions of the level, the ids of their terrains, and where their maps
 * lie. Also says which objects of the versions are the same object.
 *
 * @param lists the lists of terrains, of agents and of all objects
 */
record MergeTrace(Versions<Level> levels, TerrainIds ids, MergeFrame frame, List<MergedList> lists) {

	/**
	 * Limit for the number of groups of changed cells in one side of the merge, ours or theirs. Up to this limit, each group
	 * counts as a change of its own. With more groups, the search for the causes of a finding would be too slow. Then all
	 * changed cells count as a single change.
	 */
	private static final int MOST_GROUPS = 4096;

	/** Returns where the map of a side lies, in coordinates of the base's map. */
	Place place(Side side) {
		return side == Side.OURS ? frame.ours() : frame.theirs();
	}

	/** Returns a map from the names of the agents in one version of the level to their names in the merged level. */
	Map<String, String> agentNames(Level version) {
		MergedList agents = lists.stream().filter(each -> each.list() == Literals.LEVEL__AGENT_TYPES).findFirst().orElseThrow();
		List<Integer> identities = version == levels.base() ? agents.triples().base()
				: version == levels.ours() ? agents.triples().ours() : agents.triples().theirs();
		Map<String, String> names = new HashMap<>();
		for (int i = 0; i < identities.size(); i++) {
			ObjectValue merged = agents.merges().get(identities.get(i)).inPlace();
			names.put(version.getAgentTypes().get(i).getName(), merged == null ? "" : merged.name());
		}
		return names;
	}

	/**
	 * Returns all changes that a side has made to the base. A change is a group of changed cells that touch, an object, or
	 * the attributes of the level.
	 */
	List<Change> changes(Side side, Progress progress) {
		List<Change> changes = new ArrayList<>(cells(side, progress));
		for (MergedList list : lists) {
			for (int i = 0; i < list.triples().all().size(); i++) {
				if (isChange(side, list, list.triples().all().get(i))) {
					changes.add(new OneObject(side, list.list(), i));
				}
			}
		}
		if (Properties.differ(levels.base(), side == Side.OURS ? levels.ours() : levels.theirs())) {
			changes.add(new Attributes(side));
		}
		return changes;
	}

	/**
	 * Returns whether a side changed an object, and the merge can be tried without this change. The merge cannot be tried
	 * without added or removed terrains and agents, because other changes may refer to these terrains and agents.
	 */
	private static boolean isChange(Side side, MergedList list, Triple object) {
		ObjectValue now = side == Side.OURS ? object.ours() : object.theirs();
		boolean isNamed = list.list() == Literals.LEVEL__TERRAIN_TYPES || list.list() == Literals.LEVEL__AGENT_TYPES;
		if (isNamed && (object.base() == null || now == null)) {
			return false;
		}
		Place place = side == Side.OURS ? list.frame().ours() : list.frame().theirs();
		return !Objects.equals(list.frame().base().move(object.base(), place), now);
	}

	private List<Cells> cells(Side side, Progress progress) {
		TerrainGrid now = (side == Side.OURS ? levels.ours() : levels.theirs()).getTerrain();
		BitPlane changed = GridMerge.changed(levels.base().getTerrain(), ids.tables().base(), frame.base(), now,
				side == Side.OURS ? ids.tables().ours() : ids.tables().theirs(), place(side), frame.result());
		Patches patches = new Patches(changed, progress);
		if (patches.count() == 0 || patches.count() > MOST_GROUPS) {
			return patches.count() == 0 ? List.of() : List.of(new Cells(side, changed));
		}
		BitPlaneEditor[] groups = new BitPlaneEditor[patches.count()];
		Arrays.setAll(groups, i -> BitPlane.empty(changed.width(), changed.height()).edit());
		patches.forEachRun((patch, x, y, length) -> groups[patch].setRun(x, y, length));
		return Arrays.stream(groups).map(group -> new Cells(side, group.build())).toList();
	}
}
