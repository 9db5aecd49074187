package org.leeway.ui.editor.parts;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.draw2d.IFigure;
import org.eclipse.emf.common.notify.Notification;
import org.eclipse.gef.DragTracker;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.Request;
import org.eclipse.gef.editpolicies.RootComponentEditPolicy;
import org.eclipse.gef.tools.MarqueeDragTracker;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.ui.editor.figures.MapExtent;
import org.leeway.ui.editor.policies.LevelPolicy;

/** The level: holds the parts of all that stands on the map. The terrain itself is painted by the root's terrain layer. */
final class LevelPart extends ElementPart<Level> {

	LevelPart(Level level) {
		super(Level.class, level);
	}

	@Override
	protected IFigure createFigure() {
		return new MapExtent();
	}

	@Override
	protected void createEditPolicies() {
		installEditPolicy(EditPolicy.COMPONENT_ROLE, new RootComponentEditPolicy());
		installEditPolicy(EditPolicy.LAYOUT_ROLE, new LevelPolicy());
	}

	@Override
	protected List<?> getModelChildren() {
		List<Object> children = new ArrayList<>(element().getNavMeshes());
		children.addAll(element().getAnnotations());
		children.addAll(element().getPolygons());
		children.addAll(element().getCircles());
		children.addAll(element().getSpawns());
		return children;
	}

	@Override
	void elementChanged(Notification change) {
		if (change.getFeature() != LevelPackage.Literals.LEVEL__TERRAIN) {
			refreshChildren();
		}
		refreshVisuals();
	}

	@Override
	protected void refreshVisuals() {
		((MapExtent) getFigure()).setGrid(element().getTerrain());
	}

	@Override
	public DragTracker getDragTracker(Request request) {
		return new MarqueeDragTracker();
	}
}
