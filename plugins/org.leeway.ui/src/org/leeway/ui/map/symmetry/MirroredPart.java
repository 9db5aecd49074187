package org.leeway.ui.map.symmetry;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.core.merge.MirroredConflicts;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.SymmetricChange;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.map.commands.AddObject;
import org.leeway.ui.map.commands.ConflictStep;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.kinds.ObjectKind;

/**
 * An undo step that copies a part of a symmetric level, such as its left half, to all other sides. Copies the terrain and the
 * objects of the part. If an object already lies where a copy belongs, the step adds no copy, but gives the copy's values to
 * this object. All other objects on the other sides are removed. Conflicts of a merge about cells and objects of the part are
 * copied too.
 */
public final class MirroredPart extends CompoundCommand {

	private final Level level;
	private final CopiedCells part;
	private final Symmetry symmetry;
	private final CopiedConflicts conflicts;

	/**
	 * A copy of an object that must exist on another side of the level, for the level to be symmetric.
	 *
	 * @param source the object of the level that is copied
	 * @param object a clone of {@code source} at the same place, but with rounded coordinates
	 * @param image the index in {@link ObjectImages#all()} of the flip or turn from {@code object} to its copy
	 * @param place a key for the place of the copy, see {@link ObjectImages#place(EObject)}
	 */
	record Need(EObject source, EObject object, int image, Object place) {
	}

	/**
	 * Creates the undo step.
	 *
	 * @param cells the part to copy
	 * @param isHalf whether the part and its images cover the whole map. For example, this is true for a half of the map with a
	 * symmetry of two sides
	 * @param symmetry must map the level's map onto itself
	 * @param copied the terrain of the level after the part was copied, as from {@link SymmetricChange#copied}
	 */
	public MirroredPart(BitPlane cells, boolean isHalf, Symmetry symmetry, Level level, TerrainGrid copied) {
		super("Mirror");
		this.level = level;
		this.part = new CopiedCells(cells, isHalf);
		this.symmetry = symmetry;
		this.conflicts = new CopiedConflicts(level, part, symmetry);
		if (level.getConflicts().stream().anyMatch(conflict -> conflict.getCells() != null)) {
			add(new ConflictStep(getLabel(), level, () -> MirroredConflicts.copy(level, cells, symmetry)));
		}
		addChanged(new SetCommand(getLabel(), level, Literals.LEVEL__TERRAIN, copied));
		ElementKinds.objectKinds().filter(ObjectKind::hasPartners).forEach(kind -> mirror(ElementKinds.objectKind(kind)));
		if (conflicts.isAboutObjects()) {
			add(new ConflictStep(getLabel(), level, conflicts::copy));
		}
	}

	/** Returns how many objects the step adds, removes or changes. */
	public int objects() {
		return (int) getCommands().stream().filter(command -> command instanceof AddObject || command instanceof RemoveCommand
				|| command instanceof CompoundCommand).count();
	}

	private void addChanged(Command command) {
		if (command.canExecute()) {
			add(command);
		}
	}

	private void mirror(ObjectKind<EObject> kind) {
		ObjectImages images = new ObjectImages(kind, level, symmetry);
		Set<EObject> kept = new HashSet<>();
		Map<Object, List<Need>> needs = new LinkedHashMap<>();
		for (EObject object : kind.of(level)) {
			if (!needs.containsKey(images.place(object)) && part.isSource(kind.middle(object), images)) {
				kept.add(object);
				addChanged(SetCommand.ofAll("Move " + kind.name(), object, images.onLattice(object)));
				needs(object, images).forEach(need -> needs.computeIfAbsent(need.place(), place -> new ArrayList<>()).add(need));
			}
		}
		keep(kind.of(level), needs, images, kept, true);
		keep(kind.of(level).stream().filter(object -> !kept.contains(object)).toList(), needs, images, kept, false);
		kind.of(level).stream().filter(object -> !kept.contains(object) && part.hasImageInPart(kind.middle(object), images))
				.forEach(object -> add(new RemoveCommand("Remove " + kind.name(), object)));
		needs.values().stream().flatMap(List::stream).forEach(need -> {
			EObject copy = images.copy(need.object(), images.all().get(need.image()));
			conflicts.add(need, copy);
			add(new AddObject(copy, level));
		});
	}

	/**
	 * Finds objects that already lie where a copy is needed. Such an object is kept and gets the values of the copy, and no
	 * copy is added.
	 *
	 * @param needs the copies that are still missing, indexed by place. The method removes a copy if it keeps an object instead
	 * @param kept receives the objects that are kept
	 * @param alike whether an object must be {@linkplain ObjectImages#areAlike alike} to the copied object. If false, it need
	 * only lie at the place of the copy
	 * @param objects the objects that may be kept
	 */
	private void keep(List<EObject> objects, Map<Object, List<Need>> needs, ObjectImages images, Set<EObject> kept, boolean alike) {
		for (EObject object : objects) {
			List<Need> here = needs.getOrDefault(images.place(object), List.of());
			here.stream().filter(need -> !alike || images.areAlike(need.object(), object)).findFirst().ifPresent(need -> {
				here.remove(need);
				kept.add(object);
				conflicts.add(need, object);
				addChanged(SetCommand.ofAll("Change object", object, images.shared(need.object(), images.all().get(need.image()))));
			});
		}
	}

	/** Returns the copies of an object that must exist on other sides of the level, for the level to be symmetric. */
	static List<Need> needs(EObject source, ObjectImages images) {
		List<Need> needs = new ArrayList<>();
		EObject moved = EcoreUtil.copy(source);
		images.onLattice(source).forEach(moved::eSet);
		Set<Object> taken = new HashSet<>(Set.of(images.place(moved)));
		for (int i = 0; i < images.all().size(); i++) {
			Object place = images.place(moved, images.all().get(i));
			if (taken.add(place)) {
				needs.add(new Need(source, moved, i, place));
			}
		}
		return needs;
	}
}
