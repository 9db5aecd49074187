package org.leeway.core.markers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of changes of a file's markers, while another thread deletes the file. */
@Tag("platform")
class FindingMarkersTest {

	private final AtomicBoolean exists = new AtomicBoolean(true);
	private final IWorkspace workspace = (IWorkspace) Proxy.newProxyInstance(getClass().getClassLoader(),
			new Class<?>[] {IWorkspace.class}, (proxy, method, arguments) -> {
				assertEquals("run", method.getName());
				((ICoreRunnable) arguments[0]).run(null);
				return null;
			});
	private final IFile file = (IFile) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {IFile.class},
			(proxy, method, arguments) -> method.getName().equals("isAccessible") ? exists.get() : workspace);
	private final CoreException failure = new CoreException(Status.error("no such resource"));

	@Test
	void aFileThatVanishesAmidAChangeHasNoMarkersToChange() throws CoreException {
		FindingMarkers.change(file, inner -> {
			exists.set(false);
			throw failure;
		});
		assertFalse(exists.get(), "the change was begun");
	}

	@Test
	void aFailureOfAFileThatIsStillThereIsTold() {
		assertSame(failure, assertThrows(CoreException.class, () -> FindingMarkers.change(file, inner -> {
			throw failure;
		})));
	}
}
