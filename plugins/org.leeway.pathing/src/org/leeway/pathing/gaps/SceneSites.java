package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.solid.SolidScene;

/**
 * The sites of a scene: its circles, the edges of its polygons, and its border. A circle that another circle covers has
 * no site. Of several equal polygons, only the first has sites.
 */
final class SceneSites {

	private final Scene exposed;
	private final List<Site> sites = new ArrayList<>();

	SceneSites(Scene original) {
		SolidScene solid = SolidScene.of(original);
		Scene scene = solid.scene();
		int[] covers = CoveredCircles.covers(scene.circles());
		int[] circles = IntStream.range(0, covers.length).filter(i -> covers[i] < 0).toArray();
		Set<Polygon> met = new HashSet<>();
		int[] polygons = IntStream.range(0, scene.polygons().size()).filter(i -> met.add(scene.polygons().get(i))).toArray();
		exposed = new Scene(IntStream.of(circles).mapToObj(scene.circles()::get).toList(),
				IntStream.of(polygons).mapToObj(scene.polygons()::get).toList(), scene.border());
		for (int i : circles) {
			Circle circle = scene.circles().get(i);
			add(Optional.of(solid.original(new ObstacleRef(ObstacleRef.Kind.CIRCLE, i))), circle.x(), circle.y(), circle.x(),
					circle.y(), circle.radius());
		}
		for (int i : polygons) {
			addPolygon(scene.polygons().get(i), Optional.of(solid.original(new ObstacleRef(ObstacleRef.Kind.POLYGON, i))));
		}
		scene.border().ifPresent(this::addBorder);
	}

	static List<Site> of(Scene scene) {
		return new SceneSites(scene).sites;
	}

	List<Site> sites() {
		return sites;
	}

	/** Returns the scene without the obstacles that have no sites. So obstacles have other indices than in the original scene. */
	Scene exposed() {
		return exposed;
	}

	private void addPolygon(Polygon polygon, Optional<ObstacleRef> owner) {
		for (int k = 0; k < polygon.size(); k++) {
			int next = (k + 1) % polygon.size();
			add(owner, polygon.x(k), polygon.y(k), polygon.x(next), polygon.y(next), 0);
		}
	}

	private void addBorder(Border border) {
		double w = border.width();
		double h = border.height();
		add(Optional.empty(), 0, 0, w, 0, 0);
		add(Optional.empty(), w, 0, w, h, 0);
		add(Optional.empty(), w, h, 0, h, 0);
		add(Optional.empty(), 0, h, 0, 0, 0);
	}

	private void add(Optional<ObstacleRef> owner, double ax, double ay, double bx, double by, double radius) {
		sites.add(new Site(owner, ax, ay, bx, by, radius));
	}
}
