package org.leeway.core.level.part;

import java.util.List;
import java.util.Optional;

import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.util.Decimal;

/**
 * The coordinates by which a game names places of a level. The game counts columns and rows of cells, or uses points in its own
 * units. Immutable.
 *
 * @param frame the kind of coordinates. {@link GameFrame#NONE} if the level does not say
 * @param originX the game's first coordinate of the left side of the map
 * @param originY the game's second coordinate of the upper side of the map
 * @param yUp whether the game's second coordinate grows towards the upper side of the map
 * @param axes the game's names of the first and the second coordinate, such as {@code x} and {@code z}
 */
public record GamePlaces(GameFrame frame, double originX, double originY, boolean yUp, List<String> axes) {

	/** The value for a level that does not say which coordinates its game uses. */
	public static final GamePlaces NONE = new GamePlaces(GameFrame.NONE, 0, 0, false, List.of("x", "y"));

	public GamePlaces {
		axes = List.copyOf(axes);
	}

	/** Returns the coordinates that the game of a level uses. */
	public static GamePlaces of(Level level) {
		return level.getFrame() == GameFrame.NONE ? NONE : new GamePlaces(level.getFrame(), level.getOriginX(), level.getOriginY(),
				level.isYUp(), axes(level.getAxes()).orElse(NONE.axes));
	}

	/** Parses the names of axes: two words with a blank between. Empty if the text is null or does not have two words. */
	public static Optional<List<String>> axes(String text) {
		List<String> words = text == null ? List.of() : List.of(text.strip().split("\\s+"));
		return words.size() == 2 ? Optional.of(words) : Optional.empty();
	}

	/**
	 * Returns the coordinates of a cell in the game. The coordinates are a column and a row, or the point in the middle of the
	 * cell. Empty if the level does not say which coordinates its game uses.
	 *
	 * @param scale side of a cell in the units of the game
	 */
	public Optional<Point> of(Cell cell, double scale) {
		return switch (frame) {
		case NONE -> Optional.empty();
		case CELLS -> Optional.of(new Point(originX + cell.x(), yUp ? originY - 1 - cell.y() : originY + cell.y()));
		case UNITS -> Optional.of(new Point(originX + scale * (cell.x() + 0.5), originY + (yUp ? -scale : scale) * (cell.y() + 0.5)));
		};
	}

	/**
	 * Returns the game's coordinates of a cell in words, as in {@code x 49.5, z 701.5}. Empty if the level does not say
	 * which coordinates its game uses.
	 */
	public Optional<String> words(Cell cell, double scale) {
		return of(cell, scale).map(point -> axes.get(0) + " " + Decimal.format(point.x()) + ", " + axes.get(1) + " "
				+ Decimal.format(point.y()));
	}
}
