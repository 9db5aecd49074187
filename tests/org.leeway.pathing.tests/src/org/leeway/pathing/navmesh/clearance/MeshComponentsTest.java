package org.leeway.pathing.navmesh.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.testing.MeshOracle;
import org.leeway.testing.MeshScenes;

class MeshComponentsTest {

	private static final int SEEDS = 100;

	private static double radius(MeshScenes scenes) {
		return scenes.number(0, 2) == 0 ? scenes.number(1, 4) / 2.0 : scenes.number(0.02, 1.6);
	}

	@Test
	void placesAreInOneComponentIfADiscGetsFromOneToTheOther() {
		int together = 0;
		int apart = 0;
		for (int seed = 0; seed < SEEDS; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = NavMesh.of(scenes.any());
			double radius = radius(scenes);
			MeshComponents components = MeshClearance.of(mesh, Progress.NONE).components(radius, Progress.NONE);
			MeshOracle oracle = new MeshOracle(mesh, radius);
			List<Point> places = new ArrayList<>();
			List<Integer> numbers = new ArrayList<>();
			for (int i = 0; i < 12; i++) {
				int face = scenes.number(0, mesh.faceCount() - 1);
				Point place = scenes.inside(mesh, face);
				if (Math.abs(oracle.clearance(place) - radius) > 1e-7) {
					int component = components.component(place);
					assertEquals(oracle.clearance(place) > radius, component != NavMesh.NONE, "seed " + seed + " " + place);
					if (component != NavMesh.NONE) {
						places.add(place);
						numbers.add(component);
						assertTrue(components.all().get(component).faces().contains(face), "seed " + seed + " " + place);
					}
				}
			}
			for (int i = 0; i < components.all().size(); i++) {
				MeshComponent component = components.all().get(i);
				assertEquals(component.largest(), oracle.clearance(component.place()), 1e-9, "seed " + seed);
				assertEquals(i, components.component(component.place()), "seed " + seed);
				if (component.largest() > radius + 1e-7) {
					places.add(component.place());
					numbers.add(i);
				}
			}
			for (int i = 0; i < places.size(); i++) {
				for (int j = 0; j < i; j++) {
					OptionalDouble length = oracle.length(places.get(i), places.get(j));
					if (length.isPresent()) {
						boolean expected = length.getAsDouble() < Double.POSITIVE_INFINITY;
						assertEquals(expected, numbers.get(i).equals(numbers.get(j)), "seed " + seed + ", radius " + radius + ", "
								+ places.get(i) + " to " + places.get(j));
						together += expected ? 1 : 0;
						apart += expected ? 0 : 1;
					}
				}
			}
		}
		assertTrue(together > 2 * SEEDS && apart > SEEDS, together + " together, " + apart + " apart");
	}
}
