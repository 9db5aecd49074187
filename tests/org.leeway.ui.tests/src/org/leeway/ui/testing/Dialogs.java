package org.leeway.ui.testing;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/**
 * A helper that answers modal dialogs in a test. The code that opens a modal dialog waits until the dialog is closed. So the
 * test passes the answers to this helper before the dialog opens.
 */
public final class Dialogs {

	private static final int WAKE = 20;
	/**
	 * Number of looks for an active dialog, one look every {@link #WAKE} ms. If no look finds an active dialog, an inactive
	 * dialog is answered too, because a busy window manager may never activate a dialog.
	 */
	private static final int PATIENCE = 100;

	private final List<Shell> before = List.of(Display.getCurrent().getShells());
	private final Deque<Consumer<Form>> answers;
	private Throwable failure;
	private int looks;

	private Dialogs(List<Consumer<Form>> answers) {
		this.answers = new ArrayDeque<>(answers);
	}

	/**
	 * Runs an action that opens modal dialogs, one at a time. Returns when the dialogs are closed.
	 *
	 * @param answers for each dialog, in order, a function that gets the open dialog and answers it. If the dialog is open
	 * afterwards, it is closed
	 */
	@SafeVarargs
	public static void answer(Runnable action, Consumer<Form>... answers) {
		Dialogs expected = new Dialogs(List.of(answers));
		boolean automated = ErrorDialog.AUTOMATED_MODE;
		ErrorDialog.AUTOMATED_MODE = false;
		try {
			expected.lookLater();
			action.run();
			expected.check();
		} finally {
			expected.answers.clear();
			ErrorDialog.AUTOMATED_MODE = automated;
		}
	}

	/** Runs an action that opens a modal dialog. Returns the texts of the dialog, and closes it. */
	public static String message(Runnable action) {
		String[] words = new String[1];
		answer(action, dialog -> words[0] = dialog.root().getShell().getText() + "\n" + dialog.words());
		return words[0];
	}

	private void lookLater() {
		Display.getCurrent().timerExec(WAKE, this::look);
	}

	private void look() {
		if (answers.isEmpty()) {
			return;
		}
		Shell shell = looks++ < PATIENCE ? Display.getCurrent().getActiveShell() : newest();
		if (shell == null || before.contains(shell) || !shell.isVisible()) {
			lookLater();
			return;
		}
		looks = 0;
		try {
			answers.remove().accept(new Form(shell));
		} catch (RuntimeException | AssertionError e) {
			failure = e;
		} finally {
			if (!shell.isDisposed()) {
				shell.close();
			}
			lookLater();
		}
	}

	private Shell newest() {
		return Arrays.stream(Display.getCurrent().getShells()).filter(shell -> !before.contains(shell) && shell.isVisible())
				.reduce((one, other) -> other).orElse(null);
	}

	private void check() {
		if (failure != null) {
			throw new AssertionError("the dialog could not be answered: " + failure, failure);
		}
		if (!answers.isEmpty()) {
			throw new AssertionError("no dialog opened");
		}
	}
}
