package org.leeway.ui.survey;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.rules.FindingLine;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.text.Counts;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.fixes.LevelFixes;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.survey.RowTable.RowAction;

/**
 * The view of the findings of the map in the latest active editor, which also offers repairs. All findings about small
 * regions of the same agent share a row, unless the user lists each region.
 */
public final class FindingsView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.findings";

	private final List<RowTable.Column<FindingLine>> columns = List.of(
			column("Severity", 75, row -> row.severity().label(), Comparator.comparing(Finding::severity)),
			column("Agent", 80, Finding::agent),
			new RowTable.Column<>("Cells", 60, true,
					row -> row.finding().cells() == 0 ? "" : Counts.digits(row.finding().cells()),
					Comparator.comparingLong((FindingLine row) -> row.finding().cells()).reversed()),
			column("Finding", 580, this::message), column("Rule", 140, FindingsBar::rule));

	private LevelFollower follower;
	private ViewVisibility visibility;
	private EditorSession editor;
	private FindingsBar bar;
	private RowTable<FindingLine> table;
	/** The findings from which the rows of the table were made. Null until the findings of the map are known. */
	private List<Finding> listed;
	/** The descriptions of the agents. The message of a finding begins with such a description. */
	private List<String> agents = List.of();

	private static RowTable.Column<FindingLine> column(String title, int width, Function<Finding, String> text) {
		return column(title, width, text, Comparator.comparing(text));
	}

	private static RowTable.Column<FindingLine> column(String title, int width, Function<Finding, String> text,
			Comparator<Finding> order) {
		return new RowTable.Column<>(title, width, false, row -> text.apply(row.finding()),
				Comparator.comparing(FindingLine::finding, order));
	}

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.FINDINGS.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		bar = new FindingsBar(getViewSite().getActionBars().getToolBarManager(), () -> follow(editor));
		table = new RowTable<>(parent, columns, row -> editor.navigation().reveal(FindingPlace.of(row.finding())));
		table.setPale(row -> !row.finding().isProblem());
		table.addActions(this::actions);
		visibility = new ViewVisibility(this, () -> follow(editor));
		follower = new LevelFollower(getSite().getPage(), this::followChanges);
		follower.begin();
	}

	/** Updates the view after a change of the map. Does nothing if the findings have not changed, which is usual. */
	private void followChanges(EditorSession level) {
		if (level == null || level != editor || listed == null || level.presenter().findings().orElse(null) != listed) {
			follow(level);
		}
	}

	private void follow(EditorSession level) {
		if (level == null || level != editor) {
			table.show(List.of());
		}
		editor = level;
		listed = null;
		if (editor == null) {
			bar.showState("No level is open.");
		} else if (visibility.isVisible()) {
			editor.presenter().findings().ifPresentOrElse(this::show, this::awaitFindings);
		}
	}

	/**
	 * Keeps showing the findings of the old level until the findings of the changed level are known. If the analysis needs
	 * longer than usual, greys the rows, see {@link org.leeway.ui.presenter.LatestQuery}.
	 */
	private void awaitFindings() {
		table.setStale(editor.presenter().isOutdated());
		bar.showState("Analysing...");
	}

	/** Shows a finding on the map, and selects it in the view. The focus stays where it is. */
	public static void show(EditorSession editor, Finding finding) {
		editor.navigation().reveal(FindingPlace.of(finding));
		open(editor).ifPresent(view -> view.table.selectFirst(row -> row.findings().contains(finding)));
	}

	/** Opens the view, or brings it to the front of its stack. The focus stays where it is. */
	public static void bring(EditorSession editor) {
		open(editor);
	}

	/** Scrolls to a finding if it is listed. The selection stays where it is. */
	public void scrollTo(Finding finding) {
		table.scrollToFirst(row -> row.findings().contains(finding));
	}

	private static Optional<FindingsView> open(EditorSession editor) {
		try {
			editor.site().getPage().showView(ID, null, IWorkbenchPage.VIEW_VISIBLE);
		} catch (PartInitException e) {
			ILog.get().error("The findings cannot be shown", e);
		}
		return of(editor);
	}

	/** Returns the view in the window of an editor. Empty if the view is closed. */
	public static Optional<FindingsView> of(EditorSession editor) {
		return editor.site().getPage().findView(ID) instanceof FindingsView view ? Optional.of(view) : Optional.empty();
	}

	/** Returns the table of the findings. */
	public Control table() {
		return table.control();
	}

	/** Returns the bounds of the row with a finding, in pixels of the table. Empty if no row has the finding. */
	public Optional<Rectangle> place(Finding finding) {
		return table.placeOfFirst(row -> row.findings().contains(finding));
	}

	/** Returns the message of a finding without the agent's description at its beginning, because the agent has its own column. */
	private String message(Finding finding) {
		String message = finding.message();
		return agents.stream().filter(message::startsWith).findFirst()
				.map(agent -> message.substring(agent.length()).replaceFirst("^,? ", "")).orElse(message);
	}

	private void show(List<Finding> findings) {
		LevelAnalysis analysis = editor.presenter().analysis();
		agents = analysis == null ? List.of()
				: analysis.header().agents().stream().map(analysis.header()::describe).toList();
		bar.showChoices(findings);
		List<Finding> wanted = findings.stream().filter(bar::isWanted).toList();
		List<FindingLine> rows = bar.listsEachRegion() || analysis == null ? wanted.stream().map(FindingLine::of).toList()
				: FindingLine.grouped(wanted, analysis.header());
		table.setStale(false);
		table.show(rows);
		listed = findings;
		String all = count(findings);
		bar.showState((wanted.size() == findings.size() ? all : Counts.digits(wanted.size()) + " of " + all)
				+ RowTable.listed(rows.size()));
	}

	private static String count(List<Finding> findings) {
		long advice = findings.stream().filter(finding -> finding.severity() == Severity.ADVICE).count();
		long others = findings.size() - advice;
		return Counts.of(others, "finding")
				+ (advice == 0 ? "" : ", " + Counts.digits(advice) + " advice");
	}

	/**
	 * Returns the actions on some rows:
	 * <ul>
	 * <li>the fixes that apply to all findings of the rows,
	 * <li>for a single row, the repairs of its finding or of the largest region of its group,
	 * <li>if a row is a group, an action that lists each region of the group.
	 * </ul>
	 */
	private List<RowAction> actions(List<FindingLine> rows) {
		List<RowAction> actions = new ArrayList<>(fixes(rows));
		if (rows.stream().anyMatch(FindingLine::isGroup)) {
			actions.add(new RowAction("List each region", bar::listEachRegion));
		}
		return actions;
	}

	private List<RowAction> fixes(List<FindingLine> rows) {
		Finding first = rows.getFirst().finding();
		List<Finding> findings = rows.stream().flatMap(row -> row.findings().stream()).toList();
		if (findings.stream().anyMatch(finding -> finding.isIntended() != first.isIntended())) {
			return List.of();
		}
		List<FindingPlace> place = List.of(FindingPlace.of(first));
		List<FindingPlace> places = findings.stream().map(FindingPlace::of).toList();
		return LevelFixes.of(place.getFirst(), first.isIntended(), editor).stream()
				.filter(fix -> rows.size() == 1 || fix.isForSeveral())
				.map(fix -> new RowAction(fix.label(), () -> fix.apply(editor, fix.isForSeveral() ? places : place))).toList();
	}

	@Override
	public void setFocus() {
		table.control().setFocus();
	}

	@Override
	public void dispose() {
		visibility.end();
		follower.end();
		bar.dispose();
		super.dispose();
	}
}
