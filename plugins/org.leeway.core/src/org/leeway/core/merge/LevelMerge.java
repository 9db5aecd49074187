package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.text.Counts;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A merge of the changes of two levels, ours and theirs, that were made from one base. docs/merging.md has the rules. The levels
 * are not changed.
 */
public final class LevelMerge {

	private static final List<EReference> OBJECTS = List.of(Literals.LEVEL__CIRCLES, Literals.LEVEL__POLYGONS,
			Literals.LEVEL__SPAWNS, Literals.LEVEL__ANNOTATIONS, Literals.LEVEL__PROBES, Literals.LEVEL__ACCEPTED,
			Literals.LEVEL__NAV_MESHES, Literals.LEVEL__UNDERLAYS);

	private final Versions<Version> versions;
	private final LeftOut leftOut;
	private final Progress progress;
	private final Notes notes = new Notes();
	private final Level merged = LevelFactory.eINSTANCE.createLevel();
	/** The terrains and agents of the merged level, indexed by EMF class, and then by identity in the merge. */
	private final Map<EClass, Map<Integer, EObject>> named = Map.of(Literals.TERRAIN_TYPE, new HashMap<>(),
			Literals.AGENT_TYPE, new HashMap<>());

	private LevelMerge(Versions<Level> levels, LeftOut leftOut, Progress progress) {
		this.versions = levels.map(Version::new);
		this.leftOut = leftOut;
		this.progress = progress;
	}

	/**
	 * Merges two levels.
	 *
	 * @param base the level from which both sides were made. Its conflicts are ignored
	 * @throws MergeException if the levels cannot be merged. The message says why
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static MergeResult of(Level base, Level ours, Level theirs, Progress progress) throws MergeException {
		refuseConflicts("ours", ours);
		refuseConflicts("theirs", theirs);
		return without(LeftOut.NOTHING, new Versions<>(base, ours, theirs), progress);
	}

	/** Merges two levels, but leaves out some changes. */
	static MergeResult without(LeftOut leftOut, Versions<Level> levels, Progress progress) throws MergeException {
		return new LevelMerge(levels, leftOut, progress).merge();
	}

	private static void refuseConflicts(String side, Level level) throws MergeException {
		int conflicts = level.getConflicts().size();
		if (conflicts > 0) {
			throw new MergeException(side + " has " + Counts.of(conflicts, "merge conflict")
					+ ", expected none. Resolve the conflicts first");
		}
	}

	private MergeResult merge() throws MergeException {
		Versions<Level> levels = versions.map(Version::level);
		Triples terrains = Triples.of(values(Literals.LEVEL__TERRAIN_TYPES), MergeFrame.NONE, Identity.NAME);
		identify(Literals.LEVEL__TERRAIN_TYPES, terrains);
		TerrainIds ids = TerrainIds.of(terrains, levels);
		versions.base().setTerrainIds(ids.tables().base());
		versions.ours().setTerrainIds(ids.tables().ours());
		versions.theirs().setTerrainIds(ids.tables().theirs());
		MergeFrame frame = MergeFrame.of(levels.base().getTerrain().bounds(), place(levels.ours(), ids.tables().ours(), "ours", ids),
				place(levels.theirs(), ids.tables().theirs(), "theirs", ids));
		GridMerge grid = GridMerge.of(levels.map(Level::getTerrain), ids.tables(), frame, leftOut, progress);
		CroppedPaint.note(levels, ids.tables(), frame, notes);
		List<MergedList> lists = new ArrayList<>();
		MergedList agents = list(Literals.LEVEL__AGENT_TYPES, MergeFrame.NONE, Identity.NAME);
		OBJECTS.forEach(each -> lists.add(list(each, frame, Identity.PLACE)));
		lists.stream().filter(each -> each.list() == Literals.LEVEL__SPAWNS).forEach(MergedList::removeStraySpawns);
		agents.keep(used(lists, Literals.AGENT_TYPE));
		lists.addFirst(agents);
		MergedList allTerrains = new MergedList(Literals.LEVEL__TERRAIN_TYPES, terrains, MergeFrame.NONE, leftOut, notes);
		Set<Integer> used = used(lists, Literals.TERRAIN_TYPE);
		used.addAll(painted(grid, lists, ids.ids()));
		allTerrains.keep(used);
		lists.addFirst(allTerrains);
		List<MergeConflict> conflicts = new ArrayList<>(Properties.merge(levels, frame, leftOut, merged));
		allTerrains.separateNames();
		agents.separateNames();
		lists.forEach(each -> conflicts.addAll(create(each, ids)));
		merged.setTerrain(grid.grid());
		conflicts.addAll(CellConflicts.of(grid, new BaseCells(levels.base().getTerrain(), ids.tables().base(), frame.result().cells(),
				terrainIds()), progress));
		merged.getConflicts().addAll(conflicts);
		Optional<String> problem = LevelFiles.problem(merged);
		if (problem.isPresent()) {
			throw new MergeException("the merged level would not be valid: " + problem.get());
		}
		return new MergeResult(merged, notes.all(), new MergeTrace(levels, ids, frame, lists));
	}

	private CellRect place(Level side, int[] table, String name, TerrainIds ids) throws MergeException {
		return Placement.of(versions.base().level(), ids.tables().base(), side, table, name, progress);
	}

	private Versions<List<ObjectValue>> values(EReference list) {
		return versions.map(version -> version.values(list));
	}

	private void identify(EReference list, Triples triples) {
		versions.base().identify(list, triples.base());
		versions.ours().identify(list, triples.ours());
		versions.theirs().identify(list, triples.theirs());
	}

	private MergedList list(EReference list, MergeFrame frame, Identity identity) {
		progress.check();
		Triples triples = Triples.of(values(list), frame, identity);
		identify(list, triples);
		return new MergedList(list, triples, frame, leftOut, notes);
	}

	private static Set<Integer> used(List<MergedList> lists, EClass type) {
		Set<Integer> used = new HashSet<>();
		lists.forEach(each -> used.addAll(each.references(type)));
		return used;
	}

	/**
	 * Returns the identities (numbers in the merge) of the terrains that the merged level uses, in its cells or in the faces of
	 * its meshes.
	 */
	private static Set<Integer> painted(GridMerge grid, List<MergedList> lists, int[] ids) {
		boolean[] painted = grid.grid().terrains();
		boolean[] theirs = grid.theirs() == grid.grid() ? painted : grid.theirs().terrains();
		IntStream.range(0, TerrainGrid.TERRAINS).forEach(id -> painted[id] |= theirs[id]);
		lists.forEach(list -> list.merges().forEach(merge -> {
			addFaces(merge.inPlace(), painted);
			addFaces(merge.theirs(), painted);
		}));
		Set<Integer> used = new HashSet<>();
		IntStream.range(0, ids.length).filter(i -> painted[ids[i]]).forEach(used::add);
		return used;
	}

	private static void addFaces(ObjectValue object, boolean[] painted) {
		if (object != null && object.get(Literals.NAV_MESH_LAYER__MESH) instanceof PolygonMesh mesh) {
			IntStream.range(0, mesh.polygonCount()).map(mesh::terrain).filter(id -> id >= 0).forEach(id -> painted[id] = true);
		}
	}

	/** Creates the objects of a list, and returns their conflicts. */
	@SuppressWarnings("unchecked")
	private List<MergeConflict> create(MergedList list, TerrainIds ids) {
		Map<Integer, EObject> created = named.getOrDefault(list.list().getEReferenceType(), new HashMap<>());
		for (int identity : list.order()) {
			EObject object = create(list.merges().get(identity).inPlace(), identity, ids);
			created.put(identity, object);
			((List<EObject>) merged.eGet(list.list())).add(object);
		}
		List<MergeConflict> conflicts = new ArrayList<>();
		for (int i = 0; i < list.merges().size(); i++) {
			ValueMerge merge = list.merges().get(i);
			if (merge.isConflict()) {
				conflicts.add(Alternatives.conflict(created.get(i), merge.theirs() == null ? null : create(merge.theirs(), i, ids),
						base(merge.base(), i, ids)));
			}
		}
		return conflicts;
	}

	/**
	 * Returns the version of an object in the base, as a part of a conflict about the object.
	 *
	 * @param value the object in the base. Null if the base lacks the object
	 * @return null if the object refers to a terrain or an agent that the merged level lacks
	 */
	private MergeConflict base(ObjectValue value, int identity, TerrainIds ids) {
		MergeConflict base = LevelFactory.eINSTANCE.createMergeConflict();
		if (value == null) {
			return base;
		}
		boolean[] faces = new boolean[TerrainGrid.TERRAINS];
		addFaces(value, faces);
		Set<Integer> terrains = terrainIds();
		boolean isKnown = value.refersOnlyTo(reference -> named.get(reference.getEReferenceType()).keySet())
				&& IntStream.range(0, faces.length).allMatch(id -> !faces[id] || terrains.contains(id));
		if (isKnown) {
			Alternatives.put(create(value, identity, ids), base);
		}
		return isKnown ? base : null;
	}

	private Set<Integer> terrainIds() {
		return merged.getTerrainTypes().stream().map(TerrainType::getId).collect(Collectors.toSet());
	}

	private EObject create(ObjectValue value, int identity, TerrainIds ids) {
		EObject object = value.create(reference -> named.get(reference.getEReferenceType())::get);
		if (object instanceof TerrainType terrain) {
			terrain.setId(ids.ids()[identity]);
		}
		return object;
	}
}
