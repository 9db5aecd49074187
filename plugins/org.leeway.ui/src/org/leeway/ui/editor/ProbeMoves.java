package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.gef.EditPart;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.ProbeOffer;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.tools.ProbeTool;
import org.leeway.ui.settings.MapLayers;

/**
 * The moves of probes' ends from a place where the unit does not fit to the nearest place where it does. A move is one step of
 * undo. Users move an end with a key, with the menus of a probe, or with a click on the place that the map offers. Only tools
 * for objects leave this click to the map.
 */
public final class ProbeMoves {

	private final EditorContext editor;

	ProbeMoves(EditorContext editor) {
		this.editor = editor;
	}

	/** Lets the user click the nearest fitting place on the map. */
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
	 * Returns where an end of a probe could move to. Empty if the unit fits at both ends, or nowhere, or until the place is
	 * known.
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

	/** Moves the end of the selected probe, or says why not. */
	public void moveCurrent() {
		current().ifPresentOrElse(this::move, () -> editor.tell(editor.routes().current() == null
				? "The level has no probe: the tool Probe (P) places one"
				: "No end of the selected probe can move: the unit fits at both, or nowhere"));
	}
}
