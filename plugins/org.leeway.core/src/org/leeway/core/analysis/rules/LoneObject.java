package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.value.ObstacleName;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.Lattice;
import org.leeway.pathing.paint.Placement;
import org.leeway.pathing.paint.Symmetry;

/**
 * An obstacle or a spawn that breaks the symmetry of its level, because its partner is missing. The partner is an equal
 * object at the mirrored or rotated place. A spawn's partner has the same agents, and a mirrored or rotated heading.
 * Names, players and teams may differ.
 *
 * @param words one sentence about the object, with the place of the missing partner
 * @param place a point of the object, in cells
 */
record LoneObject(String words, Point place) {

	/**
	 * Factor by which a heading in degrees is multiplied before it is rounded to a whole number. Comparing these whole numbers
	 * ignores rounding errors of mirrored or rotated headings.
	 */
	private static final double PER_DEGREE = 1e6;
	private static final double FULL = 360;

	/**
	 * Returns the objects of a level whose partner is missing. Circles come first, then polygons, then spawns.
	 *
	 * @param symmetry a symmetry that maps the level's map onto itself
	 */
	static List<LoneObject> of(LevelHeader level, Symmetry symmetry) {
		List<Placement> images = symmetry.images(level.width(), level.height()).stream().map(Placement::of).toList();
		List<LoneObject> lone = new ArrayList<>();
		lone.addAll(among(level.scene().circles(), images, LoneObject::key,
				circle -> new LoneObject(ObstacleName.of(circle), new Point(circle.x(), circle.y()))));
		lone.addAll(among(level.scene().polygons(), images, LoneObject::key,
				polygon -> new LoneObject(ObstacleName.of(polygon), polygon.bounds().middle())));
		lone.addAll(among(level.spawnPoints(), images, LoneObject::key, spawn -> new LoneObject("the spawn " + spawn.place(),
				new Point(spawn.cell().x() + 0.5, spawn.cell().y() + 0.5))));
		return lone;
	}

	/**
	 * Returns the objects of one kind whose partner is missing. The partner is an equal object at the mirrored or
	 * rotated place.
	 *
	 * @param all the objects
	 * @param images the mirrorings and rotations of the symmetry
	 * @param key returns the shape and the place of an object after a mirroring or rotation, for comparison with other
	 * objects
	 * @param name creates a {@link LoneObject} for an object, with only the name of the object as {@code words}. In the
	 * results, {@code words} is a whole sentence that begins with this name
	 */
	private static <T> List<LoneObject> among(List<T> all, List<Placement> images, BiFunction<T, Placement, Object> key,
			Function<T, LoneObject> name) {
		Map<Object, Integer> counts = new HashMap<>();
		Placement here = Placement.move(0, 0);
		all.forEach(each -> counts.merge(key.apply(each, here), 1, Integer::sum));
		List<LoneObject> lone = new ArrayList<>();
		for (T each : all) {
			int count = counts.get(key.apply(each, here));
			images.stream().filter(image -> counts.getOrDefault(key.apply(each, image), 0) < count).findFirst()
					.ifPresent(image -> lone.add(name.apply(each).without(image)));
		}
		return lone;
	}

	private LoneObject without(Placement image) {
		double x = image.x(place.x(), place.y());
		double y = image.y(place.x(), place.y());
		return new LoneObject(words + " has no partner at the mirrored cell " + new Cell((int) Math.floor(x), (int) Math.floor(y)), place);
	}

	private static Object key(Circle circle, Placement to) {
		return List.of(Lattice.snap(to.x(circle.x(), circle.y())), Lattice.snap(to.y(circle.x(), circle.y())), circle.radius());
	}

	private static Object key(Polygon polygon, Placement to) {
		return Lattice.ring(to.image(polygon));
	}

	private static Object key(SpawnPoint spawn, Placement to) {
		long heading = spawn.heading().isEmpty() ? -1 : Math.round(to.heading(Math.toDegrees(spawn.heading().getAsDouble()))
				* PER_DEGREE) % Math.round(FULL * PER_DEGREE);
		return List.of(to.cell(spawn.cell().x(), spawn.cell().y()), new TreeSet<>(spawn.agents()), heading);
	}
}
