package org.leeway.ui.survey;

import java.util.stream.Stream;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.layers.BalancePicture;

/**
 * The picture that the Balance view shows on the map, in one editor at a time. The picture of a pair of places has the lanes
 * between the places, which are ways next to each other. The picture of a start has the base of the start, the room to build.
 */
final class BalanceMap {

	/** The margin around a place that stays visible when the map zooms to it, in cells. */
	private static final int SURROUNDINGS = 16;

	private EditorSession editor;

	/** Shows a picture on the map of an editor. If another map shows a picture of this view, removes it there. */
	void show(EditorSession on, BalancePicture picture) {
		if (on != editor) {
			clear();
		}
		editor = on;
		editor.showBalance(picture);
	}

	/**
	 * Chooses the start from which the map of an editor shows travel times.
	 *
	 * @param start the only start to measure from. Null to measure from all starts
	 */
	void countFrom(EditorSession on, Cell start) {
		if (on != editor) {
			clear();
		}
		editor = on;
		editor.settings().setStart(start);
	}

	/** Removes the picture from the map, and makes its travel times count from all starts. */
	void clear() {
		EditorSession shown = editor;
		editor = null;
		if (shown != null && isOpen(shown)) {
			shown.showBalance(BalancePicture.NONE);
			shown.settings().setStart(null);
		}
	}

	private static boolean isOpen(EditorSession editor) {
		LevelRootPart root = editor.root();
		return root != null && root.getViewer() != null && root.getViewer().getControl() != null
				&& !root.getViewer().getControl().isDisposed();
	}

	/**
	 * Returns the rectangle to which the map zooms, in cells. The rectangle contains everything in the picture, and
	 * {@code place} with a margin of {@link #SURROUNDINGS} cells.
	 *
	 * @param place the cells of the selected start, or a rectangle around both starts of the selected pair
	 */
	static CellRect around(BalancePicture picture, CellRect place) {
		int size = picture.size();
		Stream<CellRect> anchors = Stream.concat(picture.lanes().stream(), Stream.concat(Stream.of(picture.route()),
				picture.gaps().stream().map(gap -> gap.cells()))).flatMap(cells -> cells.stream())
				.map(cell -> new CellRect(cell.x(), cell.y(), size, size));
		return anchors.reduce(new CellRect(place.x() - SURROUNDINGS, place.y() - SURROUNDINGS, place.width() + 2 * SURROUNDINGS,
				place.height() + 2 * SURROUNDINGS), CellRect::union);
	}
}
