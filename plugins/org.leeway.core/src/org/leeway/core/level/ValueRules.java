package org.leeway.core.level;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.leeway.core.level.value.Limits;
import org.leeway.core.level.value.NameText;
import org.leeway.core.level.value.Quotes;
import org.leeway.model.LevelPackage;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * The rules for attribute values in a level. Numbers must be finite and within {@link Limits}. The number of places where outlines
 * cross themselves is limited. XML must be able to represent all texts.
 */
final class ValueRules {

	private ValueRules() {
	}

	static void check(EObject object, EAttribute attribute, Object value) {
		if (value instanceof Double number && !Double.isFinite(number)) {
			throw LevelProblem.of(object, attribute.getName() + " " + number + ", expected a finite number");
		}
		boolean within = switch (value) {
		case Double number -> Limits.isWithin(attribute, number);
		case Polygon shape -> Limits.isWithin(shape);
		case PolygonMesh mesh -> Limits.isWithin(mesh);
		case null, default -> true;
		};
		if (!within) {
			String shown = value instanceof Double ? " " + value : " with a number outside of a level's";
			throw LevelProblem.of(object, attribute.getName() + shown + ", expected -1e9 to 1e9");
		}
		if (value instanceof Polygon shape && shape.isTangled()) {
			long most = shape.mostCrossings();
			throw LevelProblem.of(object, attribute.getName() + " of " + shape.size() + " points from "
					+ new Point(shape.x(0), shape.y(0)) + " crosses or touches itself more than " + most + " times, expected at most "
					+ most);
		}
		if (value instanceof String text) {
			checkText(object, attribute, text);
		}
	}

	private static void checkText(EObject object, EAttribute attribute, String text) {
		boolean lines = attribute == LevelPackage.Literals.ANNOTATION__TEXT;
		text.codePoints().filter(c -> !(NameText.isVisible(c) || lines && isLayout(c))).findFirst().ifPresent(c -> {
			throw LevelProblem.of(object, attribute.getName() + " " + Quotes.quote(text) + " holds the character U+"
					+ String.format("%04X", c) + ", expected " + (lines ? "text" : "one line of text"));
		});
	}

	private static boolean isLayout(int c) {
		return c == '\n' || c == '\t' || c == '\r';
	}
}
