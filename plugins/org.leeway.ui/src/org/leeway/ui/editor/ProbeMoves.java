package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.gef.EditPart;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.ProbeOffer;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.tools.ProbeTool;
import org.leeway.ui.settings.MapLayers;

/**
 * The moves of probes' ends from a place where the unit does not fit to the nearest place where it fits. A move is one undo
 * step. Users move an end with a key, with the menus of a probe, or with a click on the place that the map offers. The map
 * takes the click only while the tool for objects or the tool for probes is active.
 */
public final class ProbeMoves {

	private final EditorContext editor;

	ProbeMoves(EditorContext editor) {
		this.editor = editor;
	}

	/** Makes a click on the offered place move the end. */
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
	 * Returns the place to which an end of a probe could move. Empty if the unit fits at both ends, or nowhere. Empty, too,
	 * until the place is known.
	 */
	public Optional<ProbeOffer> offer(PathProbe probe) {
		return editor.routes().offer(probe);
	}

	/** Moves the end of an offer to the offered place, and selects the end. */
	public void move(ProbeOffer offer) {
		editor.execute(SetCommand.ofAll("Move " + offer.end().label(), offer.end().probe(),
				offer.end().at(offer.anchor())));
		if (editor.root().getViewer().getEditPartRegistry().get(offer.end()) instanceof EditPart part) {
			editor.root().getViewer().select(part);
		}
	}

	/**
	 * Moves the end of the selected probe for which there is an offer. Without an offer, shows the reason in the status line.
	 */
	public void moveCurrent() {
		current().ifPresentOrElse(this::move, () -> editor.tell(editor.routes().current() == null
				? "The level has no probe: the tool Probe (P) places one"
				: "No end of the selected probe can move: the unit fits at both, or nowhere"));
	}
}
