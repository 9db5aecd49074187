package org.leeway.pathing.world.solid;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;

/**
 * A scene with only the solid parts of obstacles. Parts without area block nothing and are left out: circles of radius
 * 0, flat polygons and spikes of polygons. A polygon may become several polygons, and each part has a reference to its
 * original obstacle. Immutable.
 */
public final class SolidScene {

	private final Scene scene;
	/** The index, in the original scene, of each circle of this scene. Ascending. */
	private final int[] circles;
	/** For each polygon of this scene, the index of its original polygon in the original scene. Ascending. */
	private final int[] polygons;

	private SolidScene(Scene scene, int[] circles, int[] polygons) {
		this.scene = scene;
		this.circles = circles;
		this.polygons = polygons;
	}

	/** Creates the scene of the solid parts of a scene. If all obstacles are solid, uses the given scene without a copy. */
	public static SolidScene of(Scene scene) {
		List<Polygon> parts = new ArrayList<>();
		IntStream.Builder polygons = IntStream.builder();
		boolean same = true;
		for (int i = 0; i < scene.polygons().size(); i++) {
			same &= scene.polygons().get(i).isSolid();
			for (Polygon part : scene.polygons().get(i).solid()) {
				parts.add(part);
				polygons.add(i);
			}
		}
		int[] circles = IntStream.range(0, scene.circles().size()).filter(i -> scene.circles().get(i).isSolid()).toArray();
		same &= circles.length == scene.circles().size();
		return new SolidScene(same ? scene
				: new Scene(IntStream.of(circles).mapToObj(scene.circles()::get).toList(), parts, scene.border()), circles,
				polygons.build().toArray());
	}

	/** Returns the solid parts. */
	public Scene scene() {
		return scene;
	}

	/** Returns the obstacle of the original scene to which a part belongs. */
	public ObstacleRef original(ObstacleRef part) {
		return new ObstacleRef(part.kind(), originals(part.kind())[part.index()]);
	}

	/** Returns the parts of an obstacle of the original scene. */
	public List<ObstacleRef> parts(ObstacleRef original) {
		int[] originals = originals(original.kind());
		List<ObstacleRef> parts = new ArrayList<>(1);
		for (int i = firstFrom(original.index(), originals); i < originals.length && originals[i] == original.index(); i++) {
			parts.add(new ObstacleRef(original.kind(), i));
		}
		return parts;
	}

	/**
	 * Returns the index of the first entry of an ascending array that is at least {@code number}. Returns the length of the
	 * array if all entries are less.
	 */
	private static int firstFrom(int number, int[] ascending) {
		int low = 0;
		int high = ascending.length;
		while (low < high) {
			int middle = (low + high) / 2;
			low = ascending[middle] < number ? middle + 1 : low;
			high = ascending[middle] < number ? high : middle;
		}
		return low;
	}

	private int[] originals(ObstacleRef.Kind kind) {
		return kind == ObstacleRef.Kind.CIRCLE ? circles : polygons;
	}
}
