package org.leeway.ui.map.commands;

import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.UnexecutableCommand;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Placement;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.kinds.ObjectKind;

/** Commands that move objects of the map by some cells. */
public final class Shift {

	private Shift() {
	}

	/**
	 * Returns a command that moves an element. Spawns and notes move by whole cells. The command cannot run for a spawn
	 * that would leave the map.
	 *
	 * @param dx the distance to the right, in cells
	 * @param dy the distance down, in cells
	 */
	public static Command by(double dx, double dy, EObject element) {
		return ElementKinds.ofObject(element).filter(kind -> !kind.staysOnMap() || staysOnMap(dx, dy, element, kind))
				.map(kind -> anywhere(dx, dy, element)).orElse(UnexecutableCommand.INSTANCE);
	}

	private static boolean staysOnMap(double dx, double dy, EObject element, ObjectKind<EObject> kind) {
		if (!(element.eContainer() instanceof Level level)) {
			return true;
		}
		CellRect map = level.getTerrain().bounds();
		Envelope place = kind.envelope(element).orElseThrow();
		double x = place.left() + Math.round(dx);
		double y = place.top() + Math.round(dy);
		return x >= 0 && y >= 0 && x + place.width() <= map.width() && y + place.height() <= map.height();
	}

	/**
	 * Returns a command that moves an element to any place, even outside the map.
	 *
	 * @param dx the distance to the right, in cells
	 * @param dy the distance down, in cells
	 */
	static Command anywhere(double dx, double dy, EObject element) {
		ObjectKind<EObject> kind = ElementKinds.ofObject(element).orElseThrow();
		Map<EStructuralFeature, Object> image = kind.image(element, Placement.move(dx, dy));
		return image.isEmpty() ? UnexecutableCommand.INSTANCE : SetCommand.ofAll("Move " + kind.name(), element, image);
	}
}
