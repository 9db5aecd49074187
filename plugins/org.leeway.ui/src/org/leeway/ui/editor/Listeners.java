package org.leeway.ui.editor;

import java.util.ArrayList;
import java.util.List;

/** Who hears of every change of some settings. */
final class Listeners {

	private final List<Runnable> listeners = new ArrayList<>();

	void add(Runnable listener) {
		listeners.add(listener);
	}

	void remove(Runnable listener) {
		listeners.remove(listener);
	}

	/** Tells everybody, if something has really changed. */
	void changed(boolean really) {
		if (really) {
			List.copyOf(listeners).forEach(Runnable::run);
		}
	}
}
