package org.leeway.ui.survey;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPropertyListener;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.compare.BaseLevel;
import org.leeway.core.compare.Difference;
import org.leeway.core.compare.LevelDiff;
import org.leeway.core.compare.Tint;
import org.leeway.core.files.MessageText;
import org.leeway.core.jobs.AnswerJob;
import org.leeway.core.patch.LevelPatch;
import org.leeway.core.text.Counts;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.symmetry.OneSidedStep;
import org.leeway.ui.presenter.LatestQuery;

/**
 * The view of the differences between an earlier level and the level in the latest active editor. Also shows the
 * differences that a patch would make, and applies the patch.
 */
public final class CompareView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.compare";

	private static final List<RowTable.Column<Difference>> COLUMNS = List.of(
			new RowTable.Column<>("Kind", 75, false, row -> row.kind().label(), Comparator.comparing(Difference::kind)),
			new RowTable.Column<>("Subject", 130, false, Difference::subject, Comparator.comparing(Difference::subject)),
			new RowTable.Column<>("Before", 90, false, Difference::before, Comparator.comparing(Difference::before)),
			new RowTable.Column<>("Now", 90, false, Difference::after, Comparator.comparing(Difference::after)),
			new RowTable.Column<>("Cells", 60, true, row -> row.cells() == 0 ? ""
					: Counts.digits(row.cells()), Comparator.comparingLong(Difference::cells).reversed()),
			new RowTable.Column<>("Place", 110, false, CompareView::place,
					Comparator.comparingInt((Difference row) -> row.bounds() == null ? -1 : row.bounds().y())));

	private static final int BEFORE = 2;
	private static final int NOW = 3;

	private final LatestQuery<BaseLevel.Question, BaseLevel.Answer> query = new LatestQuery<>(
			answers -> new AnswerJob<>("Comparing levels", new BaseLevel()::compare, answers), this::show);
	private final MapTints map = new MapTints();
	private final IPropertyListener saved = (source, property) -> savedOrRenamed(property);
	private LevelFollower follower;
	private ViewVisibility visibility;
	private EditorSession editor;
	/**
	 * A counter that goes up whenever the earlier level may have changed. Each request to compare contains the current count.
	 * So a request after a possible change differs from the requests before, and the levels are compared again.
	 */
	private long version;
	private CompareBar bar;
	private RowTable<Difference> table;
	/** The patch that the view shows, and the state of the level to which it applies. Null if the view shows no patch. */
	private BaseLevel.Answer proposal;

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.COMPARE.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		bar = new CompareBar(parent, () -> Optional.ofNullable(editor).flatMap(CompareView::file), this::compareAgain,
				this::applyPatch);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		table = new RowTable<>(parent, COLUMNS, this::reveal);
		visibility = new ViewVisibility(this, this::compareAgain);
		follower = new LevelFollower(getSite().getPage(), this::follow);
		follower.begin();
	}

	private void savedOrRenamed(int property) {
		if (property == IEditorPart.PROP_DIRTY || property == IEditorPart.PROP_INPUT) {
			compareAgain();
		}
	}

	private void compareAgain() {
		version++;
		follow(editor);
	}

	/**
	 * Compares the level with an earlier level or with the result of a patch. The file may be a level of any format, or a
	 * patch.
	 */
	void compareWith(Path file) {
		bar.compareWith(file);
	}

	private void follow(EditorSession level) {
		if (level != editor) {
			listenTo(level);
		}
		if (!visibility.isVisible()) {
			drop();
		} else if (editor == null) {
			showNothing("No level is open.");
		} else if (file(editor).isEmpty()) {
			showNothing("The project of this level no longer exists.");
		} else if (editor.presenter().analysis() == null) {
			showNothing("Analysing...");
		} else {
			query.ask(new BaseLevel.Question(bar.base(file(editor).orElseThrow()), version, editor.presenter().analysis()));
		}
	}

	/** Shows no differences, and the reason. */
	private void showNothing(String why) {
		drop();
		showProposal(null);
		bar.showState(why);
		table.show(List.of());
	}

	private void listenTo(EditorSession level) {
		if (editor != null) {
			editor.part().removePropertyListener(saved);
		}
		editor = level;
		if (editor != null) {
			editor.part().addPropertyListener(saved);
		}
	}

	private static Optional<Path> file(EditorSession edited) {
		return edited.document().path();
	}

	/** Cancels the comparison, and removes the tints from the map. */
	private void drop() {
		query.forget();
		map.clear();
	}

	private void show(BaseLevel.Answer found) {
		if (found.question() != query.asked()) {
			return;
		}
		List<Difference> rows = found.diff().map(LevelDiff::differences).orElse(List.of());
		List<Tint> tints = found.diff().map(LevelDiff::tints).orElse(List.of());
		showProposal(found.patch().isPresent() ? found : null);
		bar.showState(found.diff().isEmpty() ? found.problem() : RowTable.differences(rows.size()) + source(found));
		table.show(rows);
		map.show(editor, tints);
	}

	private static String source(BaseLevel.Answer found) {
		String label = found.question().base().label();
		return found.patch().isEmpty() ? " from " + label
				: " by " + label + note(found).map(note -> ": " + MessageText.reason(note.strip().replaceAll("\\s+", " "))).orElse("");
	}

	private static Optional<String> note(BaseLevel.Answer found) {
		return found.patch().map(LevelPatch::note).filter(note -> !note.isEmpty());
	}

	/**
	 * Sets the titles of two columns for a patch, or for an earlier level. Shows the button that applies the patch if the patch
	 * would change the level.
	 *
	 * @param patched null if the view shows no patch
	 */
	private void showProposal(BaseLevel.Answer patched) {
		proposal = patched;
		boolean isPatch = patched != null;
		bar.explainState(isPatch ? note(patched) : Optional.empty());
		table.control().getColumn(BEFORE).setText(isPatch ? "Now" : COLUMNS.get(BEFORE).title());
		table.control().getColumn(NOW).setText(isPatch ? "Proposed" : COLUMNS.get(NOW).title());
		bar.showApply(isPatch && patched.patch().orElseThrow().changes(patched.question().level().snapshot().grid()) > 0);
	}

	/**
	 * Paints the patch into the level as one undo step. In a symmetric level, paints only the cells of the patch, and not the
	 * mirrored or turned images of these cells. Does nothing if the level has changed since the patch was shown.
	 */
	private void applyPatch() {
		BaseLevel.Answer applied = proposal;
		editor.finishEdits();
		TerrainGrid terrain = editor.level().getTerrain();
		if (applied == proposal && applied.question().level().snapshot().grid() == terrain) {
			editor.execute(new OneSidedStep(new SetCommand("Apply patch", editor.level(), Literals.LEVEL__TERRAIN,
					applied.patch().orElseThrow().paintedOn(terrain))));
		}
	}

	private static String place(Difference row) {
		CellRect bounds = row.bounds();
		return bounds == null ? "" : bounds.x() + "," + bounds.y() + " (" + bounds.width() + " x " + bounds.height() + ")";
	}

	private void reveal(Difference row) {
		if (editor != null && row.bounds() != null) {
			CellRect bounds = row.bounds();
			MapTints.reveal(editor, bounds,
					new Cell(bounds.x() + bounds.width() / 2, bounds.y() + bounds.height() / 2));
		}
	}

	@Override
	public void setFocus() {
		table.control().setFocus();
	}

	@Override
	public void dispose() {
		visibility.end();
		follower.end();
		listenTo(null);
		drop();
		query.close();
		super.dispose();
	}
}
