package org.leeway.ui.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the live link of an editor, with the real mouse, and games that connect to it. */
class LiveLinkTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Path folder;

	@BeforeEach
	void makeProject() throws Exception {
		folder = open.file().getParent().getLocation().toPath();
		Files.writeString(folder.resolve("project.godot"), "");
		open.editor().settings().setOverlay(null);
		open.settle();
	}

	@AfterEach
	void removeProject() throws Exception {
		Files.delete(folder.resolve("project.godot"));
	}

	private Button button() {
		return open.bar().all(Button.class).stream().filter(each -> each.getText().startsWith("Live")).findFirst().orElseThrow();
	}

	private void click() {
		Button button = button();
		new Mouse(button).click(new Point(button.getSize().x / 2, button.getSize().y / 2));
	}

	private void switchOn() {
		assertEquals("Live", button().getText());
		click();
		EventLoop.waitUntil("the link is on", () -> button().getText().equals("Live: no game"));
		assertTrue(button().getSelection());
	}

	@Test
	void aGameFollowsTheBrushAndIsNamed() throws Exception {
		assertFalse(Files.exists(folder.resolve(".leeway-live")));
		switchOn();
		try (GameClient game = GameClient.connect(folder, "harbour & game")) {
			EventLoop.waitUntil("the game is named", () -> button().getText().equals("Live: harbour && game"));
			assertEquals("Connected: harbour && game", button().getToolTipText());
			EventLoop.waitUntil("the findings arrive", () -> game.findings.contains("\"rule\""));
			int before = game.tiles;
			open.editor().activateTool("4");
			Mouse mouse = open.mouse();
			mouse.move(open.middle(3, 3));
			mouse.press(1);
			mouse.glide(open.middle(3, 3), open.middle(5, 3));
			EventLoop.waitUntil("the unfinished stroke arrives", () -> game.tiles > before);
			mouse.release(1);
			open.settle();
			int painted = game.tiles;
			open.run("org.eclipse.ui.edit.undo");
			EventLoop.waitUntil("the undo arrives", () -> game.tiles > painted);
			open.level().getAgentTypes().getFirst().setRadius(1.25);
			EventLoop.waitUntil("the object arrives", () -> game.level.contains("\"radius\":1.25"));
			click();
			EventLoop.waitUntil("the game is disconnected", () -> game.closed == 1001);
		}
		assertEquals("Live", button().getText());
		assertFalse(Files.exists(folder.resolve(".leeway-live")));
	}

	@Test
	void unitsOfTheGameAreOnTheMap() throws Exception {
		switchOn();
		try (GameClient game = GameClient.connect(folder, "g")) {
			EventLoop.waitUntil("the game is there", () -> button().getText().equals("Live: g"));
			RGB ground = open.colour(3.5, 3.5);
			game.send("{\"type\":\"units\",\"units\":[{\"x\":3.5,\"y\":3.5,\"agent\":\"small\"},{\"x\":16.5,\"y\":3.5,\"agent\":\"large\",\"stuck\":true}]}");
			open.awaitOtherColour(ground, 3.7, 3.5);
			open.awaitOtherColour(open.colour(3.7, 3.5), 16.5, 3.2);
			game.send("{\"type\":\"units\",\"units\":[]}");
			open.awaitColour(ground, 3.7, 3.5);
		}
		EventLoop.waitUntil("the game has left", () -> button().getText().equals("Live: no game"));
	}

	@Test
	void theLinkEndsWithTheEditor() throws Exception {
		switchOn();
		try (GameClient game = GameClient.connect(folder, "g")) {
			EventLoop.waitUntil("the game is there", () -> game.changes > 0);
			open.close();
			EventLoop.waitUntil("the game is disconnected", () -> game.closed == 1001);
		}
		assertFalse(Files.exists(folder.resolve(".leeway-live")));
	}
}
