package org.leeway.pathing.paint;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;

/**
 * A new place for objects on the map: a flip or a turn by a multiple of 90 degrees, and then a move. The <em>image</em> of a point,
 * cell or shape is the point, cell or shape at the new place. Immutable.
 */
public final class Placement {

	private static final int FULL = 360;

	private final CellTransform turn;
	private final double dx;
	private final double dy;

	private Placement(CellTransform turn, double dx, double dy) {
		this.turn = turn;
		this.dx = dx;
		this.dy = dy;
	}

	/** Returns a placement that moves objects by an offset, in cells. */
	public static Placement move(double dx, double dy) {
		return new Placement(CellTransform.IDENTITY, dx, dy);
	}

	/**
	 * Returns a placement that flips or turns a rectangle with its top-left corner at (0, 0), and then moves it to (x, y).
	 *
	 * @param turn the flip or turn. Its shift is ignored
	 * @param width the width of the rectangle before the turn, in cells
	 * @param height the height of the rectangle before the turn, in cells
	 * @param x the left edge of the turned rectangle, in cells
	 * @param y the top edge of the turned rectangle, in cells
	 */
	public static Placement of(CellTransform turn, int width, int height, int x, int y) {
		return new Placement(turn, x - Math.min(0, turn.xx() * width) - Math.min(0, turn.xy() * height),
				y - Math.min(0, turn.yx() * width) - Math.min(0, turn.yy() * height));
	}

	/**
	 * Returns the placement that moves shapes in the same way as a transformation moves cells. A cell is regarded as a square with
	 * its top-left corner at the cell's coordinates.
	 */
	public static Placement of(CellTransform cells) {
		return new Placement(cells, cells.dx() + (1 - cells.xx() - cells.xy()) / 2, cells.dy() + (1 - cells.yx() - cells.yy()) / 2);
	}

	/** Returns the inverse placement, which maps each image back to its object. */
	public Placement inverse() {
		return new Placement(turn.inverse(), -(turn.xx() * dx + turn.yx() * dy), -(turn.xy() * dx + turn.yy() * dy));
	}

	/** Returns whether the placement only moves objects, without a flip or a turn. */
	public boolean isMove() {
		return turn.xx() == 1 && turn.yy() == 1;
	}

	/** Returns whether the placement is a flip, so that clockwise outlines become anticlockwise. */
	public boolean isFlip() {
		return turn.xx() * turn.yy() - turn.xy() * turn.yx() < 0;
	}

	/** Returns the x coordinate of the image of a point. */
	public double x(double px, double py) {
		return turn.xx() * px + turn.xy() * py + dx;
	}

	/** Returns the y coordinate of the image of a point. */
	public double y(double px, double py) {
		return turn.yx() * px + turn.yy() * py + dy;
	}

	/** Returns the image of a cell: the cell that contains the image of the given cell's middle. */
	public Cell cell(int x, int y) {
		return new Cell((int) Math.floor(x(x + 0.5, y + 0.5)), (int) Math.floor(y(x + 0.5, y + 0.5)));
	}

	/** Returns the image of a square of cells, as its top-left cell. */
	public Cell square(int x, int y, int size) {
		Cell one = cell(x, y);
		Cell other = cell(x + size - 1, y + size - 1);
		return new Cell(Math.min(one.x(), other.x()), Math.min(one.y(), other.y()));
	}

	/** Returns the image of an upright rectangle. */
	public Envelope image(Envelope box) {
		double x = x(box.left(), box.top());
		double y = y(box.left(), box.top());
		double otherX = x(box.right(), box.bottom());
		double otherY = y(box.right(), box.bottom());
		return new Envelope(Math.min(x, otherX), Math.min(y, otherY), Math.max(x, otherX), Math.max(y, otherY));
	}

	/** Returns the image of a polygon. A flip reverses the direction of its ring. */
	public Polygon image(Polygon shape) {
		if (isMove()) {
			return shape.translated(dx, dy);
		}
		double[] xy = new double[2 * shape.size()];
		for (int i = 0; i < shape.size(); i++) {
			xy[2 * i] = x(shape.x(i), shape.y(i));
			xy[2 * i + 1] = y(shape.x(i), shape.y(i));
		}
		return Polygon.of(xy);
	}

	/**
	 * Returns the image of a heading. All angles are in degrees. A turn by an angle adds this angle to the heading. A flip about an
	 * axis in the direction a changes a heading h to 2a - h.
	 */
	public double heading(double degrees) {
		if (isMove()) {
			return degrees;
		}
		double angle = Math.rint(Math.toDegrees(Math.atan2(turn.yx(), turn.xx())));
		double heading = (isFlip() ? angle - degrees : angle + degrees) % FULL;
		return heading < 0 ? heading + FULL : heading + 0.0;
	}
}
