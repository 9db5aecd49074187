package org.leeway.ui.settings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

import org.eclipse.core.resources.ResourcesPlugin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.document.SavingPreferences;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Tests of settings that must be in the next session: a changed setting must soon be in the file of the store. */
class SettingsStoreTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void whatIsSetInAnEditorIsSoonInAFile() {
		for (boolean shown : new boolean[] {true, false}) {
			open.editor().settings().setRulers(shown);
			EventLoop.waitUntil("the setting is kept", () -> file().contains("view.rulers=" + shown));
		}
	}

	private static String file() {
		Path file = ResourcesPlugin.getWorkspace().getRoot().getLocation().toPath().resolve(
				".metadata/.plugins/org.eclipse.core.runtime/.settings/" + SavingPreferences.NODE + ".prefs");
		try {
			return Files.readString(file);
		} catch (NoSuchFileException replaced) {
			return "";
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
