package org.leeway.core.analysis.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.part.Note;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.CellRect;

/**
 * Names for places of a level, as designers would call them. A place has the name of a note, an obstacle or a spawn
 * that contains or touches the place. Without such an object, the place has the name of its part of the map, such as
 * {@code north-east}.
 */
public final class PlaceNames {

	private static final List<String> ROWS = List.of("north", "", "south");
	private static final List<String> COLUMNS = List.of("west", "", "east");
	private static final int THIRDS = 3;
	/**
	 * Depth, in cells, to which a unit must reach into an object before an end of its route is named after the object. A unit that
	 * only touches the object does not count.
	 */
	private static final double INSIDE = 0.25;
	/** An object names only places whose area is at most this many times the area of the object. */
	private static final int TIMES = 16;

	private final LevelHeader level;
	private final List<Thing> things = new ArrayList<>();

	/**
	 * An object of the level.
	 *
	 * @param name may be empty
	 * @param title the kind of the object, with its name or its number
	 * @param area the smallest rectangle around the object
	 */
	private record Thing(String name, String title, Envelope area) {

		/**
		 * Returns whether the object can give its name to a place. The object must have a name, and must not be much
		 * smaller than the place. For example, a ford does not name half of the map.
		 */
		boolean names(Envelope place) {
			return !name.isEmpty() && size(place) <= TIMES * Math.max(1, size(area));
		}

		private static double size(Envelope place) {
			return place.width() * place.height();
		}
	}

	public PlaceNames(LevelHeader level) {
		this.level = level;
		add("Note", level.notes().stream().map(note -> note.name().strip()).toList(),
				level.notes().stream().map(Note::cells).toList(), PlaceNames::area);
		add("Circle", level.names().circles(), level.scene().circles(), circle -> new Envelope(circle.x() - circle.radius(),
				circle.y() - circle.radius(), circle.x() + circle.radius(), circle.y() + circle.radius()));
		add("Polygon", level.names().polygons(), level.scene().polygons(), polygon -> polygon.bounds());
		add("Spawn", level.names().spawns(), level.spawns(), spawn -> area(new CellRect(spawn.x(), spawn.y(), 1, 1)));
	}

	/** Adds all objects of a kind. The title of an object has its number if there is no name for the object. */
	private <T> void add(String kind, List<String> names, List<T> all, Function<T, Envelope> area) {
		for (int i = 0; i < all.size(); i++) {
			String name = i < names.size() ? names.get(i) : "";
			things.add(new Thing(name, kind + " " + (name.isEmpty() ? i + 1 : "'" + name + "'"), area.apply(all.get(i))));
		}
	}

	private static Envelope area(CellRect cells) {
		return new Envelope(cells.x(), cells.y(), (double) cells.x() + cells.width(), (double) cells.y() + cells.height());
	}

	/**
	 * Returns the name of a place. Of the named objects that contain or touch the place, the object with the nearest
	 * middle is chosen. Ties go to notes, then circles, polygons and spawns. Objects of less than 1/{@value #TIMES} of
	 * the place's area are ignored. If no object remains, the name is a part of the map, such as {@code north-east}.
	 */
	public String of(CellRect place) {
		return nearest(area(place), thing -> thing.names(area(place))).map(Thing::name).orElseGet(() -> part(place));
	}

	/**
	 * Returns a name for a route, such as {@code Spawn 1 to Note 'Gold'}. Each end is named after the object that the unit overlaps
	 * there. Of several objects, the object with the nearest middle is taken. An end without an object has the name of the unit's
	 * top-left cell, such as {@code 3,4}. So do both ends if they have the same object.
	 *
	 * @param start the cells of the unit at the start
	 */
	public String route(CellRect start, CellRect goal) {
		Optional<Thing> from = end(start);
		Optional<Thing> to = end(goal);
		boolean areSame = from.equals(to);
		return from.filter(thing -> !areSame).map(Thing::title).orElseGet(() -> cell(start)) + " to "
				+ to.filter(thing -> !areSame).map(Thing::title).orElseGet(() -> cell(goal));
	}

	private Optional<Thing> end(CellRect place) {
		Envelope area = area(place);
		return nearest(new Envelope(area.left() + INSIDE, area.top() + INSIDE, area.right() - INSIDE, area.bottom() - INSIDE),
				thing -> true);
	}

	private static String cell(CellRect place) {
		return place.x() + "," + place.y();
	}

	private Optional<Thing> nearest(Envelope place, Predicate<Thing> wanted) {
		return things.stream().filter(wanted).filter(thing -> thing.area.intersects(place))
				.min(Comparator.comparingDouble(thing -> thing.area.middle().distance(place.middle())));
	}

	/**
	 * Returns the name of the part of the map that contains the middle of a place. The map has three rows of three
	 * parts.
	 */
	private String part(CellRect place) {
		String row = ROWS.get(third(2L * place.y() + place.height(), 2L * level.height()));
		String column = COLUMNS.get(third(2L * place.x() + place.width(), 2L * level.width()));
		return row.isEmpty() && column.isEmpty() ? "centre" : row + (row.isEmpty() || column.isEmpty() ? "" : "-") + column;
	}

	private static int third(long at, long size) {
		return (int) Math.clamp(THIRDS * at / size, 0, THIRDS - 1);
	}
}
