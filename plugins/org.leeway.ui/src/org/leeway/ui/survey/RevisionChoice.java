package org.leeway.ui.survey;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.dialogs.ListDialog;
import org.leeway.core.files.FailureText;
import org.leeway.core.jobs.AnswerJob;
import org.leeway.core.revision.Filters;
import org.leeway.core.revision.Revision;
import org.leeway.core.revision.TrackedFile;
import org.leeway.pathing.Progress;
import org.leeway.ui.presenter.LatestQuery;

/** A dialog in which the user chooses a commit that changed a file. A background job lists the commits. */
final class RevisionChoice {

	private static final int LIMIT = 500;

	private final Control owner;
	private final Consumer<Revision> chosen;
	private final Consumer<String> failed;
	private final LatestQuery<Path, Listing> query;

	/**
	 * The commits that changed a file.
	 *
	 * @param revisions the latest first
	 * @param problem why there are no revisions. Empty if there are some
	 */
	private record Listing(Path file, List<Revision> revisions, String problem) {

		static Listing of(Path file, Progress progress) {
			try {
				List<Revision> revisions = new TrackedFile(file, Filters.OF_USER).revisions(LIMIT, progress);
				return new Listing(file, revisions, revisions.isEmpty() ? "No commit contains " + file.getFileName() + "." : "");
			} catch (IOException e) {
				return new Listing(file, List.of(), FailureText.of(e));
			}
		}
	}

	/**
	 * @param chosen gets the chosen commit. Gets null if the user cancels the dialog
	 * @param failed gets the reason if there are no commits
	 */
	RevisionChoice(Control owner, Consumer<Revision> chosen, Consumer<String> failed) {
		this.owner = owner;
		this.chosen = chosen;
		this.failed = failed;
		this.query = new LatestQuery<>(answers -> new AnswerJob<>("Looking for revisions", Listing::of, answers),
				this::offer);
		owner.addDisposeListener(event -> query.close());
	}

	/** Lists the commits that changed a file, and then opens the dialog. */
	void open(Path file) {
		query.request(file);
	}

	private void offer(Listing listing) {
		if (listing.file() != query.asked()) {
			return;
		}
		if (listing.problem().isEmpty()) {
			chosen.accept(ask(listing));
		} else {
			failed.accept(listing.problem());
		}
	}

	private Revision ask(Listing listing) {
		ListDialog dialog = new ListDialog(owner.getShell());
		dialog.setTitle("Compare with Revision");
		dialog.setMessage("Commits that changed " + listing.file().getFileName() + ", the latest first:");
		dialog.setContentProvider(ArrayContentProvider.getInstance());
		dialog.setLabelProvider(LabelProvider.createTextProvider(each -> ((Revision) each).label()));
		dialog.setWidthInChars(90);
		dialog.setHeightInChars(18);
		dialog.setInput(listing.revisions());
		dialog.setInitialElementSelections(listing.revisions().subList(0, 1));
		dialog.open();
		Object[] result = dialog.getResult();
		return result == null || result.length == 0 ? null : (Revision) result[0];
	}
}
