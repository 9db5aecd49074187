package org.leeway.ui.map.parts;

import org.eclipse.emf.ecore.EObject;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.figures.Translucent;
import org.leeway.ui.settings.LayerSettings;
import org.leeway.core.layer.LayerDescriptor;

/** The part of an element that lies on a layer: it is shown, and can be selected, as the layer's settings say. */
abstract class LayeredPart<T extends EObject> extends ElementPart<T> {

	private final LayerDescriptor layer;

	LayeredPart(T element, LayerDescriptor layer) {
		this(element, element, layer);
	}

	/** @param model what the part stands for, if that is only a side of the element */
	LayeredPart(Object model, T element, LayerDescriptor layer) {
		super(model, element);
		this.layer = layer;
	}

	private LayerSettings layers() {
		return ((LevelRootPart) getRoot()).mapLayers();
	}

	@Override
	protected void refreshVisuals() {
		getFigure().setVisible(layers().isVisible(layer));
		((Translucent) getFigure()).setOpacity(layers().alpha(layer));
	}

	@Override
	public boolean isSelectable() {
		return super.isSelectable() && layers().isEditable(layer);
	}
}
