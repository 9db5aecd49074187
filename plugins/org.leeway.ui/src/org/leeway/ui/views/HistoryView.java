package org.leeway.ui.views;

import java.util.List;
import java.util.OptionalInt;

import org.eclipse.gef.commands.Command;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPropertyListener;
import org.leeway.core.text.Counts;
import org.leeway.ui.document.EditSteps;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.theme.Contrast;

/**
 * The view of the undo steps of the edited level. Undone steps have a paler colour. The selected row is the present
 * state. If the user chooses another row, the steps between the present state and this row are undone or redone. Each
 * step is a UI event of its own, so that the window stays responsive.
 */
public final class HistoryView extends FollowingView {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.history";

	/** The value of {@link #wanted} if no undo or redo is due. */
	private static final int NONE = -1;

	/**
	 * A listener that updates the view when the editor becomes dirty or clean. An edit or a save causes this, and so does
	 * another program that changes the file.
	 */
	private final IPropertyListener follower = (part, property) -> {
		if (property == IEditorPart.PROP_DIRTY) {
			showSoon();
		}
	};
	private Label words;
	private Table table;
	private List<Command> shown = List.of();
	/**
	 * The number of undo steps that should be done, as the user has chosen in the table. The view undoes or redoes steps until
	 * this number of steps is done. Then the field becomes {@link #NONE}.
	 */
	private int wanted = NONE;
	/** Whether an update of the table is scheduled. */
	private boolean isUpdateDue;

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.HISTORY.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		words = new Label(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).indent(6, 3).applyTo(words);
		table = new Table(parent, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.VIRTUAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(table);
		table.addListener(SWT.SetData, event -> fill((TableItem) event.item, event.index));
		table.addListener(SWT.Selection, event -> goTo(table.getSelectionIndex()));
		begin();
	}

	@Override
	void followed(EditorSession before) {
		if (before != null) {
			before.part().removePropertyListener(follower);
		}
		wanted = NONE;
		if (editor() != null) {
			editor().part().addPropertyListener(follower);
		}
		show();
	}

	private EditSteps steps() {
		return editor().document().commands();
	}

	/** Schedules one update for all changes of the undo steps, because a step may consist of many changes. */
	private void showSoon() {
		if (!isUpdateDue) {
			isUpdateDue = true;
			table.getDisplay().asyncExec(() -> {
				isUpdateDue = false;
				if (!table.isDisposed()) {
					show();
				}
			});
		}
	}

	private void show() {
		shown = editor() == null ? List.of() : steps().all();
		words.setText(editor() == null ? "No level is open." : editor().part().getTitle() + ": "
				+ Counts.of(shown.size(), "step"));
		table.setItemCount(editor() == null ? 0 : shown.size() + 1);
		table.clearAll();
		if (editor() != null && wanted == NONE) {
			table.setSelection(steps().done());
			table.showSelection();
		}
	}

	/** Fills a row of the table. The first row stands for the level before the first step in the table. */
	private void fill(TableItem item, int index) {
		if (editor() == null) {
			// GTK requests the texts of rows while it removes the rows
			return;
		}
		OptionalInt saved = editor().document().savedSteps();
		String label = index == 0 ? start() : label(shown.get(index - 1));
		item.setText(saved.isPresent() && saved.getAsInt() == index ? label + "  (saved)" : label);
		Color colour = index > steps().done() ? Contrast.paleText(table) : null;
		item.setForeground(colour);
	}

	/** Returns the label of the state before the first step in the table. */
	private String start() {
		return steps().hasForgotten() ? "Earlier steps" : "Opened";
	}

	private static String label(Command step) {
		String label = step.getLabel();
		return label == null || label.isBlank() ? "Edit" : Character.toUpperCase(label.charAt(0)) + label.substring(1);
	}

	private void goTo(int steps) {
		boolean isUnderWay = wanted != NONE;
		editor().finishEdits();
		wanted = Math.min(steps, steps().all().size());
		if (!isUnderWay) {
			step();
		}
	}

	/**
	 * Undoes or redoes a step towards the wanted state, and schedules the next step. Stops if the user edits the level
	 * meanwhile.
	 */
	private void step() {
		if (table.isDisposed() || editor() == null || wanted == NONE) {
			return;
		}
		List<Command> all = steps().all();
		boolean arrived = steps().stepTowards(wanted);
		if (arrived || !steps().all().equals(all)) {
			wanted = NONE;
			show();
		} else {
			table.getDisplay().asyncExec(this::step);
		}
	}

	@Override
	public void setFocus() {
		table.setFocus();
	}

	@Override
	public void dispose() {
		if (editor() != null) {
			editor().part().removePropertyListener(follower);
		}
		super.dispose();
	}
}
