package org.leeway.core.level.part;

import java.util.List;
import java.util.Optional;

import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.util.Decimal;

/**
 * The names that a game gives to the places of a level: by the numbers of cells, or by points in its units. Immutable.
 *
 * @param frame {@link GameFrame#NONE} if the level does not say
 * @param originX the game's x coordinate of the left side of the map
 * @param originY the game's other coordinate of the upper side of the map
 * @param yUp whether the other coordinate grows upwards
 * @param axes the names of both axes
 */
public record GamePlaces(GameFrame frame, double originX, double originY, boolean yUp, List<String> axes) {

	/** Places of a level that does not say how its game names them. */
	public static final GamePlaces NONE = new GamePlaces(GameFrame.NONE, 0, 0, false, List.of("x", "y"));

	public GamePlaces {
		axes = List.copyOf(axes);
	}

	/** Returns how the game of a level names its places. */
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
	 * Returns the game's coordinates of a cell: its number, or the point in its middle. Empty if the level does not say how its
	 * game names places.
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

	/** Returns the game's coordinates of a cell in words, as in {@code x 49.5, z 701.5}. Empty as {@link #of(Cell, double)}. */
	public Optional<String> words(Cell cell, double scale) {
		return of(cell, scale).map(point -> axes.get(0) + " " + Decimal.format(point.x()) + ", " + axes.get(1) + " "
				+ Decimal.format(point.y()));
	}
}
