package org.leeway.pathing.navmesh.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.solid.SolidScene;

/**
 * The rings of each tile of a level: the outlines of the solid parts of obstacles, and the border of the scene. Immutable.
 */
final class SceneRings {

	private final Scene scene;
	private final double tolerance;
	private final TileLayout layout;
	/** Indexed by circle or polygon: its ring. */
	private final Map<Object, Ring> known = new HashMap<>();
	/** Indexed by tile: its rings. */
	private final List<List<Ring>> rings = new ArrayList<>();

	private SceneRings(Scene scene, TileLayout layout, double tolerance, Map<Object, Ring> before) {
		this.scene = scene;
		this.layout = layout;
		this.tolerance = tolerance;
		for (int tile = 0; tile < layout.count(); tile++) {
			rings.add(List.of());
		}
		Scene solid = SolidScene.of(scene).scene();
		for (Circle circle : solid.circles()) {
			Ring ring = before.get(circle);
			add(circle, ring != null ? ring : Ring.around(circle, tolerance));
		}
		for (Polygon polygon : solid.polygons()) {
			Ring ring = before.get(polygon);
			add(polygon, ring != null ? ring : Ring.of(polygon, tolerance));
		}
		scene.border().filter(layout::exceeds).map(Ring::of).ifPresent(border -> {
			for (int tile = 0; tile < layout.count(); tile++) {
				add(tile, border);
			}
		});
	}

	private void add(Object obstacle, Ring ring) {
		known.put(obstacle, ring);
		Envelope bounds = ring.bounds();
		if (layout.touches(bounds)) {
			int right = layout.column(bounds.right());
			int bottom = layout.row(bounds.bottom());
			for (int row = layout.row(Math.nextDown(bounds.top())); row <= bottom; row++) {
				for (int column = layout.column(Math.nextDown(bounds.left())); column <= right; column++) {
					add(row * layout.columns() + column, ring);
				}
			}
		}
	}

	private void add(int tile, Ring ring) {
		if (rings.get(tile).isEmpty()) {
			rings.set(tile, new ArrayList<>());
		}
		rings.get(tile).add(ring);
	}

	static SceneRings of(Scene scene, TileLayout layout, double tolerance) {
		return new SceneRings(scene, layout, tolerance, Map.of());
	}

	/** Returns the rings of an edited scene. Rings of unchanged obstacles are the same objects. */
	SceneRings with(Scene edited) {
		return edited.equals(scene) ? this : new SceneRings(edited, layout, tolerance, known);
	}

	/** Returns the rings that may lead through a tile or contain it, in the order of the scene. */
	List<Ring> of(int tile) {
		return rings.get(tile);
	}
}
