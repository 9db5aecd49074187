package org.leeway.ui.outline;

import java.util.List;

import org.eclipse.emf.common.notify.Notification;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;

/** The level as the root of the outline's tree. Groups are listed even if they are empty. */
final class LevelTreePart extends TreePart {

	private final List<Group> groups;

	LevelTreePart(Level level) {
		super(level, level);
		groups = List.of(new Group(level, Literals.LEVEL__TERRAIN_TYPES, "Terrains"),
				new Group(level, Literals.LEVEL__AGENT_TYPES, "Agents"),
				new Group(level, Literals.LEVEL__SPAWNS, "Spawns"),
				new Group(level, Literals.LEVEL__PROBES, "Probes"),
				new Group(level, Literals.LEVEL__CIRCLES, "Circles"),
				new Group(level, Literals.LEVEL__POLYGONS, "Polygons"),
				new Group(level, Literals.LEVEL__ANNOTATIONS, "Notes"),
				new Group(level, Literals.LEVEL__NAV_MESHES, "Meshes"),
				new Group(level, Literals.LEVEL__UNDERLAYS, "Pictures"),
				new Group(level, Literals.LEVEL__ACCEPTED, "Intended findings"));
	}

	@Override
	protected List<?> getModelChildren() {
		return groups;
	}

	/** Refreshes the text only, because the groups stay the same. */
	@Override
	void elementChanged(Notification change) {
		refreshVisuals();
	}

	@Override
	protected String getText() {
		Level level = (Level) getModel();
		return level.getName() + " (" + level.getTerrain() + ")";
	}
}
