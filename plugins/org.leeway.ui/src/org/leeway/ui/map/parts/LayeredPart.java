package org.leeway.ui.map.parts;

import org.eclipse.draw2d.Label;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.DragTracker;
import org.eclipse.gef.Request;
import org.eclipse.gef.tools.DragEditPartsTracker;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.figures.Translucent;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.settings.LayerSettings;

/**
 * The edit part of an element that belongs to a layer of the map. The layer's settings decide whether the element is visible
 * and can be selected.
 */
abstract class LayeredPart<T extends EObject> extends ElementPart<T> {

	private final LayerDescriptor layer;

	LayeredPart(T element) {
		this(element, element);
	}

	/** @param model the model of the edit part: the element itself, or a part of it, such as an end of a probe */
	LayeredPart(Object model, T element) {
		super(model, element);
		layer = ElementKinds.ofObject(element).orElseThrow().layer();
	}

	/**
	 * Returns a tracker of drags that never copies the element. In GEF, a drag with Ctrl would copy it. But users also press Ctrl
	 * during a drag for a key such as Ctrl+S.
	 */
	@Override
	public DragTracker getDragTracker(Request request) {
		return new DragEditPartsTracker(this) {
			@Override
			protected void setCloneActive(boolean cloneActive) {
				super.setCloneActive(false);
			}
		};
	}

	private LayerSettings layers() {
		return ((LevelRootPart) getRoot()).mapLayers();
	}

	@Override
	protected void refreshVisuals() {
		getFigure().setVisible(layers().isVisible(layer));
		((Translucent) getFigure()).setOpacity(layers().alpha(layer));
	}

	/** Shows the name of the element as the tooltip of the figure. Removes the tooltip if the element has no name. */
	final void showName() {
		String name = ElementName.of(element());
		getFigure().setToolTip(name.isEmpty() ? null : new Label(name));
	}

	@Override
	public boolean isSelectable() {
		return super.isSelectable() && layers().isEditable(layer);
	}
}
