package org.leeway.ui.editor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Text;

/**
 * A record of what the user has typed into a text field since the field got the focus, for undo and redo. The window system has
 * no undo and redo for text fields.
 */
final class TextHistory {

	private static final String KEY = TextHistory.class.getName();

	private static boolean following;

	private final Text text;
	private final Deque<String> before = new ArrayDeque<>();
	private final Deque<String> after = new ArrayDeque<>();
	private String now = "";
	private boolean replaying;

	private TextHistory(Text text) {
		this.text = text;
		text.setData(KEY, this);
		text.addListener(SWT.Modify, event -> modified());
	}

	/** Records the histories of all text fields from now on. */
	static void follow(Display display) {
		if (!following) {
			following = true;
			display.addFilter(SWT.FocusIn, event -> {
				if (event.widget instanceof Text text && text.getEditable()) {
					of(text).orElseGet(() -> new TextHistory(text)).begin();
				}
			});
		}
	}

	/** Returns the history of the text field with the focus. Empty if no text field has the focus. */
	static Optional<TextHistory> ofFocus() {
		return Display.getCurrent().getFocusControl() instanceof Text text ? of(text) : Optional.empty();
	}

	private static Optional<TextHistory> of(Text text) {
		return Optional.ofNullable((TextHistory) text.getData(KEY));
	}

	private void begin() {
		before.clear();
		after.clear();
		now = text.getText();
	}

	private void modified() {
		if (!replaying && !text.getText().equals(now)) {
			if (before.isEmpty() || !goesOn(now, text.getText())) {
				before.push(now);
			}
			after.clear();
		}
		now = text.getText();
	}

	/**
	 * Returns whether a change only continues a word: it adds one letter or digit after a letter or digit. Undo
	 * takes back such changes together, as a whole word.
	 *
	 * @param from the text before the change
	 * @param to the text after the change
	 */
	private static boolean goesOn(String from, String to) {
		return !from.isEmpty() && to.length() == from.length() + 1 && to.startsWith(from)
				&& Character.isLetterOrDigit(from.charAt(from.length() - 1))
				&& Character.isLetterOrDigit(to.charAt(from.length()));
	}

	boolean canUndo() {
		return !before.isEmpty();
	}

	boolean canRedo() {
		return !after.isEmpty();
	}

	void undo() {
		replay(before, after);
	}

	void redo() {
		replay(after, before);
	}

	private void replay(Deque<String> from, Deque<String> to) {
		to.push(now);
		replaying = true;
		text.setText(from.pop());
		text.setSelection(text.getCharCount());
		replaying = false;
	}
}
