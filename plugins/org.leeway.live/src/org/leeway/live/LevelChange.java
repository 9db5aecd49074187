package org.leeway.live;

import java.util.List;

import org.leeway.core.analysis.Finding;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TileSet;

/**
 * A change of a level for a game that has an earlier state of the level. The change is sent to the game in parts of limited
 * size.
 */
final class LevelChange {

	/**
	 * The largest length of the message that describes the level without the terrain of its cells, in UTF-16 code units.
	 * Enough for about 100,000 objects.
	 */
	private static final int MOST_HEADER = 1 << 23;

	/**
	 * The grid that the game has. Only tiles that differ from this grid are sent. Null if the game has no grid, or a grid of
	 * another size. Then all tiles are sent.
	 */
	private final TerrainGrid known;
	private final LevelSnapshot target;
	private final List<Finding> findings;
	/** The message with the changed level, except for the terrain of its cells. Null if the game already has this information. */
	private String header;
	/** The message with the findings. Null if the game already has these findings. */
	private String findingsMessage;
	private final TileSet tiles;
	/** The row of the next tile to send. A tile has 64 x 64 cells. The tile's column is {@link #column}. */
	private int row;
	private int column;

	/**
	 * Creates a change that brings a game to the present state of a level.
	 *
	 * @param old the state that the game has, null if it has none
	 * @param oldFindings the findings that the game has, null if it has none
	 * @throws RefusedException if the objects of the level are too many for the link
	 */
	LevelChange(SharedLevel level, LevelSnapshot old, List<Finding> oldFindings) throws RefusedException {
		target = level.snapshot();
		findings = level.findings();
		header = old != null && isSame(old.header(), target.header()) ? null : ServerMessages.level(level.name(), target.header());
		findingsMessage = findings.equals(oldFindings) ? null : level.findingsMessage();
		TerrainGrid grid = target.grid();
		boolean isResized = old == null || old.grid().width() != grid.width() || old.grid().height() != grid.height();
		known = isResized ? null : old.grid();
		tiles = isResized ? TileSet.all(grid.width(), grid.height()) : grid.tilesChangedSince(old.grid());
		if (header != null && header.length() > MOST_HEADER) {
			throw new RefusedException(RefusedException.TOO_MUCH, "the level has too many objects for the live link");
		}
		findTile();
	}

	/**
	 * Returns whether two versions of a level's header are equal for games. Parts that games do not receive may differ, such as
	 * the paths that the designer requires.
	 */
	private static boolean isSame(LevelHeader one, LevelHeader other) {
		return one.name().equals(other.name()) && one.frame().equals(other.frame()) && one.terrains().equals(other.terrains())
				&& one.agents().equals(other.agents()) && one.objects().equals(other.objects());
	}

	/** Returns the state that the game has after the change. */
	LevelSnapshot target() {
		return target;
	}

	/** Returns the findings of the level that the game knows after the change. */
	List<Finding> findings() {
		return findings;
	}

	/** Returns whether everything has been sent. Also true if the change is empty. */
	boolean isDone() {
		return header == null && findingsMessage == null && row == tiles.rows();
	}

	/** Sends the next part, with its number. */
	void sendPart(int number, GameLink link) {
		if (header != null) {
			link.send(header);
			header = null;
		}
		TileMessage message = new TileMessage(target.grid());
		while (row < tiles.rows() && message.count() < TileMessage.MOST) {
			message.add(column, row);
			column++;
			findTile();
		}
		if (message.count() > 0) {
			link.send(message.bytes());
		}
		if (findingsMessage != null) {
			link.send(findingsMessage);
			findingsMessage = null;
		}
		link.send(ServerMessages.part(number, isDone()));
	}

	/**
	 * Finds the next tile that differs from the game's tile, and sets {@link #row} and {@link #column} to this tile. The search
	 * begins with the present tile. If no further tile differs, sets {@link #row} to the number of rows.
	 */
	private void findTile() {
		for (; row < tiles.rows(); row++, column = 0) {
			for (column = tiles.columns(row).nextSetBit(column); column >= 0; column = tiles.columns(row).nextSetBit(column + 1)) {
				if (known == null || TileMessage.differs(column, row, known, target.grid())) {
					return;
				}
			}
		}
	}
}
