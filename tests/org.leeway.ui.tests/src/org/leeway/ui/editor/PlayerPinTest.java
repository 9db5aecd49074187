package org.leeway.ui.editor;

import java.util.stream.IntStream;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.colour.PlayerColours;
import org.leeway.model.Spawn;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;

/** Tests of the pin of a spawn on the map, with and without a player. */
class PlayerPinTest {

	private static final RGB PIN = new RGB(255, 64, 129);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void aPinHasTheColourOfThePlayer() {
		open.editor().settings().setOverlay(null);
		Spawn spawn = open.level().getSpawns().getFirst();
		awaitPin(PIN);
		for (int player : new int[] {1, 2, 12, 0}) {
			spawn.setPlayer(player);
			awaitPin(Colours.of(PlayerColours.of(player)));
		}
		spawn.unsetPlayer();
		awaitPin(PIN);
	}

	/** Waits until the pin of the spawn has a colour: until any pixel just above the tip of the pin has this colour. */
	private void awaitPin(RGB colour) {
		Point tip = open.at(3.5, 4.5);
		EventLoop.waitUntil("a pin of the colour " + colour, () -> IntStream.range(1, 24)
				.anyMatch(up -> Screen.colour(open.canvas(), new Point(tip.x, tip.y - up)).equals(colour)));
	}
}
