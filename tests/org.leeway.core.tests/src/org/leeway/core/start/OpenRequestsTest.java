package org.leeway.core.start;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenRequestsTest {

	private static final int REQUESTS = 100;

	@TempDir
	private Path workspace;

	@Test
	void oneWindowTakesARequest() throws Exception {
		OpenRequests requests = new OpenRequests(workspace);
		for (int i = 0; i < REQUESTS; i++) {
			requests.add(List.of(workspace.resolve("level" + i)));
		}
		int taken = 0;
		try (ExecutorService windows = Executors.newCachedThreadPool()) {
			for (Future<Integer> window : windows.invokeAll(List.of(taking(), taking(), taking(), taking()))) {
				taken += window.get();
			}
		}
		assertEquals(REQUESTS, taken);
	}

	private Callable<Integer> taking() {
		OpenRequests window = new OpenRequests(workspace);
		return () -> window.take().size();
	}
}
