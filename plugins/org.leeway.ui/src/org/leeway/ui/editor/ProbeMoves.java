package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.gef.EditPart;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.ProbeOffer;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.tools.ProbeTool;
import org.leeway.ui.settings.MapLayers;

/**
 * The commands that move an end of a probe to the nearest place where the probe's unit fits. A probe asks for a route
 * between two places, its ends. Only an end where the unit does not fit can be moved. A move is one undo step.
 * <p>
 * The user moves an end with a key, with a menu, or with a click on an outline at the nearest place. The click works
 * only if probes are visible and not locked, and the tool for objects or for probes is active.
 */
public final class ProbeMoves {

	private final EditorContext editor;

	ProbeMoves(EditorContext editor) {
		this.editor = editor;
	}

	/**
	 * Lets the user move an end of the current probe by a click on the map. If the unit does not fit at an end, the map
	 * shows an outline of the unit at the nearest place where it fits. A click on the outline moves the end there.
	 */
	void takeClicks() {
		editor.root().onOffer(() -> areProbesEdited() && current().isPresent(), this::moveCurrent);
	}

	private boolean areProbesEdited() {
		return (editor.isToolForObjects() || editor.activeTool() instanceof ProbeTool)
				&& editor.settings().layers().isVisible(MapLayers.PROBES)
				&& !editor.settings().layers().isLocked(MapLayers.PROBES);
	}

	private Optional<ProbeOffer> current() {
		return Optional.ofNullable(editor.routes().current()).flatMap(this::offer);
	}

	/**
	 * Returns which end of a probe to move, and the nearest place where the unit fits. Empty if the unit fits at
	 * both ends, or if it fits nowhere. Also empty if the background job has not found the place yet.
	 */
	public Optional<ProbeOffer> offer(PathProbe probe) {
		return editor.routes().offer(probe);
	}

	/**
	 * Moves an end of a probe to the nearest place where the unit fits, and selects this end.
	 *
	 * @param offer the end and the place
	 */
	public void move(ProbeOffer offer) {
		editor.execute(SetCommand.ofAll("Move " + offer.end().label(), offer.end().probe(),
				offer.end().at(offer.anchor())));
		if (editor.root().getViewer().getEditPartRegistry().get(offer.end()) instanceof EditPart part) {
			editor.root().getViewer().select(part);
		}
	}

	/**
	 * Moves an end of the current probe to the nearest place where the unit fits. Only an end where the unit does not fit can
	 * be moved. If no end can be moved, the status line shows the reason.
	 */
	public void moveCurrent() {
		current().ifPresentOrElse(this::move, () -> editor.tell(editor.routes().current() == null
				? "The level has no probe: use the Probe tool (P) to place one"
				: "Neither end of the selected probe can move: the unit fits at both, or nowhere"));
	}
}
