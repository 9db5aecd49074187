package org.leeway.core.analysis.balance;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.Objective;
import org.leeway.model.AnnotationKind;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A start or an objective of a level. Immutable.
 *
 * @param label a text for users: {@code 3,4 (West beach, player 1)} for a start, {@code Gold (resource 1500) at 10,12} for an
 * objective
 * @param cells the cell of a start, or the region of an objective, which may reach beyond the map
 * @param objective what players find. {@link Objective#NONE} for a start
 * @param spawn the spawn of a start. Null for an objective
 */
public record Place(String label, CellRect cells, Objective objective, SpawnPoint spawn) {

	/** Returns the starts of an agent, in the order of the level. */
	public static List<Place> starts(LevelHeader level, String agent) {
		List<SpawnPoint> spawns = level.spawnPoints();
		return IntStream.range(0, spawns.size()).filter(i -> spawns.get(i).isFor(agent))
				.mapToObj(i -> of(spawns.get(i), level.names().spawn(i))).toList();
	}

	private static Place of(SpawnPoint spawn, String name) {
		return new Place(spawn.place(name), new CellRect(spawn.cell().x(), spawn.cell().y(), 1, 1), Objective.NONE, spawn);
	}

	/** Creates a place for a cell that is neither a start nor an objective. Its label is the cell. */
	public static Place of(Cell cell) {
		return new Place(cell.toString(), new CellRect(cell.x(), cell.y(), 1, 1), Objective.NONE, null);
	}

	/** Returns the objectives of a level that are on the map at least partly, in the order of the level. */
	public static List<Place> objectives(LevelHeader level) {
		return level.notes().stream().filter(note -> note.objective().kind() != AnnotationKind.NONE)
				.filter(note -> note.isOn(level.width(), level.height())).map(Place::of).toList();
	}

	private static Place of(Note note) {
		Cell at = new Cell(note.cells().x(), note.cells().y());
		return new Place(note.objective().title(note.name()) + " at " + at, note.cells(), note.objective(), null);
	}

	/** Returns the cell of a start, or the first cell of an objective's region. */
	public Cell cell() {
		return new Cell(cells.x(), cells.y());
	}

	public boolean isStart() {
		return spawn != null;
	}

	/**
	 * Returns the anchors on the map whose squares cover a cell of the place. An anchor is the top-left cell of a square.
	 *
	 * @param size side of the square, in cells
	 * @param width width of the map, in cells
	 * @param height height of the map, in cells
	 */
	public Stream<Cell> anchors(int size, int width, int height) {
		int left = Math.max(0, cells.x() - Math.min(size - 1, width));
		int top = Math.max(0, cells.y() - Math.min(size - 1, height));
		int right = Math.min(width, cells.right());
		return IntStream.range(top, Math.min(height, cells.bottom())).boxed()
				.flatMap(y -> IntStream.range(left, right).mapToObj(x -> new Cell(x, y)));
	}

	/**
	 * Returns all cells that the unit can cover while its square overlaps the place. Only squares at legal anchors count.
	 *
	 * @param legal the legal anchors of a unit: the top-left cells of squares
	 * @param size side of the unit's square, in cells
	 */
	public BitPlane squares(BitPlane legal, int size) {
		BitPlaneEditor cells = BitPlane.empty(legal.width(), legal.height()).edit();
		anchors(size, legal.width(), legal.height()).filter(anchor -> legal.get(anchor.x(), anchor.y())).forEach(anchor -> {
			for (int y = anchor.y(); y < anchor.y() + size; y++) {
				cells.setRun(anchor.x(), y, size);
			}
		});
		return cells.build();
	}
}
