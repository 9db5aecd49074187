package org.leeway.ui.map.figures;

import java.util.List;

import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.emf.ecore.EObject;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.kinds.ElementKinds;

/** The outlines of objects that the user is about to put down at the mouse. */
public final class ObjectGhosts extends Figure {

	private static final int MARGIN = CellGeometry.CELL;

	private List<EObject> objects = List.of();

	/** Shows the outlines of objects at the places where a click would put the objects. */
	public void show(List<EObject> others) {
		objects = others;
		Rectangle box = null;
		for (EObject object : objects) {
			box = box == null ? bounds(object) : box.getUnion(bounds(object));
		}
		setBounds(box == null ? new Rectangle() : box.expand(MARGIN, MARGIN));
		repaint();
	}

	/** Returns the number of objects. */
	public int count() {
		return objects.size();
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return false;
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		objects.forEach(object -> GhostRing.outline(this, graphics,
				() -> ElementKinds.ofObject(object).ifPresent(kind -> kind.drawOutline(object, graphics))));
	}

	private static Rectangle bounds(EObject object) {
		return ElementKinds.envelope(object).map(CellGeometry::bounds).orElseGet(Rectangle::new);
	}
}
