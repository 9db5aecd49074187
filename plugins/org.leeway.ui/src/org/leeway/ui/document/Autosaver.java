package org.leeway.ui.document;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.swt.widgets.Display;
import org.leeway.core.files.FailureText;
import org.leeway.model.Level;

/**
 * The service that autosaves a document. An autosave is written when the user has not edited for some seconds. If the
 * user edits without a break, an autosave is written after some minutes. When the level is saved or closed, or its
 * edits are undone, the autosaves are removed.
 * <p>
 * The level is copied on the UI thread, and the copy is written in the background. The copy is cheap, because it shares
 * large values such as the terrain with the level.
 */
final class Autosaver {

	private final LevelDocument document;
	private final AutosaveStore store;
	private final Consumer<String> failed;
	private final Display display = Display.getCurrent();
	private final Runnable due = this::autosave;
	/** The time of the first edit that is not autosaved yet, in ns. Null if there is none. */
	private Long waitingSince;
	/** The autosaves to remove when the level is saved or its edits are discarded, the oldest first. Guarded by this object. */
	private final List<Autosave> own = new ArrayList<>();
	/** The autosaves in {@link #own} that come from an earlier session. Guarded by this object. */
	private final List<Autosave> adopted = new ArrayList<>();
	/**
	 * A counter that grows by 1 whenever edits are saved or discarded. If the counter grows while an autosave is written, the
	 * autosave is useless. Guarded by this object.
	 */
	private int saves;

	/**
	 * Creates the service for one document.
	 *
	 * @param failed gets the reason why an autosave failed. Called on the UI thread
	 */
	Autosaver(LevelDocument document, AutosaveStore store, Consumer<String> failed) {
		this.document = document;
		this.store = store;
		this.failed = failed;
	}

	/** Schedules an autosave. Call this when the document has been edited. */
	void edited() {
		if (!document.isDirty()) {
			undone();
		}
		if (!SavingPreferences.autosave() || !document.isDirty()) {
			return;
		}
		long now = System.nanoTime();
		if (waitingSince == null) {
			waitingSince = now;
		}
		long latest = TimeUnit.MINUTES.toMillis(SavingPreferences.latestMinutes())
				- TimeUnit.NANOSECONDS.toMillis(now - waitingSince);
		long idle = TimeUnit.SECONDS.toMillis(SavingPreferences.idleSeconds());
		display.timerExec((int) Math.max(0, Math.min(idle, latest)), due);
	}

	/** Autosaves the current state of the level, if the level has unsaved edits. */
	void autosave() {
		stopWaiting();
		if (SavingPreferences.autosave() && document.isDirty()) {
			int before = saves();
			write(autosave -> {
				if (!keep(autosave, before)) {
					store.remove(List.of(autosave));
				}
			});
		}
	}

	/**
	 * Writes an autosave of the current state, even if the preferences switch autosaves off. This autosave is not added to
	 * {@link #own}, so it stays when the level is saved.
	 *
	 * @param written receives the autosave, in the background
	 */
	void write(Consumer<Autosave> written) {
		Level copy = EcoreUtil.copy(document.level());
		String origin = document.origin();
		AutosaveJob.later(() -> {
			try {
				written.accept(store.write(origin, copy));
			} catch (IOException e) {
				if (!display.isDisposed()) {
					display.asyncExec(() -> failed.accept(FailureText.of(e)));
				}
			}
		});
	}

	/**
	 * Adds a new autosave to {@link #own}, unless the edits were saved or discarded while it was written. Then removes
	 * autosaves from the disk: the oldest beyond the limit in the preferences, and all that belong to an earlier file of
	 * the document.
	 *
	 * @param before the value of {@link #saves} when the writing of the autosave began
	 * @return whether the autosave was added
	 */
	private synchronized boolean keep(Autosave autosave, int before) {
		if (saves != before) {
			return false;
		}
		own.add(autosave);
		List<Autosave> old = new ArrayList<>(
				own.stream().filter(each -> !each.file().getParent().equals(autosave.file().getParent())).toList());
		own.removeAll(old);
		while (own.size() > SavingPreferences.kept()) {
			old.add(own.removeFirst());
		}
		store.remove(old);
		return true;
	}

	private synchronized int saves() {
		return saves;
	}

	/** Adds autosaves of an earlier session to {@link #own}, so that the next save removes them. */
	synchronized void adopt(List<Autosave> autosaves) {
		own.addAll(0, autosaves.reversed());
		adopted.addAll(autosaves);
	}

	/** Removes all autosaves in {@link #own}, because the edits were saved or discarded. */
	void done() {
		stopWaiting();
		removeOwn();
	}

	private synchronized void removeOwn() {
		saves++;
		store.remove(own);
		own.clear();
		adopted.clear();
	}

	/**
	 * Removes the autosaves of this session, because the user has undone the edits in them. Autosaves of earlier sessions
	 * stay, because their work was never saved.
	 */
	private void undone() {
		stopWaiting();
		synchronized (this) {
			saves++;
			List<Autosave> useless = own.stream().filter(autosave -> !adopted.contains(autosave)).toList();
			store.remove(useless);
			own.removeAll(useless);
		}
	}

	/**
	 * Leaves a single autosave for a later session: writes the current state, and then removes the autosaves in {@link #own}.
	 * If the preferences switch autosaves off, leaves no autosave at all. Returns whether autosaves are switched on.
	 */
	boolean leave() {
		stopWaiting();
		boolean isKept = SavingPreferences.autosave();
		if (isKept) {
			write(autosave -> removeOwn());
		} else {
			removeOwn();
		}
		return isKept;
	}

	private void stopWaiting() {
		waitingSince = null;
		if (!display.isDisposed()) {
			display.timerExec(-1, due);
		}
	}
}
