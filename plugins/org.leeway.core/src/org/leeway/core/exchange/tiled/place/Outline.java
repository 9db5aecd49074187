package org.leeway.core.exchange.tiled.place;

import java.util.stream.IntStream;

import org.leeway.core.level.value.Limits;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;

/** The outline of a closed shape, in cells. */
public sealed interface Outline {

	/**
	 * Adds an obstacle with this outline to a level. Returns false and adds nothing if the size or the position of the outline
	 * exceeds the limits of levels.
	 *
	 * @param name of the obstacle, or null
	 * @param isRemovable whether units can clear the obstacle away
	 */
	boolean addTo(Level level, String name, boolean isRemovable);

	/** Returns the same outline, moved by an offset in cells. */
	Outline translated(double dx, double dy);

	/** Returns whether the outline has an area. */
	boolean hasArea();

	/** Returns the bounding box of the outline. */
	Envelope bounds();

	/** Returns whether the outline encloses exactly the cell 0,0. */
	boolean isFirstCell();

	/** Returns whether the outline lies inside of the cell 0,0. */
	default boolean isInFirstCell() {
		Envelope box = bounds();
		return box.left() >= 0 && box.top() >= 0 && box.right() <= 1 && box.bottom() <= 1;
	}

	/** A circle. */
	record Circle(Point centre, double radius) implements Outline {

		@Override
		public boolean addTo(Level level, String name, boolean isRemovable) {
			if (!Limits.isWithin(centre.x()) || !Limits.isWithin(centre.y()) || !Limits.isWithin(radius)) {
				return false;
			}
			CircularObstacle obstacle = LevelFactory.eINSTANCE.createCircularObstacle();
			obstacle.setName(name);
			obstacle.setX(centre.x());
			obstacle.setY(centre.y());
			obstacle.setRadius(radius);
			obstacle.setRemovable(isRemovable);
			return level.getCircles().add(obstacle);
		}

		@Override
		public boolean hasArea() {
			return radius > 0;
		}

		@Override
		public Envelope bounds() {
			return new Envelope(centre.x() - radius, centre.y() - radius, centre.x() + radius, centre.y() + radius);
		}

		@Override
		public boolean isFirstCell() {
			return false;
		}

		@Override
		public Outline translated(double dx, double dy) {
			return new Circle(new Point(centre.x() + dx, centre.y() + dy), radius);
		}
	}

	/** A polygon. */
	record Edges(Polygon polygon) implements Outline {

		private static final Envelope FIRST_CELL = new Envelope(0, 0, 1, 1);
		private static final double ROUNDING = 1e-9;

		@Override
		public boolean addTo(Level level, String name, boolean isRemovable) {
			if (!Limits.isWithin(polygon)) {
				return false;
			}
			PolygonObstacle obstacle = LevelFactory.eINSTANCE.createPolygonObstacle();
			obstacle.setName(name);
			obstacle.setShape(polygon);
			obstacle.setRemovable(isRemovable);
			return level.getPolygons().add(obstacle);
		}

		@Override
		public boolean hasArea() {
			return IntStream.range(1, polygon.size() - 1).anyMatch(i -> Math.abs(cross(i)) > ROUNDING);
		}

		/**
		 * Returns twice the signed area of a triangle between three corners of the polygon: corner 0, corner {@code i}
		 * and corner {@code i + 1}.
		 */
		private double cross(int i) {
			return (polygon.x(i) - polygon.x(0)) * (polygon.y(i + 1) - polygon.y(0))
					- (polygon.x(i + 1) - polygon.x(0)) * (polygon.y(i) - polygon.y(0));
		}

		@Override
		public Envelope bounds() {
			return polygon.bounds();
		}

		@Override
		public boolean isFirstCell() {
			return bounds().equals(FIRST_CELL) && Math.abs(signedArea()) >= 1 - ROUNDING;
		}

		private double signedArea() {
			return IntStream.range(1, polygon.size() - 1).mapToDouble(this::cross).sum() / 2;
		}

		@Override
		public Outline translated(double dx, double dy) {
			return new Edges(polygon.translated(dx, dy));
		}
	}
}
