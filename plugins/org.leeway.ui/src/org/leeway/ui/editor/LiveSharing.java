package org.leeway.ui.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.dialogs.MessageDialog;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.live.GameUnit;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.editor.bars.EditorBar;
import org.leeway.ui.live.LiveLink;
import org.leeway.ui.live.LiveLinks;
import org.leeway.ui.live.LiveWords;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.GameUnitsPicture;
import org.leeway.ui.settings.MapLayers;

/**
 * The connection of an editor with running games. Sends each state of the map to the games, even during a stroke, and
 * shows their units on the map.
 */
public final class LiveSharing {

	/**
	 * Radius of a unit of a game if the level has no agent of the unit's name, in cells. Only for drawing: the unit is drawn as
	 * wide as a cell.
	 */
	private static final double UNKNOWN_RADIUS = 0.5;

	private final MapContext editor;
	private final EditorBar bar;
	private final LiveLink link;
	private final Runnable shown = this::show;

	LiveSharing(MapContext editor, EditorBar bar) {
		this.editor = editor;
		this.bar = bar;
		link = LiveLinks.join(editor.document(), shown);
		editor.addMapListener(this::send);
		editor.settings().addListener(this::showUnits);
		bar.onLive(this::toggle);
		show();
	}

	/** Returns whether games can follow the level. */
	public boolean isOn() {
		return link.isOn();
	}

	/** Switches the link on or off. */
	public void toggle() {
		if (link.isOn()) {
			link.stop();
		} else {
			start();
		}
		show();
	}

	private void start() {
		Optional<Path> file = editor.document().path();
		try {
			if (file.isEmpty()) {
				throw new IOException("the project of the level does not exist any more");
			}
			link.start(file.get(), editor.presenter().whole());
			send();
		} catch (IOException reason) {
			MessageDialog.openError(editor.site().getShell(), "Live", "Games cannot follow this level: " + reason.getMessage());
		}
	}

	/**
	 * Shares the level under the name of its new file, after the editor has changed to this file. Does nothing if the level is
	 * not shared.
	 */
	void fileReplaced() {
		if (link.isOn()) {
			link.stop();
			start();
		}
	}

	private void send() {
		if (link.isOn()) {
			link.show(editor.presenter().whole());
			if (editor.presenter().findingsAreFresh()) {
				link.show(editor.presenter().analysis().findings());
			}
		}
	}

	private void show() {
		bar.showLive(LiveWords.label(link), LiveWords.tip(link), link.isOn());
		showUnits();
	}

	private void showUnits() {
		editor.root().show(MapContent.GAME_UNITS, new GameUnitsPicture(bodies(false), bodies(true),
				editor.settings().layers().alpha(MapLayers.GAME_UNITS)));
	}

	private List<Circle> bodies(boolean isStuck) {
		LevelSnapshot level = editor.presenter().whole();
		return link.units().stream().filter(unit -> unit.isStuck() == isStuck).map(unit -> body(unit, level)).toList();
	}

	private static Circle body(GameUnit unit, LevelSnapshot level) {
		double radius = level == null ? UNKNOWN_RADIUS
				: level.header().agent(unit.agent()).map(Agent::radius).orElse(UNKNOWN_RADIUS);
		return new Circle(unit.x(), unit.y(), radius);
	}

	/** Ends the connection of the editor with the games, because the editor is being closed. */
	void end() {
		LiveLinks.leave(editor.document(), shown);
	}
}
