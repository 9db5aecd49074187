package org.leeway.ui.testing;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.swt.graphics.Region;
import org.eclipse.swt.graphics.Resource;
import org.eclipse.swt.widgets.Display;

/**
 * A recorder of lost resources of the window system, such as images and fonts, until it is closed. A resource is lost if it is
 * garbage, but was never disposed of.
 */
public final class LostResources implements AutoCloseable {

	private static final int COLLECTIONS = 3;

	private final List<Error> lost = new CopyOnWriteArrayList<>();
	/** Number of resources that were lost on purpose, and have been reported. */
	private final AtomicInteger onPurpose = new AtomicInteger();

	public LostResources() {
		Resource.setNonDisposeHandler(this::report);
	}

	/**
	 * Records a lost resource as an error. If {@link #forget} has created the resource and lost it on purpose, only increments
	 * {@link #onPurpose}.
	 *
	 * @param made an error with the stack trace of the call that created the resource
	 */
	private void report(Error made) {
		boolean here = Arrays.stream(made.getStackTrace()).anyMatch(frame -> frame.getMethodName().equals("forget")
				&& frame.getClassName().equals(LostResources.class.getName()));
		if (here) {
			onPurpose.incrementAndGet();
		} else {
			lost.add(made);
		}
	}

	/** Fails if resources are lost. The failure has the stack trace of the first resource's creation. */
	public void check() {
		for (int i = 0; i < COLLECTIONS; i++) {
			collectGarbage();
		}
		if (!lost.isEmpty()) {
			throw new AssertionError(lost.size() + " resources were not disposed of; the first was made here",
					lost.getFirst());
		}
	}

	/**
	 * Makes the garbage collector find all lost resources. To know when it has done so, loses a resource on purpose,
	 * and collects garbage until this resource is reported.
	 */
	private void collectGarbage() {
		int before = onPurpose.get();
		forget();
		EventLoop.waitUntil("garbage is collected", () -> {
			System.gc();
			return onPurpose.get() > before;
		});
		EventLoop.drain();
	}

	/** Creates a resource and loses it. A separate method, so that no variable of the caller keeps the resource. */
	private static void forget() {
		new Region(Display.getCurrent());
	}

	@Override
	public void close() {
		Resource.setNonDisposeHandler(null);
	}
}
