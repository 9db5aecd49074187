package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.explain.PlaceNames;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelObjects;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.ObjectNames;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Scene;

/**
 * Tests of the names of places. A place is named after the nearest object there, or else after the part of the map,
 * such as "north-west".
 */
class PlaceNamesTest {

	private static final LevelHeader EMPTY = Pictures.level(".........\n".repeat(9)).header();

	@Test
	void aPlaceWithoutAnObjectIsNamedByThePartOfTheMap() {
		PlaceNames names = new PlaceNames(EMPTY);
		assertEquals("north-west", names.of(cell(0, 0)));
		assertEquals("north", names.of(cell(4, 2)));
		assertEquals("east", names.of(cell(8, 3)));
		assertEquals("centre", names.of(new CellRect(0, 0, 9, 9)));
		assertEquals("south-east", names.of(cell(6, 6)));
	}

	@Test
	void aPlaceIsNamedByTheNearestObjectThatContainsOrTouchesIt() {
		PlaceNames names = new PlaceNames(furnished());
		assertEquals("north ramp", names.of(cell(1, 1)));
		assertEquals("north ramp", names.of(cell(3, 0)), "touches the ramp");
		assertEquals("west half", names.of(cell(3, 6)));
		assertEquals("west half", names.of(cell(0, 7)), "the polygon has no name");
		assertEquals("gate", names.of(cell(4, 4)));
		assertEquals("well", names.of(cell(7, 6)));
		assertEquals("north-east", names.of(cell(8, 0)));
	}

	@Test
	void anObjectDoesNotNameAPlaceThatIsMuchLarger() {
		PlaceNames names = new PlaceNames(EMPTY.withObjects(new LevelObjects(Scene.of(List.of(), List.of()), List.of(),
				List.of(note("ford", 4, 4, 1, 1)), List.of(), List.of(), new ObjectNames(List.of(), List.of(), List.of()), Set.of())));
		assertEquals("ford", names.of(new CellRect(4, 3, 4, 4)), "16 cells");
		assertEquals("centre", names.of(new CellRect(3, 2, 3, 6)), "18 cells");
	}

	@Test
	void aRouteIsNamedByTheObjectsAtItsEndsOrByTheirCells() {
		PlaceNames names = new PlaceNames(furnished());
		assertEquals("Spawn 'gate' to Note 'north ramp'", names.route(cell(4, 4), cell(1, 1)));
		assertEquals("Spawn 2 to 5,4", names.route(new CellRect(7, 1, 2, 2), cell(5, 4)), "5,4 only touches the gate");
		assertEquals("0,3 to 0,5", names.route(cell(0, 3), cell(0, 5)), "both are in the west half");
		assertEquals("Polygon 1 to -1,9", names.route(cell(0, 7), cell(-1, 9)));
	}

	private static LevelHeader furnished() {
		return EMPTY.withObjects(new LevelObjects(
				Scene.of(List.of(new Circle(7, 7, 1)), List.of(Polygon.of(0, 6, 2, 6, 0, 8))),
				SpawnPoint.ofAll(List.of(new Cell(4, 4), new Cell(8, 2))), List.of(note("west half", 0, 0, 4, 9), note("", 3, 0, 1, 1),
						note("north ramp", 1, 0, 2, 2)),
				List.of(), List.of(), new ObjectNames(List.of("well"), List.of(""), List.of("gate")), Set.of()));
	}

	private static Note note(String name, int x, int y, int width, int height) {
		return new Note(name, "", new CellRect(x, y, width, height), 0);
	}

	private static CellRect cell(int x, int y) {
		return new CellRect(x, y, 1, 1);
	}
}
