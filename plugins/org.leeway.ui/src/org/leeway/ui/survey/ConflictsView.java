package org.leeway.ui.survey;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.merge.Side;
import org.leeway.core.text.Counts;
import org.leeway.model.MergeConflict;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.survey.RowTable.RowAction;

/**
 * The view of the merge conflicts of the level in the latest active editor. Shows both sides of the selected conflict
 * alternately on the map. Lets the user decide conflicts.
 */
public final class ConflictsView extends ViewPart implements ConflictsBar.Actions {

	/** The id under which the view is registered. The editor opens the view for a level with conflicts. */
	public static final String ID = "org.leeway.ui.conflicts";

	private static final List<RowTable.Column<ConflictRow>> COLUMNS = List.of(column("Conflict", 240, ConflictRow::what),
			new RowTable.Column<>("Place", 120, false, ConflictRow::placeWords,
					Comparator.comparingInt((ConflictRow row) -> row.place().map(cells -> cells.y()).orElse(-1))),
			column("Base", 180, ConflictRow::base), column("Ours", 180, ConflictRow::ours), column("Theirs", 180, ConflictRow::theirs));

	private final Blinker blinker = new Blinker(this::showSide);
	private ConflictsBar bar;
	private RowTable<ConflictRow> table;
	private ViewVisibility visibility;
	private LevelFollower follower;
	/** Null if no level is open. */
	private EditorSession editor;
	private List<MergeConflict> listed = List.of();
	/** The state of the level that the rows are about. Null if no level is open. */
	private LevelSnapshot shown;

	private static RowTable.Column<ConflictRow> column(String title, int width, Function<ConflictRow, String> text) {
		return new RowTable.Column<>(title, width, false, text, Comparator.comparing(text));
	}

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.CONFLICTS.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		bar = new ConflictsBar(parent, this);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		table = new RowTable<>(parent, COLUMNS, row -> {
			// does nothing, because the table calls this handler only if exactly one row is selected. The listener below
			// handles every selection
		});
		table.control().addListener(SWT.Selection, event -> selected());
		table.addActions(rows -> List.of(new RowAction("Keep ours", this::keepOurs), new RowAction("Take theirs", this::takeTheirs),
				new RowAction("Take base", this::takeBase), new RowAction("Mark resolved", this::markResolved)));
		visibility = new ViewVisibility(this, this::visibilityChanged);
		follower = new LevelFollower(getSite().getPage(), this::follow);
		follower.begin();
	}

	private void visibilityChanged() {
		if (visibility.isVisible()) {
			showOnMap();
		} else {
			blinker.stay(Optional.empty());
		}
	}

	private void follow(EditorSession latest) {
		if (latest != editor) {
			blinker.stay(Optional.empty());
			editor = latest;
			shown = null;
		}
		List<MergeConflict> now = editor == null ? List.of() : List.copyOf(editor.level().getConflicts());
		if (editor == null || shown != editor.presenter().whole() || !listed.equals(now)) {
			list(now);
		}
	}

	/** Lists conflicts. The selected conflicts stay selected. */
	private void list(List<MergeConflict> now) {
		blinker.stay(Optional.empty());
		List<MergeConflict> selected = selectedConflicts();
		listed = now;
		shown = editor == null ? null : editor.presenter().whole();
		table.show(now.stream().map(ConflictRow::new).toList());
		table.select(row -> selected.contains(row.conflict()));
		showState();
	}

	private void showState() {
		int index = table.selectedIndex();
		bar.showState(editor == null ? "No level is open." : listed.isEmpty() ? "No merge conflicts in this level."
				: index < 0 ? Counts.of(listed.size(), "conflict") + " left"
						: Counts.digits(index + 1) + " of " + Counts.digits(listed.size()) + " left");
		bar.enable(!listed.isEmpty(), index >= 0, selectedConflicts().stream().allMatch(each -> each.getBase() != null));
	}

	private List<MergeConflict> selectedConflicts() {
		return table.selected().stream().map(ConflictRow::conflict).toList();
	}

	/** Shows the selected conflicts on the map. Zooms to the conflict if only one conflict is selected. */
	private void selected() {
		showState();
		blinker.stay(Optional.empty());
		editor.shownConflicts().select(selectedConflicts());
		List<ConflictRow> rows = table.selected();
		if (rows.size() == 1) {
			rows.getFirst().bothPlaces().ifPresent(place -> MapTints.reveal(editor, place));
		}
		showOnMap();
	}

	private void showSide(Optional<Side> side) {
		if (editor != null && editor.viewer().getControl() != null && !editor.viewer().getControl().isDisposed()) {
			editor.shownConflicts().show(side);
		}
	}

	@Override
	public void showOnMap() {
		if (table.selectedIndex() < 0) {
			blinker.stay(Optional.empty());
			return;
		}
		switch (bar.shown()) {
		case BOTH -> blinker.begin();
		case OURS -> blinker.stay(Optional.of(Side.OURS));
		case THEIRS -> blinker.stay(Optional.of(Side.THEIRS));
		}
	}

	@Override
	public void step(int by) {
		table.selectAt(table.selectedIndex() + by);
		selected();
	}

	@Override
	public void keepOurs() {
		decide(() -> editor.conflicts().keepOurs(selectedConflicts()));
	}

	@Override
	public void takeTheirs() {
		decide(() -> editor.conflicts().takeTheirs(selectedConflicts()));
	}

	@Override
	public void takeBase() {
		decide(() -> editor.conflicts().takeBase(selectedConflicts()));
	}

	@Override
	public void markResolved() {
		decide(() -> {
			editor.conflicts().markResolved(selectedConflicts());
			return Optional.empty();
		});
	}

	@Override
	public List<RowAction> more() {
		List<RowAction> actions = new ArrayList<>(List.of(
				new RowAction("Keep ours in all", () -> decide(() -> editor.conflicts().keepOurs(listed))),
				new RowAction("Take theirs in all", () -> decide(() -> editor.conflicts().takeTheirs(listed)))));
		if (editor.conflicts().canDecideSelection()) {
			actions.add(new RowAction("Keep ours in the selected terrain", () -> decide(() -> editor.conflicts().decideSelection(Side.OURS))));
			actions.add(new RowAction("Take theirs in the selected terrain",
					() -> decide(() -> editor.conflicts().decideSelection(Side.THEIRS))));
		}
		return actions;
	}

	/**
	 * Decides conflicts. Then selects the next conflict, or shows why the decision is not possible.
	 *
	 * @param decision makes the decision. Returns why the decision is not possible, or empty if it was made
	 */
	private void decide(Supplier<Optional<String>> decision) {
		blinker.stay(Optional.empty());
		editor.finishEdits();
		int index = Math.max(0, table.selectedIndex());
		Optional<String> problem = decision.get();
		follow(editor);
		if (problem.isPresent()) {
			bar.showState("Not possible: " + problem.get());
		} else if (!listed.isEmpty() && table.selectedIndex() < 0) {
			table.selectAt(index);
			selected();
		}
	}

	@Override
	public void setFocus() {
		table.control().setFocus();
	}

	@Override
	public void dispose() {
		blinker.stay(Optional.empty());
		visibility.end();
		follower.end();
		super.dispose();
	}
}
