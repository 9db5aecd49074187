package org.leeway.ui.map.parts;

import org.eclipse.draw2d.CoordinateListener;
import org.eclipse.emf.ecore.EObject;
import org.leeway.ui.map.canvas.LevelRootPart;

/**
 * The edit part of an element that the map marks with a sign, such as the pin of a spawn. The sign keeps a readable size at
 * every zoom.
 */
abstract class PinPart<T extends EObject> extends LayeredPart<T> {

	private final CoordinateListener zoomed = map -> refreshVisuals();

	/** @param model the model of the edit part: the element itself, or a part of it, such as an end of a probe */
	PinPart(Object model, T element) {
		super(model, element);
	}

	@Override
	public void activate() {
		super.activate();
		root().viewport().addZoomListener(zoomed);
	}

	@Override
	public void deactivate() {
		root().viewport().removeZoomListener(zoomed);
		super.deactivate();
	}

	/** Returns the zoom, 1 at 100 %. */
	final double zoom() {
		return root().getZoomManager().getZoom();
	}

	private LevelRootPart root() {
		return (LevelRootPart) getRoot();
	}
}
