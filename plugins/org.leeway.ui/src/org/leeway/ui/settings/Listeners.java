package org.leeway.ui.settings;

import java.util.ArrayList;
import java.util.List;

/** A list of listeners. */
public final class Listeners {

	private final List<Runnable> listeners = new ArrayList<>();

	public void add(Runnable listener) {
		listeners.add(listener);
	}

	public void remove(Runnable listener) {
		listeners.remove(listener);
	}

	/** Runs all listeners if {@code really} is true. Otherwise does nothing. */
	public void changed(boolean really) {
		if (really) {
			List.copyOf(listeners).forEach(Runnable::run);
		}
	}
}
