package org.leeway.core.exchange.tiled.read;

import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.Problems;

/** The names that files use for the shapes of objects. */
final class ObjectShapes {

	private static final Map<String, Shape> NAMED = Map.of("ellipse", Shape.ELLIPSE, "capsule", Shape.CAPSULE, "point",
			Shape.POINT, "polygon", Shape.POLYGON, "polyline", Shape.POLYLINE, "text", Shape.TEXT);

	private ObjectShapes() {
	}

	/** Returns the shape of this name. Empty if Leeway knows no such shape. */
	static Optional<Shape> named(String word) {
		return Optional.ofNullable(NAMED.get(word));
	}

	static boolean hasPoints(Shape shape) {
		return shape == Shape.POLYGON || shape == Shape.POLYLINE;
	}

	/** Parses points in the form {@code x,y x,y}. */
	static double[] points(String text, Problems place) throws LevelFormatException {
		StringTokenizer words = new StringTokenizer(text);
		double[] xy = new double[2 * words.countTokens()];
		for (int i = 0; i < xy.length; i += 2) {
			String word = words.nextToken();
			int comma = word.indexOf(',');
			Optional<Double> x = MessageText.number(word.substring(0, Math.max(0, comma)));
			Optional<Double> y = MessageText.number(word.substring(comma + 1));
			if (x.isEmpty() || y.isEmpty()) {
				throw place.error("points: " + MessageText.quote(word) + ", expected two finite numbers as x,y");
			}
			xy[i] = x.get();
			xy[i + 1] = y.get();
		}
		return xy;
	}
}
