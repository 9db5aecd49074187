package org.leeway.ui.map.parts;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartFactory;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.Underlay;
import org.leeway.ui.map.ProbeEnd;

/** The factory of the parts of the canvas. */
public final class LevelPartFactory implements EditPartFactory {

	@Override
	public EditPart createEditPart(EditPart context, Object model) {
		return switch (model) {
		case Level level -> new LevelPart(level);
		case CircularObstacle circle -> new CirclePart(circle);
		case PolygonObstacle polygon -> new PolygonPart(polygon);
		case Spawn spawn -> new SpawnPart(spawn);
		case Annotation note -> new AnnotationPart(note);
		case Underlay underlay -> new UnderlayPart(underlay);
		case NavMeshLayer mesh -> new NavMeshPart(mesh);
		case ProbeEnd end -> new ProbeEndPart(end);
		default -> throw new IllegalArgumentException("no part shows " + model);
		};
	}
}
