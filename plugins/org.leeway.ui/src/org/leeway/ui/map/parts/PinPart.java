package org.leeway.ui.map.parts;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.eclipse.gef.editparts.ZoomListener;
import org.eclipse.gef.editparts.ZoomManager;
import org.leeway.core.layer.LayerDescriptor;

/** The part of an element whose sign keeps a readable size at every zoom. */
abstract class PinPart<T extends EObject> extends LayeredPart<T> {

	private final ZoomListener zoomed = zoom -> refreshVisuals();

	/** @param model the model of the part: the element, or an aspect of it, such as an end of a probe */
	PinPart(Object model, T element, LayerDescriptor layer) {
		super(model, element, layer);
	}

	@Override
	public void activate() {
		super.activate();
		manager().addZoomListener(zoomed);
	}

	@Override
	public void deactivate() {
		manager().removeZoomListener(zoomed);
		super.deactivate();
	}

	/** 1 at 100 %. */
	final double zoom() {
		return manager().getZoom();
	}

	private ZoomManager manager() {
		return ((ScalableFreeformRootEditPart) getRoot()).getZoomManager();
	}
}
