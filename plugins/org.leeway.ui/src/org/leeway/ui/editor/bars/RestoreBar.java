package org.leeway.ui.editor.bars;

import org.eclipse.jface.layout.RowDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.leeway.ui.document.Autosave;
import org.leeway.ui.document.Recovery;
import org.leeway.ui.document.TimeText;

/** A bar that offers to restore unsaved work on the level, and shows messages about autosaves. */
public final class RestoreBar extends MapBar {

	private final Label text;
	private final Combo times;
	private final Button restore;
	private final Button discard;
	private final Button save;
	private final Button dismiss;
	private Recovery recovery;

	public RestoreBar(Composite parent) {
		super(parent);
		text = new Label(this, SWT.WRAP);
		addListener(SWT.Resize, event -> getDisplay().asyncExec(this::wrap));
		times = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		times.setToolTipText("The autosave to restore");
		times.addListener(SWT.Selection, event -> tell());
		restore = button("Restore", "Replaces the level with the autosave; one undo brings the level back");
		restore.addListener(SWT.Selection, event -> recovery.restore(chosen()));
		discard = button("Discard", "Deletes the autosaves but no backup; the level stays as it is");
		discard.addListener(SWT.Selection, event -> recovery.discard());
		save = button("Save", "Writes the level to its file");
		save.addListener(SWT.Selection, event -> recovery.save());
		dismiss = button("OK", "Hides this message");
		dismiss.addListener(SWT.Selection, event -> recovery.dismissNotice());
	}

	/**
	 * Shows the autosaves that a recovery offers to restore, and the message of the recovery. Hides the bar if there is neither
	 * an autosave nor a message.
	 */
	public void show(Recovery now) {
		recovery = now;
		boolean offered = !recovery.found().isEmpty();
		times.setItems(recovery.found().stream().map(autosave -> TimeText.of(autosave.time())).toArray(String[]::new));
		times.select(0);
		include(times, recovery.found().size() > 1);
		include(restore, offered);
		include(discard, offered);
		include(save, !recovery.notice().isEmpty());
		include(dismiss, !recovery.notice().isEmpty());
		tell();
		show(offered || !recovery.notice().isEmpty());
	}

	private void tell() {
		StringBuilder words = new StringBuilder(recovery.notice());
		if (!recovery.found().isEmpty()) {
			words.append(words.isEmpty() ? "" : " ").append(chosen().isBackup() ? "A backup from " : "Unsaved work from ")
					.append(TimeText.of(chosen().time())).append(" was found.");
			recovery.changedSince(chosen()).ifPresent(
					time -> words.append(" The file was changed after that, at ").append(TimeText.of(time)).append('.'));
		}
		text.setText(words.toString());
		text.requestLayout();
	}

	/**
	 * Wraps the text of the bar if the text does not fit into one line. Call this after each layout of the bar. If wrapping changes
	 * the width of the text, the method starts another layout.
	 */
	private void wrap() {
		if (isDisposed() || !isVisible()) {
			return;
		}
		int room = getClientArea().width - 2 * ((RowLayout) getLayout()).marginWidth;
		int width = text.computeSize(SWT.DEFAULT, SWT.DEFAULT).x > room ? room : SWT.DEFAULT;
		if (!(text.getLayoutData() instanceof RowData data) || data.width != width) {
			text.setLayoutData(new RowData(width, SWT.DEFAULT));
			getParent().layout(true, true);
		}
	}

	private Autosave chosen() {
		return recovery.found().get(times.getSelectionIndex());
	}

	private static void include(Control control, boolean included) {
		control.setVisible(included);
		RowData data = RowDataFactory.swtDefaults().create();
		data.exclude = !included;
		control.setLayoutData(data);
	}
}
