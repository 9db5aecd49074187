package org.leeway.ui.survey;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.leeway.core.compare.BaseLevel.Base;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.revision.Revision;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.document.OpenDocuments;
import org.leeway.ui.settings.SettingsStore;

/**
 * The controls that choose the earlier level with which the edited level is compared. The choice is stored for the next
 * session.
 */
final class CompareBar extends SurveyBar {

	private static final String BASE = "compare.base";
	private static final String CHOSEN = "compare.file";

	private final IEclipsePreferences store = SettingsStore.settings();
	private final Combo bases;
	private final Runnable changed;
	private final Supplier<Optional<Path>> edited;
	private final RevisionChoice revisions;
	private final Button apply;
	private ComparisonBase base;
	/** The file that was chosen last as the earlier level. Null before the first choice. */
	private Path chosen;
	/** The commit that was chosen last as the earlier level. Null before the first choice. */
	private Revision revision;

	/**
	 * @param edited returns the file of the edited level. Empty if no level is edited
	 * @param changed runs after the choice of the earlier level has changed
	 * @param applied runs when the user presses the button that applies the patch to the level
	 */
	CompareBar(Composite parent, Supplier<Optional<Path>> edited, Runnable changed, Runnable applied) {
		super(parent);
		this.edited = edited;
		this.changed = changed;
		revisions = new RevisionChoice(this, this::compareWith, this::showState);
		new Label(this, SWT.NONE).setText("Compare with");
		bases = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		bases.setToolTipText("The earlier level. File... takes patches, too");
		Arrays.stream(ComparisonBase.values()).map(ComparisonBase::label).forEach(bases::add);
		chosen = store.get(CHOSEN, null) == null ? null : Path.of(store.get(CHOSEN, null));
		base = ComparisonBase.of(store.get(BASE, ""), chosen != null);
		bases.select(base.ordinal());
		bases.addListener(SWT.Selection, event -> chooseBase());
		apply = new Button(this, SWT.PUSH);
		apply.setText("Apply Patch");
		apply.setToolTipText("Paints the cells of the patch into the level, as one step");
		apply.setLayoutData(new RowData());
		apply.addListener(SWT.Selection, event -> applied.run());
		showApply(false);
		addState();
	}

	/** Shows or hides the button that applies the patch. */
	void showApply(boolean shown) {
		if (apply.getVisible() != shown) {
			apply.setVisible(shown);
			((RowData) apply.getLayoutData()).exclude = !shown;
			apply.requestLayout();
		}
	}

	/**
	 * Compares with the kind of earlier level that the user has selected in the list, see {@link ComparisonBase}. For the kinds
	 * "file" and "commit", first asks the user which file or commit to use. Until the user answers, the list shows the previous
	 * kind, and the previous comparison remains.
	 */
	private void chooseBase() {
		ComparisonBase next = ComparisonBase.values()[bases.getSelectionIndex()];
		if (next == ComparisonBase.REVISION) {
			bases.select(base.ordinal());
			edited.get().ifPresent(file -> {
				showState("Looking for revisions...");
				revisions.open(file);
			});
		} else if (next == ComparisonBase.FILE) {
			bases.select(base.ordinal());
			chooseFile();
		} else {
			use(next);
		}
	}

	private void chooseFile() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
		dialog.setText("Compare With");
		String name = dialog.open();
		if (name != null) {
			compareWith(Path.of(name));
		}
	}

	private void compareWith(Revision commit) {
		if (commit == null) {
			changed.run();
			return;
		}
		revision = commit;
		bases.setItem(ComparisonBase.REVISION.ordinal(), "Revision " + commit.id() + "...");
		bases.requestLayout();
		use(ComparisonBase.REVISION);
	}

	private void use(ComparisonBase next) {
		base = next;
		bases.select(base.ordinal());
		remember();
	}

	private void remember() {
		store.put(BASE, base.name());
		if (chosen != null) {
			store.put(CHOSEN, chosen.toString());
		}
		changed.run();
	}

	/** Chooses the file to compare with: a level in any format, or a patch. */
	void compareWith(Path file) {
		chosen = file;
		use(ComparisonBase.FILE);
	}

	/**
	 * Returns the base of the comparison that the user chose: the level or patch with which the level of a file is compared.
	 */
	Base base(Path file) {
		return switch (base) {
		case SAVED -> new Base(file, Optional.empty());
		case BACKUP -> new Base(file.resolveSibling(file.getFileName() + LevelFiles.BACKUP), Optional.empty());
		case COMMITTED -> new Base(file, Optional.of("HEAD"));
		case REVISION -> new Base(file, Optional.of(revision == null ? "HEAD" : revision.id()));
		case FILE -> new Base(chosen, Optional.empty(), unsaved(file));
		};
	}

	/**
	 * Returns the unsaved state of the chosen file, if an editor has unsaved changes of it. Empty otherwise. Also empty if the
	 * chosen file is the edited level itself.
	 *
	 * @param file the file of the edited level
	 */
	private Optional<LevelSnapshot> unsaved(Path file) {
		Optional<LevelDocument> other = OpenDocuments.of(chosen).filter(LevelDocument::isDirty);
		return other.equals(OpenDocuments.of(file)) ? Optional.empty()
				: other.map(document -> LevelSnapshot.of(document.level()));
	}
}
