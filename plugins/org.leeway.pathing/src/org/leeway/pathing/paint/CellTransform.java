package org.leeway.pathing.paint;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * An immutable transformation that maps cell {@code (x, y)} to {@code (xx * x + xy * y + dx, yx * x + yy * y + dy)}. The
 * transformation is a mirroring or a turn by quarters, followed by a shift. So the four factors are 0, 1 or -1.
 */
public record CellTransform(int xx, int xy, int yx, int yy, int dx, int dy) {

	/** The transformation that changes nothing. */
	public static final CellTransform IDENTITY = new CellTransform(1, 0, 0, 1, 0, 0);

	/** Returns this transformation, followed by another transformation. */
	public CellTransform then(CellTransform next) {
		return new CellTransform(next.xx * xx + next.xy * yx, next.xx * xy + next.xy * yy, next.yx * xx + next.yy * yx,
				next.yx * xy + next.yy * yy, next.xx * dx + next.xy * dy + next.dx, next.yx * dx + next.yy * dy + next.dy);
	}

	public Cell apply(Cell cell) {
		return new Cell(xx * cell.x() + xy * cell.y() + dx, yx * cell.x() + yy * cell.y() + dy);
	}

	/** Returns the rectangle to which this transformation maps a given rectangle. */
	public CellRect apply(CellRect cells) {
		Cell one = apply(new Cell(cells.x(), cells.y()));
		Cell other = apply(new Cell(cells.right() - 1, cells.bottom() - 1));
		return new CellRect(one.x(), one.y(), 1, 1).union(new CellRect(other.x(), other.y(), 1, 1));
	}

	/**
	 * Returns the images of corners of cells. Corners are in the form {@code x0, y0, x1, y1, ...} of {@link
	 * CellShape#corners}.
	 */
	public int[] applyToCorners(int[] corners) {
		int[] moved = new int[corners.length];
		for (int i = 0; i < corners.length; i += 2) {
			moved[i] = xx * corners[i] + xy * corners[i + 1] + dx + (1 - xx - xy) / 2;
			moved[i + 1] = yx * corners[i] + yy * corners[i + 1] + dy + (1 - yx - yy) / 2;
		}
		return moved;
	}

	/** Returns the inverse transformation. */
	CellTransform inverse() {
		return new CellTransform(xx, yx, xy, yy, -(xx * dx + yx * dy), -(xy * dx + yy * dy));
	}

	/**
	 * Passes the images of a horizontal run of cells to a sink, as horizontal runs. A quarter turn maps the run to a column, which
	 * is passed cell by cell.
	 */
	void apply(int x, int y, int length, RunSink sink) {
		Cell first = apply(new Cell(x, y));
		if (xx != 0) {
			sink.run(xx > 0 ? first.x() : first.x() - length + 1, first.y(), length);
			return;
		}
		for (int i = 0; i < length; i++) {
			sink.run(first.x(), first.y() + i * yx, 1);
		}
	}
}
