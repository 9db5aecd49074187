package org.leeway.ui.map.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Rectangle;
import org.junit.jupiter.api.Test;

/** Tests of the places of labels. The expected places come from a search of all places on the screen. */
class LabelRoomTest {

	private static final Rectangle VISIBLE = new Rectangle(30, 40, 90, 70);
	private static final Dimension CAPTION = new Dimension(40, 8);

	private final LabelRoom room = new LabelRoom();
	private final UnscaledLayer<?> below = layer();
	private final UnscaledLayer<?> above = layer();

	private UnscaledLayer<?> layer() {
		UnscaledLayer<?> layer = new DistanceLayer();
		layer.setRoom(room);
		return layer;
	}

	@Test
	void eachLabelIsAtTheNearestFreePlace() {
		room.setCaption(CAPTION);
		long seed = System.nanoTime();
		Random random = new Random(seed);
		for (int round = 0; round < 300; round++) {
			String message = "seed " + seed + ", round " + round;
			room.begin(below);
			List<Rectangle> others = new ArrayList<>(List.of(new Rectangle(30, 102, 40, 8)));
			for (int i = 0; i < 5; i++) {
				int width = 10 + random.nextInt(30);
				int height = 6 + random.nextInt(8);
				Rectangle wanted = new Rectangle(VISIBLE.x + random.nextInt(VISIBLE.width - width),
						VISIBLE.y + random.nextInt(VISIBLE.height - height), width, height);
				Rectangle box = room.take(i % 2 == 0 ? below : above, wanted, VISIBLE);
				assertEquals(least(wanted, others), distance(wanted, box), message);
				others.add(box);
			}
		}
	}

	/**
	 * Returns how far a label must be moved from the wanted place, so that it is at least three pixels away from all other
	 * labels. Tries all places in the visible part. If there is no such place, returns 0: the label then stays where it is.
	 */
	private static int least(Rectangle wanted, List<Rectangle> others) {
		int least = Integer.MAX_VALUE;
		for (int x = VISIBLE.x; x <= VISIBLE.right() - wanted.width; x++) {
			for (int y = VISIBLE.y; y <= VISIBLE.bottom() - wanted.height; y++) {
				Rectangle box = new Rectangle(x, y, wanted.width, wanted.height);
				if (others.stream().noneMatch(other -> other.getExpanded(3, 3).intersects(box))) {
					least = Math.min(least, distance(wanted, box));
				}
			}
		}
		return least == Integer.MAX_VALUE ? 0 : least;
	}

	private static int distance(Rectangle one, Rectangle other) {
		return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
	}

	@Test
	void aLayerGivesWayToTheLayersBelowOnly() {
		Rectangle place = new Rectangle(60, 60, 20, 10);
		room.begin(below);
		assertEquals(place, room.take(below, place, VISIBLE));
		room.begin(above);
		Rectangle moved = room.take(above, place, VISIBLE);
		assertTrue(!moved.intersects(place) && VISIBLE.getUnion(moved).equals(VISIBLE), moved.toString());
		room.begin(below);
		assertEquals(place, room.take(below, place, VISIBLE), "the label above is painted again later");
		assertEquals(List.of(place), room.boxes());
	}
}
