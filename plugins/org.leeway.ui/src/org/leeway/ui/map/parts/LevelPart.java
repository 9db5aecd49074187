package org.leeway.ui.map.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

import org.eclipse.draw2d.IFigure;
import org.eclipse.emf.common.notify.Notification;
import org.eclipse.gef.DragTracker;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.Request;
import org.eclipse.gef.editpolicies.RootComponentEditPolicy;
import org.eclipse.gef.tools.MarqueeDragTracker;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.figures.MapExtent;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.policies.LevelPolicy;

/** The edit part of the level, with a child for each object on the map. The root's terrain layer paints the terrain itself. */
final class LevelPart extends ElementPart<Level> {

	/**
	 * The start and the goal of each probe, indexed by probe. They are cached because GEF keeps an edit part only if it
	 * gets the same model object again.
	 */
	private final Map<PathProbe, List<ProbeEnd>> ends = new WeakHashMap<>();

	LevelPart(Level level) {
		super(level);
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

	/**
	 * Returns the objects from the back to the front. The ends of probes are in front of spawns, so that users can drag an end
	 * away from a spawn.
	 */
	@Override
	protected List<?> getModelChildren() {
		List<Object> children = new ArrayList<>(ElementKinds.figures(element()).toList());
		for (PathProbe probe : element().getProbes()) {
			children.addAll(ends.computeIfAbsent(probe,
					key -> List.of(new ProbeEnd(key, false), new ProbeEnd(key, true))));
		}
		return children;
	}

	@Override
	void elementChanged(Notification change) {
		if (change.getFeature() != LevelPackage.Literals.LEVEL__TERRAIN && !addOne(change) && !removeOne(change)) {
			refreshChildren();
		}
		refreshVisuals();
	}

	/**
	 * Adds the edit part of one new object. A refresh of all parts would be too slow, because a step may add thousands of
	 * objects one by one.
	 *
	 * @return false if the change does not add exactly one object, or if the object already has an edit part
	 */
	private boolean addOne(Notification change) {
		if (change.getEventType() != Notification.ADD || part(change.getNewValue()) != null) {
			return false;
		}
		List<?> models = getModelChildren();
		int index = models.indexOf(change.getNewValue());
		if (index < 0 || models.size() != getChildren().size() + 1) {
			return false;
		}
		addChild(createChild(change.getNewValue()), index);
		return true;
	}

	private boolean removeOne(Notification change) {
		EditPart part = change.getEventType() == Notification.REMOVE ? part(change.getOldValue()) : null;
		if (part == null || part.getParent() != this || getModelChildren().size() != getChildren().size() - 1) {
			return false;
		}
		removeChild(part);
		return true;
	}

	private EditPart part(Object model) {
		return (EditPart) getViewer().getEditPartRegistry().get(model);
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
