package org.leeway.ui.testing;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.swt.graphics.Resource;

/**
 * The images, fonts and other resources of the window system that are made from now on, until this is closed, and that
 * nobody knows any more though nobody has disposed of them.
 */
public final class LostResources implements AutoCloseable {

	private static final int COLLECTIONS = 4;

	private final List<Error> lost = new CopyOnWriteArrayList<>();

	public LostResources() {
		Resource.setNonDisposeHandler(lost::add);
	}

	/** Fails if there are such resources, and tells where the first was made. */
	public void check() {
		for (int i = 0; i < COLLECTIONS; i++) {
			collectGarbage();
		}
		if (!lost.isEmpty()) {
			throw new AssertionError(lost.size() + " resources were not disposed of; the first was made here",
					lost.getFirst());
		}
	}

	/** Returns when the collector has been at work and the display's thread has heard of it. */
	private static void collectGarbage() {
		WeakReference<Object> garbage = new WeakReference<>(new Object());
		EventLoop.waitUntil("garbage is collected", () -> {
			System.gc();
			return garbage.get() == null;
		});
		EventLoop.drain();
	}

	@Override
	public void close() {
		Resource.setNonDisposeHandler(null);
	}
}
