package org.leeway.ui.editor.bars;

import java.util.List;
import java.util.function.IntConsumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/**
 * A bar above the map that describes a proposed repair while the map previews it. Enter applies the repair, Escape discards it.
 * Hidden while there is no proposal.
 */
public final class RepairBar extends MapBar {

	private final Label text;
	private final Combo terrains;
	private final Button apply;
	private final Button cancel;

	public RepairBar(Composite parent) {
		super(parent);
		text = new Label(this, SWT.NONE);
		terrains = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		terrains.setToolTipText("The terrain for the repainted cells");
		apply = button("Apply", "Changes the level as shown (Enter)");
		cancel = button("Cancel", "Leaves the level as it is (Escape)");
	}

	/**
	 * Sets the listeners.
	 *
	 * @param chosen gets the index of the terrain that the user has chosen from the list
	 * @param applied runs when the user applies the repair
	 * @param cancelled runs when the user discards the repair
	 */
	public void listen(IntConsumer chosen, Runnable applied, Runnable cancelled) {
		terrains.addListener(SWT.Selection, event -> chosen.accept(terrains.getSelectionIndex()));
		apply.addListener(SWT.Selection, event -> applied.run());
		cancel.addListener(SWT.Selection, event -> cancelled.run());
		for (Control control : getChildren()) {
			control.addListener(SWT.Traverse, event -> {
				if (event.detail == SWT.TRAVERSE_ESCAPE) {
					event.doit = false;
					cancelled.run();
				} else if (event.detail == SWT.TRAVERSE_RETURN && control != cancel) {
					event.doit = false;
					applied.run();
				}
			});
		}
	}

	/**
	 * Proposes a repair.
	 *
	 * @param what a description of the repair
	 * @param names the names of the terrains to choose from. The first terrain is selected. Empty if there is no choice
	 */
	public void propose(String what, List<String> names) {
		text.setText(what);
		terrains.setItems(names.toArray(String[]::new));
		terrains.select(0);
		terrains.setVisible(!names.isEmpty());
		apply.setVisible(true);
		show(true);
		apply.setFocus();
	}

	/** Shows a message instead of a proposal. */
	public void tell(String what) {
		text.setText(what);
		terrains.setVisible(false);
		apply.setVisible(false);
		show(true);
	}

	public void hide() {
		show(false);
	}
}
