package org.leeway.ui.survey;

import java.nio.file.Path;
import java.util.Arrays;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.leeway.core.level.LevelFiles;

/** What a level is compared with; remembered. */
final class CompareBar extends SurveyBar {

	private static final String BASE = "compare.base";
	private static final String CHOSEN = "compare.file";

	private final IEclipsePreferences store = InstanceScope.INSTANCE.getNode("org.leeway.ui");
	private final Combo bases;
	private final Runnable changed;
	/** The file that was chosen last; null before. */
	private Path chosen;

	/** @param changed is run when the level is to be compared with something else */
	CompareBar(Composite parent, Runnable changed) {
		super(parent);
		this.changed = changed;
		new Label(this, SWT.NONE).setText("Compare with");
		bases = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		bases.setToolTipText("The earlier level");
		Arrays.stream(ComparisonBase.values()).map(ComparisonBase::label).forEach(bases::add);
		chosen = store.get(CHOSEN, null) == null ? null : Path.of(store.get(CHOSEN, null));
		bases.select(ComparisonBase.of(store.get(BASE, ""), chosen != null).ordinal());
		bases.addListener(SWT.Selection, event -> chooseBase());
		addState();
	}

	private void chooseBase() {
		if (base() == ComparisonBase.FILE) {
			FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
			dialog.setText("Compare With");
			String name = dialog.open();
			if (name != null) {
				compareWith(Path.of(name));
				return;
			}
			if (chosen == null) {
				bases.select(ComparisonBase.SAVED.ordinal());
			}
		}
		remember();
	}

	private void remember() {
		store.put(BASE, base().name());
		if (chosen != null) {
			store.put(CHOSEN, chosen.toString());
		}
		changed.run();
	}

	/** Compares with a file of any level format. */
	void compareWith(Path file) {
		chosen = file;
		bases.select(ComparisonBase.FILE.ordinal());
		remember();
	}

	private ComparisonBase base() {
		return ComparisonBase.values()[bases.getSelectionIndex()];
	}

	/** The file to compare the level of a file with. */
	Path file(Path edited) {
		return switch (base()) {
		case SAVED -> edited;
		case BACKUP -> edited.resolveSibling(edited.getFileName() + LevelFiles.BACKUP);
		case FILE -> chosen;
		};
	}
}
