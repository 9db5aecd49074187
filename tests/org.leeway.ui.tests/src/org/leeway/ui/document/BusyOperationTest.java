package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the effects of keys that the user presses while a command waits for a computation off the UI thread. */
class BusyOperationTest {

	private static final long LARGE = 1 << 24;
	/** Time after which a pressed key has surely arrived, in ms. Keys usually arrive sooner. */
	private static final int MOMENT = 300;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private final CountDownLatch mayEnd = new CountDownLatch(1);
	private final List<String> typed = new ArrayList<>();

	@BeforeEach
	void listen() {
		open.canvas().forceFocus();
		open.canvas().addListener(SWT.KeyDown, event -> typed
				.add(event.character + " with brush " + open.editor().settings().paint().brush().size()));
	}

	private String work() {
		try {
			mayEnd.await();
			return "done";
		} catch (InterruptedException e) {
			throw new IllegalStateException(e);
		}
	}

	private void strike(char... keys) {
		for (char key : keys) {
			open.mouse().strike(key);
		}
	}

	@Test
	void keysComeAfterwardsInTheirOrder() {
		open.editor().settings().paint().setBrushSize(1);
		Display.getCurrent().asyncExec(() -> {
			strike('/', ']', '/', ']');
			Display.getCurrent().timerExec(MOMENT, mayEnd::countDown);
		});
		assertEquals(Optional.of("done"), BusyOperation.compute("Waiting", LARGE, this::work));
		assertEquals(List.of(), typed);
		assertEquals(1, open.editor().settings().paint().brush().size(), "no key has been a command either");
		EventLoop.waitUntil(() -> "all have come, not only " + typed,
				() -> typed.equals(List.of("/ with brush 1", "/ with brush 2"))
						&& open.editor().settings().paint().brush().size() == 3);
		strike('/');
		EventLoop.waitUntil("keys are as ever", () -> typed.size() == 3);
	}

	@Test
	void inputWaitsForTheEndOfSaving() throws IOException {
		Display.getCurrent().asyncExec(() -> {
			strike((char) SWT.ESC, '/');
			Display.getCurrent().timerExec(MOMENT, mayEnd::countDown);
		});
		FileWork.write("Saving", LARGE, this::work);
		assertEquals(List.of(), typed);
		assertEquals(0, mayEnd.getCount(), "Escape ends nothing");
		EventLoop.waitUntil("the key comes afterwards", () -> typed.size() == 1);
	}

	@Test
	void escapeGivesUp() {
		Display.getCurrent().asyncExec(() -> strike((char) SWT.ESC));
		assertEquals(Optional.empty(), BusyOperation.compute("Waiting", LARGE, this::work));
		mayEnd.countDown();
		EventLoop.drain();
		assertTrue(typed.stream().noneMatch(key -> key.charAt(0) == SWT.ESC), "nobody else gets it");
	}

	@Test
	void aDialogOffersToGiveUp() {
		Dialogs.answer(() -> assertEquals(Optional.empty(), BusyOperation.compute("Waiting", LARGE, this::work)),
				dialog -> {
					assertTrue(dialog.words().contains("Waiting"), dialog.words());
					dialog.click("Cancel");
				});
		mayEnd.countDown();
	}
}
