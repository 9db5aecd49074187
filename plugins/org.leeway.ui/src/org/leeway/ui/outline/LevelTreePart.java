package org.leeway.ui.outline;

import java.util.List;

import org.eclipse.emf.common.notify.Notification;
import org.leeway.model.Level;
import org.leeway.ui.map.kinds.ElementKinds;

/** The tree part of the level, which is the root of the outline's tree. Groups are listed even if they are empty. */
final class LevelTreePart extends TreePart {

	private final List<Group> groups;

	LevelTreePart(Level level) {
		super(level, level);
		groups = ElementKinds.all().map(kind -> new Group(level, kind)).toList();
	}

	@Override
	protected List<?> getModelChildren() {
		return groups;
	}

	/** Refreshes the text only. The children are the groups of elements, and a level always has the same groups. */
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
