package org.leeway.core.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.compare.ObjectMatching.Item;
import org.leeway.core.level.part.GamePlaces;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.Picture;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.level.value.Degrees;
import org.leeway.model.GameFrame;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Motion;

/**
 * A comparison of the objects of two levels. Finds objects that were added, removed, moved or changed. {@link ObjectMatching}
 * matches equal or similar objects. Two circles are similar if their radius or centre is equal. Two polygons are similar if
 * they have equally many corners. Any two spawns are similar.
 */
final class ObjectDiff {

	private final LevelSnapshot before;
	private final LevelSnapshot after;
	private final List<Difference> differences = new ArrayList<>();

	ObjectDiff(LevelSnapshot before, LevelSnapshot after) {
		this.before = before;
		this.after = after;
		if (before.header().intent().startsApart() != after.header().intent().startsApart()) {
			add("starts", starts(before), starts(after), null);
		}
		if (!before.header().frame().places().equals(after.header().frame().places())) {
			add("frame", places(before), places(after), null);
		}
		if (before.header().intent().minArea() != after.header().intent().minArea()) {
			add("minArea", minArea(before), minArea(after), null);
		}
		compareNamed("agent", before.agents().stream().map(agent -> named(agent, before)).toList(),
				after.agents().stream().map(agent -> named(agent, after)).toList());
		compareNamed("terrain", before.terrains().stream().map(ObjectDiff::named).toList(),
				after.terrains().stream().map(ObjectDiff::named).toList());
		compareNamed("note", before.notes().stream().map(ObjectDiff::named).toList(),
				after.notes().stream().map(ObjectDiff::named).toList());
		compareNamed("picture", before.header().pictures().stream().map(ObjectDiff::named).toList(),
				after.header().pictures().stream().map(ObjectDiff::named).toList());
		compareNamed("required path", paths(before), paths(after));
		compare("spawn", items(before.header().spawnPoints(), before.header().names().spawns()),
				items(after.header().spawnPoints(), after.header().names().spawns()), (a, b) -> true,
				spawn -> new CellRect(spawn.cell().x(), spawn.cell().y(), 1, 1), SpawnPoint::toString);
		compare("circle", items(before.scene().circles(), before.header().names().circles()),
				items(after.scene().circles(), after.header().names().circles()), ObjectDiff::areAlike,
				circle -> cells(circle.x() - circle.radius(), circle.y() - circle.radius(), 2 * circle.radius(),
						2 * circle.radius()), ObjectDiff::describe);
		compare("polygon", items(before.scene().polygons(), before.header().names().polygons()),
				items(after.scene().polygons(), after.header().names().polygons()), (a, b) -> a.size() == b.size(),
				ObjectDiff::cells, Polygon::format);
	}

	private static String minArea(LevelSnapshot level) {
		return Long.toString(level.header().intent().minArea());
	}

	private static String places(LevelSnapshot level) {
		GamePlaces places = level.header().frame().places();
		return places.frame() == GameFrame.NONE ? "none" : places.frame().getLiteral() + " from " + number(places.originX()) + ","
				+ number(places.originY()) + (places.yUp() ? " upwards" : "") + ", axes " + String.join(" ", places.axes());
	}

	private static String starts(LevelSnapshot level) {
		return level.header().intent().startsApart() ? "apart" : "connected";
	}

	private static <T> List<Item<T>> items(List<T> values, List<String> names) {
		return IntStream.range(0, values.size())
				.mapToObj(i -> new Item<>(i < names.size() ? names.get(i) : "", values.get(i))).toList();
	}

	/**
	 * An object that is compared with the object of the same name, such as an agent.
	 *
	 * @param value a text with all other properties of the object
	 * @param cells the place of the object. Null if the object has no place
	 */
	private record Named(String name, String value, CellRect cells) {
	}

	private static Named named(Agent agent, LevelSnapshot level) {
		return new Named(agent.name(), agent.size() + "x" + agent.size() + " on " + level.describe(agent.capability())
				+ words(" obstacle radius ", agent.unit().obstacleRadius()) + words(" radius ", agent.body().radius()) + words(" length ", agent.length())
				+ words(" width ", agent.body().width()) + words(agent.motion()), null);
	}

	/** Returns a text with the properties of a unit's motion that differ from the default, such as its speed. */
	private static String words(Motion motion) {
		return words(" turning radius ", unless(0, motion.turningRadius())) + (motion.reverses() ? " reverses" : "")
				+ words(" speed ", unless(1, motion.speed())) + words(" acceleration ", motion.acceleration())
				+ motion.turnRate().stream().mapToObj(rate -> " turn rate " + Degrees.format(Math.toDegrees(rate)))
						.collect(Collectors.joining());
	}

	private static OptionalDouble unless(double usual, double value) {
		return value == usual ? OptionalDouble.empty() : OptionalDouble.of(value);
	}

	private static String words(String what, OptionalDouble value) {
		return value.isEmpty() ? "" : what + number(value.getAsDouble());
	}

	private static Named named(Terrain terrain) {
		return new Named(terrain.name(), String.format("#%06x '%s' speed %s%s", terrain.rgb(), terrain.glyph(),
				number(terrain.speed()), terrain.picture().isEmpty() ? "" : " picture " + terrain.picture()), null);
	}

	private static Named named(Note note) {
		String value = Stream.of(Places.of(note.cells()), note.objective().words(), note.text()).filter(part -> !part.isEmpty())
				.collect(Collectors.joining(" "));
		return new Named(note.name(), value, note.cells());
	}

	/** Converts a picture to a named object. A picture without a name gets the name of its file. */
	private static Named named(Picture picture) {
		Envelope place = picture.place();
		return new Named(picture.name().isBlank() ? picture.file() : picture.name(), picture.file() + " at "
				+ number(place.left()) + "," + number(place.top()) + " " + number(place.width()) + " x "
				+ number(place.height()) + " opacity " + number(picture.opacity()),
				cells(place));
	}

	private static List<Named> paths(LevelSnapshot level) {
		return level.header().intent().requiredPaths().stream().map(path -> named(path, level)).toList();
	}

	private static Named named(ProbedPath path, LevelSnapshot level) {
		String limit = Double.isInfinite(path.maxCost()) ? "" : " at most " + number(path.maxCost());
		String excess = Double.isInfinite(path.maxExcess()) ? ""
				: " with an excess of at most " + number(path.maxExcess()) + " %";
		String throughput = path.throughput().isEmpty() ? "" : ", " + path.throughput().format();
		return new Named(path.name(), path.agent() + " from " + path.start() + " to " + path.goal() + limit + excess + throughput,
				level.header().bounds(path));
	}

	private void compareNamed(String kind, List<Named> old, List<Named> now) {
		List<Named> gone = without(old, now);
		List<Named> added = without(now, old);
		for (Named one : gone) {
			Named other = added.stream().filter(each -> each.name.equals(one.name)).findFirst().orElse(null);
			added.remove(other);
			add(kind + " " + one.name, one.value, other == null ? "" : other.value, other == null ? one.cells : other.cells);
		}
		added.forEach(other -> add(kind + " " + other.name, "", other.value, other.cells));
	}

	private <T> void compare(String kind, List<Item<T>> old, List<Item<T>> now, BiPredicate<T, T> areAlike,
			Function<T, CellRect> cells, Function<T, String> words) {
		ToDoubleBiFunction<T, T> distance = (one, other) -> distance(cells.apply(one), cells.apply(other));
		int[] matched = ObjectMatching.match(old, now, areAlike, distance);
		List<Item<T>> added = new ArrayList<>(now);
		IntStream.of(matched).filter(i -> i >= 0).forEach(i -> added.set(i, null));
		IntStream.range(0, matched.length).filter(i -> matched[i] >= 0 && !old.get(i).equals(now.get(matched[i]))).boxed()
				.sorted(Comparator.comparingDouble(i -> old.get(i).isNamedAs(now.get(matched[i])) ? -1
						: distance.applyAsDouble(old.get(i).value(), now.get(matched[i]).value())))
				.forEach(i -> compare(kind, old.get(i), now.get(matched[i]), cells, words));
		IntStream.range(0, matched.length).filter(i -> matched[i] < 0).mapToObj(old::get)
				.forEach(one -> add(kind + " " + one.name(), words.apply(one.value()), "", cells.apply(one.value())));
		added.stream().filter(Objects::nonNull)
				.forEach(other -> add(kind + " " + other.name(), "", words.apply(other.value()), cells.apply(other.value())));
	}

	private <T> void compare(String kind, Item<T> one, Item<T> other, Function<T, CellRect> cells, Function<T, String> words) {
		boolean sameName = one.isNamedAs(other);
		add(sameName ? kind + " " + one.name() : kind, sameName ? words.apply(one.value()) : words(one, words),
				sameName ? words.apply(other.value()) : words(other, words), cells.apply(other.value()));
	}

	private static <T> String words(Item<T> item, Function<T, String> words) {
		return (item.name() + " " + words.apply(item.value())).strip();
	}

	/**
	 * Returns the objects that are in the first list and not in the second list. An object that occurs n times in
	 * the second list is removed n times.
	 */
	private static <T> List<T> without(List<T> all, List<T> others) {
		List<T> left = new ArrayList<>(all);
		others.forEach(left::remove);
		return left;
	}

	private static double distance(CellRect one, CellRect other) {
		return Math.hypot(one.x() + one.width() / 2.0 - other.x() - other.width() / 2.0,
				one.y() + one.height() / 2.0 - other.y() - other.height() / 2.0);
	}

	private static boolean areAlike(Circle one, Circle other) {
		return one.radius() == other.radius() || one.x() == other.x() && one.y() == other.y();
	}

	private static String describe(Circle circle) {
		return number(circle.x()) + "," + number(circle.y()) + " radius " + number(circle.radius());
	}

	private static CellRect cells(Polygon polygon) {
		return cells(polygon.bounds());
	}

	/** Returns the cells that a rectangle touches. At least one cell, even if the rectangle has no area. */
	static CellRect cells(Envelope bounds) {
		return cells(bounds.left(), bounds.top(), bounds.width(), bounds.height());
	}

	private static CellRect cells(double x, double y, double width, double height) {
		int left = (int) Math.floor(x);
		int top = (int) Math.floor(y);
		return new CellRect(left, top, (int) Math.max(1, Math.ceil(x + width) - left),
				(int) Math.max(1, Math.ceil(y + height) - top));
	}

	private static String number(double value) {
		return value == Math.rint(value) && Math.abs(value) < 1e9 ? Long.toString((long) value) : Double.toString(value);
	}

	private void add(String subject, String old, String now, CellRect cells) {
		differences.add(new Difference(Difference.Kind.OBJECT, subject.strip(), old, now, cells, 0));
	}

	List<Difference> differences() {
		return differences;
	}
}
