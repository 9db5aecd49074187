package org.leeway.ui.outline;

import java.util.List;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.gef.EditPart;

/** A branch of the outline's tree. If the user selects a branch, Properties shows the properties of the level. */
final class GroupTreePart extends TreePart {

	GroupTreePart(Group group) {
		super(group, group.level());
	}

	private Group group() {
		return (Group) getModel();
	}

	/**
	 * Updates this branch of the tree. If a single element was added or removed, changes only the line of this element. An
	 * edit may add thousands of elements one by one, and updating all lines after each element would be slow.
	 */
	@Override
	void elementChanged(Notification change) {
		if (change.getFeature() != group().kind().list()) {
			return;
		}
		int size = group().elements().size();
		if (change.getEventType() == Notification.ADD && getChildren().size() == size - 1) {
			addChild(createChild(change.getNewValue()), change.getPosition());
			refreshVisuals();
		} else if (change.getEventType() == Notification.REMOVE && getChildren().size() == size + 1) {
			removeChild((EditPart) getChildren().get(change.getPosition()));
			refreshVisuals();
		} else {
			refresh();
		}
	}

	@Override
	protected List<?> getModelChildren() {
		return group().elements();
	}

	@Override
	protected String getText() {
		Group group = group();
		return group.kind().group() + " (" + group.elements().size() + ")";
	}
}
