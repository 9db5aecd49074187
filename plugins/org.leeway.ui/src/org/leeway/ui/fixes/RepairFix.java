package org.leeway.ui.fixes;

import java.util.List;

import org.leeway.core.markers.FindingPlace;
import org.leeway.core.repair.RepairKind;
import org.leeway.ui.editor.EditorSession;

/** A fix that proposes a repair on the map. The user applies or discards the proposed repair on the map. */
record RepairFix(RepairKind kind) implements LevelFix {

	@Override
	public String label() {
		return kind.label();
	}

	@Override
	public String description() {
		return "Previews the change on the map, where you can apply or cancel it.";
	}

	@Override
	public boolean isForSeveral() {
		return false;
	}

	/** Shows the repair and gives the editor the focus. In the editor, Enter applies the proposed repair and Escape discards it. */
	@Override
	public void apply(EditorSession editor, List<FindingPlace> places) {
		editor.site().getPage().activate(editor.part());
		editor.navigation().reveal(places.getFirst());
		editor.repairs().seek(kind, places.getFirst());
	}
}
