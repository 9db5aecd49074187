package org.leeway.ui.outline;

import org.eclipse.emf.common.notify.Adapter;
import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.editparts.AbstractTreeEditPart;
import org.eclipse.ui.views.properties.IPropertySource;
import org.leeway.ui.properties.ElementProperties;

/** A part of the outline's tree. Shows one element of the model, follows its changes, and offers its properties. */
abstract class TreePart extends AbstractTreeEditPart {

	private final EObject element;
	private final Adapter follower = new AdapterImpl() {
		@Override
		public void notifyChanged(Notification change) {
			if (!change.isTouch()) {
				elementChanged(change);
			}
		}
	};

	TreePart(Object model, EObject element) {
		super(model);
		this.element = element;
	}

	void elementChanged(Notification change) {
		refresh();
	}

	@Override
	public void activate() {
		if (!isActive()) {
			super.activate();
			element.eAdapters().add(follower);
		}
	}

	@Override
	public void deactivate() {
		if (isActive()) {
			element.eAdapters().remove(follower);
			super.deactivate();
		}
	}

	@Override
	@SuppressWarnings({"rawtypes", "unchecked"})
	public Object getAdapter(Class key) {
		return key == IPropertySource.class ? new ElementProperties(element) : super.getAdapter(key);
	}
}
