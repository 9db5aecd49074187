package org.leeway.ui.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.eclipse.core.runtime.Platform;
import org.leeway.ui.settings.Templates;
import org.osgi.framework.FrameworkUtil;

/** The templates of new levels that are stored in the workspace. */
public final class StoredTemplates {

	private StoredTemplates() {
	}

	/** Returns the folder of the files of stored templates. The folder need not exist. */
	public static Path folder() {
		return Platform.getStateLocation(FrameworkUtil.getBundle(Templates.class)).append("templates").toPath();
	}

	/** Removes stored templates, so that only Leeway's own templates remain. */
	public static void clear() throws IOException {
		if (Files.isDirectory(folder())) {
			try (Stream<Path> files = Files.list(folder())) {
				for (Path file : files.toList()) {
					Files.delete(file);
				}
			}
		}
	}
}
