package org.leeway.ui.survey;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPreferenceConstants;
import org.eclipse.ui.PlatformUI;
import org.leeway.core.merge.Side;

/** A timer that shows ours and theirs alternately. */
final class Blinker {

	/**
	 * Time for which one side of a merge conflict, ours or theirs, is shown before the sides change, in ms. The user
	 * needs this time to look at a side, and faster flashing would disturb some people.
	 */
	private static final int PERIOD = 800;

	private final Display display = Display.getCurrent();
	private final Consumer<Optional<Side>> shown;
	private final Runnable tick = this::tick;
	private Side side = Side.OURS;

	/** @param shown shows a side. Empty for none */
	Blinker(Consumer<Optional<Side>> shown) {
		this.shown = shown;
	}

	/**
	 * Returns whether the map may blink. Returns false only if the user has disabled the animations of the workbench. If the
	 * preference has its default, returns true: Leeway's product disables animations by default only to keep windows from
	 * sliding. SWT does not report whether the operating system disables animations.
	 */
	static boolean isAllowed() {
		IPreferenceStore store = PlatformUI.getPreferenceStore();
		return store.isDefault(IWorkbenchPreferenceConstants.ENABLE_ANIMATIONS)
				|| store.getBoolean(IWorkbenchPreferenceConstants.ENABLE_ANIMATIONS);
	}

	/** Shows theirs, then ours, and so on. */
	void begin() {
		side = Side.OURS;
		tick();
	}

	/**
	 * Stops blinking. Until the next call, shows only the side {@code wanted}, ours or theirs. If {@code wanted} is empty,
	 * shows neither.
	 */
	void stay(Optional<Side> wanted) {
		display.timerExec(-1, tick);
		shown.accept(wanted);
	}

	private void tick() {
		side = side == Side.OURS ? Side.THEIRS : Side.OURS;
		shown.accept(Optional.of(side));
		display.timerExec(PERIOD, tick);
	}
}
