package org.leeway.pathing.grid;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A non-empty rectangle of cells. {@code (x, y)} is its top-left cell. */
public record CellRect(int x, int y, int width, int height) implements Serializable {

	/**
	 * Creates a rectangle.
	 *
	 * @throws IllegalArgumentException if the width or the height is less than 1
	 */
	public CellRect {
		if (width < 1 || height < 1) {
			throw new IllegalArgumentException("empty rectangle: " + width + " x " + height);
		}
	}

	/** Returns the column right of the rectangle. */
	public int right() {
		return x + width;
	}

	/** Returns the row below the rectangle. */
	public int bottom() {
		return y + height;
	}

	/** Returns the number of cells. */
	public long cells() {
		return (long) width * height;
	}

	public boolean contains(int cellX, int cellY) {
		return cellX >= x && cellX < right() && cellY >= y && cellY < bottom();
	}

	/** Returns whether the rectangles have a cell in common. */
	public boolean intersects(CellRect other) {
		return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
	}

	/** Returns the cells that the rectangles have in common. Empty if there are none. */
	public Optional<CellRect> intersection(CellRect other) {
		int left = Math.max(x, other.x);
		int top = Math.max(y, other.y);
		return intersects(other) ? Optional.of(new CellRect(left, top, Math.min(right(), other.right()) - left,
				Math.min(bottom(), other.bottom()) - top)) : Optional.empty();
	}

	/**
	 * Returns disjoint rectangles that together cover this rectangle, except for a hole. The hole must lie inside this rectangle.
	 */
	public List<CellRect> without(CellRect hole) {
		return Stream.of(new int[] {x, y, right(), hole.y}, new int[] {x, hole.y, hole.x, hole.bottom()},
				new int[] {hole.right(), hole.y, right(), hole.bottom()}, new int[] {x, hole.bottom(), right(), bottom()})
				.filter(sides -> sides[0] < sides[2] && sides[1] < sides[3])
				.map(sides -> new CellRect(sides[0], sides[1], sides[2] - sides[0], sides[3] - sides[1])).toList();
	}

	/** Returns the smallest rectangle that contains this rectangle and the other rectangle. */
	public CellRect union(CellRect other) {
		int left = Math.min(x, other.x);
		int top = Math.min(y, other.y);
		return new CellRect(left, top, Math.max(right(), other.right()) - left,
				Math.max(bottom(), other.bottom()) - top);
	}
}
