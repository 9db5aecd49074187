package org.leeway.ui.testing;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.swt.graphics.Region;
import org.eclipse.swt.graphics.Resource;
import org.eclipse.swt.widgets.Display;

/**
 * The lost resources of the window system, such as images and fonts, that are made from now on, until this is closed. A
 * resource is lost if no object knows it any more, but it has not been disposed of.
 */
public final class LostResources implements AutoCloseable {

	private static final int COLLECTIONS = 3;

	private final List<Error> lost = new CopyOnWriteArrayList<>();
	/** Number of resources that were forgotten on purpose, and have been reported. */
	private final AtomicInteger onPurpose = new AtomicInteger();

	public LostResources() {
		Resource.setNonDisposeHandler(this::report);
	}

	/** @param made shows where the resource was made */
	private void report(Error made) {
		boolean here = Arrays.stream(made.getStackTrace()).anyMatch(frame -> frame.getMethodName().equals("forget")
				&& frame.getClassName().equals(LostResources.class.getName()));
		if (here) {
			onPurpose.incrementAndGet();
		} else {
			lost.add(made);
		}
	}

	/** Fails if there are such resources, and shows where the first was made. */
	public void check() {
		for (int i = 0; i < COLLECTIONS; i++) {
			collectGarbage();
		}
		if (!lost.isEmpty()) {
			throw new AssertionError(lost.size() + " resources were not disposed of; the first was made here",
					lost.getFirst());
		}
	}

	/** Collects garbage. To know when lost resources have been reported, forgets one on purpose and waits for its report. */
	private void collectGarbage() {
		int before = onPurpose.get();
		forget();
		EventLoop.waitUntil("garbage is collected", () -> {
			System.gc();
			return onPurpose.get() > before;
		});
		EventLoop.drain();
	}

	/** Forgets a resource. A method of its own, so that no variable keeps the resource. */
	private static void forget() {
		new Region(Display.getCurrent());
	}

	@Override
	public void close() {
		Resource.setNonDisposeHandler(null);
	}
}
