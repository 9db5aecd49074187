package org.leeway.core.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.core.text.Counts;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;

/**
 * A comparison of the meshes of two levels. Finds meshes that were added, removed or changed. Meshes with the same name are
 * compared with each other. If several meshes of a level have the same name, the first is compared with the first of the other
 * level, and so on. A mesh has changed if its options, its polygons or its walls differ.
 */
final class MeshDiff {

	private final LevelSnapshot before;
	private final LevelSnapshot after;
	private final List<Difference> differences = new ArrayList<>();

	/**
	 * A polygon or a wall of a mesh, for comparisons.
	 *
	 * @param places the vertices
	 * @param terrain the name of the polygon's terrain
	 */
	private record Part(List<Point> places, String terrain) {
	}

	MeshDiff(LevelSnapshot before, LevelSnapshot after) {
		this.before = before;
		this.after = after;
		List<MeshLayer> added = new ArrayList<>(after.header().meshLayers());
		for (MeshLayer old : before.header().meshLayers()) {
			Optional<MeshLayer> now = added.stream().filter(each -> each.name().equals(old.name())).findFirst();
			now.ifPresentOrElse(mesh -> compare(old, mesh),
					() -> differences.add(difference(old, words(old, before), "", bounds(parts(old, before)))));
			now.ifPresent(added::remove);
		}
		added.forEach(mesh -> differences.add(difference(mesh, "", words(mesh, after), bounds(parts(mesh, after)))));
	}

	private void compare(MeshLayer old, MeshLayer now) {
		Set<Part> gone = parts(old, before);
		Set<Part> come = parts(now, after);
		Set<Part> kept = new HashSet<>(gone);
		kept.retainAll(come);
		gone.removeAll(kept);
		come.removeAll(kept);
		String wordsBefore = words(old, before);
		String wordsAfter = words(now, after);
		boolean isEdited = !old.isGenerated() && !now.isGenerated() && gone.size() + come.size() > 0;
		if (isEdited || !wordsBefore.equals(wordsAfter)) {
			String edits = isEdited ? " (" + come.size() + " new, " + gone.size() + " removed)" : "";
			differences.add(difference(now, wordsBefore, wordsAfter + edits,
					bounds(Stream.concat(gone.stream(), come.stream()).toList())));
		}
	}

	private static Difference difference(MeshLayer mesh, String old, String now, Optional<Envelope> bounds) {
		return new Difference(Difference.Kind.OBJECT, ("mesh " + mesh.name()).strip(), old, now,
				bounds.map(ObjectDiff::cells).orElse(null), 0);
	}

	private static String words(MeshLayer mesh, LevelSnapshot level) {
		String made = mesh.options().map(options -> words(options, level)).orElse("");
		return mesh.stored().map(polygons -> Counts.of(polygons.polygonCount(), "polygon")
				+ (polygons.wallCount() == 0 ? "" : " and " + Counts.of(polygons.wallCount(), "wall")) + made)
				.orElse("generated" + made);
	}

	private static String words(MeshOptions options, LevelSnapshot level) {
		return " for " + level.describe(options.capability()) + (options.keepTerrains() ? " by terrain" : "")
				+ ", circles within " + options.circleTolerance()
				+ (options.simplification() > 0 ? ", simplified by " + options.simplification() : "");
	}

	/**
	 * Returns the polygons and walls that a level stores for a mesh. Empty for a generated mesh, because a level stores only
	 * its options.
	 */
	private static Set<Part> parts(MeshLayer mesh, LevelSnapshot level) {
		Set<Part> parts = new HashSet<>();
		mesh.stored().ifPresent(polygons -> {
			for (int i = 0; i < polygons.polygonCount(); i++) {
				int terrain = polygons.terrain(i);
				parts.add(part(polygons, polygons.polygon(i), level.terrains().stream()
						.filter(each -> each.id() == terrain).map(each -> each.name()).findFirst().orElse("")));
			}
			for (int i = 0; i < polygons.wallCount(); i++) {
				parts.add(part(polygons, new int[] {polygons.wallFrom(i), polygons.wallTo(i)}, "wall"));
			}
		});
		return parts;
	}

	/**
	 * Returns a polygon or wall as a value that can be compared. The value lists the vertices from the leftmost vertex on, so equal
	 * polygons have equal lists. If several vertices are leftmost, the list begins with the uppermost of them.
	 */
	private static Part part(PolygonMesh mesh, int[] vertices, String terrain) {
		List<Point> places = Arrays.stream(vertices).mapToObj(i -> new Point(mesh.x(i), mesh.y(i)))
				.collect(Collectors.toCollection(ArrayList::new));
		Point first = Collections.min(places, Comparator.comparingDouble(Point::x).thenComparingDouble(Point::y));
		Collections.rotate(places, -places.indexOf(first));
		return new Part(places, terrain);
	}

	private static Optional<Envelope> bounds(Collection<Part> parts) {
		return parts.stream().flatMap(part -> part.places.stream()).map(at -> new Envelope(at.x(), at.y(), at.x(), at.y()))
				.reduce(Envelope::union);
	}

	List<Difference> differences() {
		return differences;
	}
}
