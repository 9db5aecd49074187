package org.leeway.ui.testing;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/** Modal dialogs, which keep the one who opened them waiting. */
public final class Dialogs {

	private static final int WAKE = 20;

	private final List<Shell> before = List.of(Display.getCurrent().getShells());
	private final Consumer<Form> answer;
	private Throwable failure;
	private boolean waiting = true;

	private Dialogs(Consumer<Form> answer) {
		this.answer = answer;
	}

	/**
	 * Does something that opens a modal dialog and returns when that is closed.
	 *
	 * @param answer is given the dialog when it is there; if it leaves the dialog open, that is closed
	 */
	public static void answer(Runnable action, Consumer<Form> answer) {
		Dialogs expected = new Dialogs(answer);
		boolean automated = ErrorDialog.AUTOMATED_MODE;
		ErrorDialog.AUTOMATED_MODE = false;
		try {
			expected.lookLater();
			action.run();
		} finally {
			ErrorDialog.AUTOMATED_MODE = automated;
		}
		expected.check();
	}

	/** The words of the modal dialog that something opens, which is then closed. */
	public static String message(Runnable action) {
		String[] words = new String[1];
		answer(action, dialog -> words[0] = dialog.root().getShell().getText() + "\n" + dialog.words());
		return words[0];
	}

	private void lookLater() {
		Display.getCurrent().timerExec(WAKE, this::look);
	}

	private void look() {
		Shell shell = Display.getCurrent().getActiveShell();
		if (!waiting) {
			return;
		}
		if (shell == null || before.contains(shell) || !shell.isVisible()) {
			lookLater();
			return;
		}
		waiting = false;
		try {
			answer.accept(new Form(shell));
		} catch (RuntimeException | AssertionError e) {
			failure = e;
		} finally {
			if (!shell.isDisposed()) {
				shell.close();
			}
		}
	}

	private void check() {
		if (waiting) {
			waiting = false;
			throw new AssertionError("no dialog opened");
		}
		if (failure != null) {
			throw new AssertionError("the dialog could not be answered: " + failure, failure);
		}
	}
}
