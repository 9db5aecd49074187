package org.leeway.ui.map.commands;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Envelope;

/** The envelopes of objects on the map. */
public final class ObjectEnvelope {

	private ObjectEnvelope() {
	}

	/** Returns the smallest upright rectangle around an object. Empty if the object has no place of its own on the map. */
	public static Optional<Envelope> of(EObject element) {
		return switch (element) {
		case CircularObstacle circle -> Optional.of(around(circle.getX(), circle.getY(), circle.getRadius()));
		case PolygonObstacle polygon -> Optional.of(polygon.getShape().bounds());
		case Spawn spawn -> Optional.of(cells(spawn.getX(), spawn.getY(), 1, 1));
		case Annotation note -> Optional.of(cells(note.getX(), note.getY(), note.getWidth(), note.getHeight()));
		default -> Optional.empty();
		};
	}

	private static Envelope around(double x, double y, double radius) {
		return new Envelope(x - radius, y - radius, x + radius, y + radius);
	}

	private static Envelope cells(int x, int y, int width, int height) {
		return new Envelope(x, y, x + width, y + height);
	}
}
