package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.OpenLevel;

/** The preference page for saving, with the real mouse. */
class SavingPageTest {

	@AfterEach
	void forget() throws Exception {
		InstanceScope.INSTANCE.getNode(SavingPreferences.NODE).clear();
	}

	@Test
	void whatIsSetThereHolds() {
		assertTrue(SavingPreferences.backup());
		assertEquals(5, SavingPreferences.idleSeconds());
		Dialogs.answer(() -> PreferencesUtil.createPreferenceDialogOn(OpenLevel.page().getWorkbenchWindow().getShell(),
				"org.leeway.ui.preferences", null, null).open(), dialog -> {
					dialog.click("Keep the previous version in a .bak file");
					dialog.after("...after this many seconds without an edit:", Text.class).setText("30");
					dialog.click("Apply and Close");
				});
		assertFalse(SavingPreferences.backup());
		assertTrue(SavingPreferences.autosave());
		assertEquals(30, SavingPreferences.idleSeconds());
	}
}
