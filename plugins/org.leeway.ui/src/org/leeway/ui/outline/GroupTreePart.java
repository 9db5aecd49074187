package org.leeway.ui.outline;

import java.util.List;

/** A branch of the outline's tree: selecting it shows the level's own properties. */
final class GroupTreePart extends TreePart {

	GroupTreePart(Group group) {
		super(group, group.level());
	}

	@Override
	protected List<?> getModelChildren() {
		return ((Group) getModel()).elements();
	}

	@Override
	protected String getText() {
		Group group = (Group) getModel();
		return group.label() + " (" + group.elements().size() + ")";
	}
}
