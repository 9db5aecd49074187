package org.leeway.ui.map.parts;

import org.eclipse.core.runtime.ILog;
import org.eclipse.emf.common.notify.Adapter;
import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.editparts.AbstractGraphicalEditPart;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.properties.IPropertySource;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.policies.NamePolicy;
import org.leeway.ui.map.policies.RemovePolicy;
import org.leeway.ui.properties.ElementProperties;

/**
 * The edit part of one element of the level. Updates its figure after changes of the element, and provides the element's
 * properties.
 */
abstract class ElementPart<T extends EObject> extends AbstractGraphicalEditPart {

	private final T element;
	private final Adapter follower = new AdapterImpl() {
		@Override
		public void notifyChanged(Notification change) {
			if (!change.isTouch()) {
				elementChanged(change);
			}
		}
	};

	ElementPart(T element) {
		this(element, element);
	}

	/** @param model the model of the edit part: the element itself, or a part of it, such as an end of a probe */
	ElementPart(Object model, T element) {
		this.element = element;
		setModel(model);
	}

	final T element() {
		return element;
	}

	void elementChanged(Notification change) {
		refreshVisuals();
	}

	@Override
	public void activate() {
		if (!isActive()) {
			super.activate();
			element().eAdapters().add(follower);
		}
	}

	@Override
	public void deactivate() {
		if (isActive()) {
			element().eAdapters().remove(follower);
			super.deactivate();
		}
	}

	@Override
	protected void createEditPolicies() {
		installEditPolicy(EditPolicy.COMPONENT_ROLE, new RemovePolicy(element));
		installEditPolicy(EditPolicy.DIRECT_EDIT_ROLE, new NamePolicy(element));
	}

	/**
	 * Shows the properties after a double click, and a text field for the name after F2. After a double click, the map keeps
	 * the focus, because the second click may begin a drag.
	 */
	@Override
	public void performRequest(Request request) {
		if (RequestConstants.REQ_DIRECT_EDIT.equals(request.getType())) {
			ElementName.feature(element).ifPresent(name -> new NameEditing(this, name).show());
		}
		if (RequestConstants.REQ_OPEN.equals(request.getType())) {
			try {
				PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage().showView(IPageLayout.ID_PROP_SHEET,
						null, IWorkbenchPage.VIEW_VISIBLE);
			} catch (PartInitException e) {
				ILog.get().error("The properties cannot be shown", e);
			}
		}
	}

	@Override
	@SuppressWarnings({"rawtypes", "unchecked"})
	public Object getAdapter(Class key) {
		return key == IPropertySource.class ? new ElementProperties(element) : super.getAdapter(key);
	}
}
