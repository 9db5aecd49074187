package org.leeway.ui.survey;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.analysis.ChokeList;
import org.leeway.core.analysis.ChokesJob;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.help.HelpTopic;

/** Lists the chokes of the level that is or was edited last; one that is selected is shown on the map. */
public final class ChokesView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.chokes";

	/** How many are listed. */
	static final int LIMIT = 1000;

	private final Display display = Display.getCurrent();
	private final ChokesJob job = new ChokesJob(found -> display.asyncExec(() -> show(found)));
	private LevelFollower follower;
	private LevelEditor editor;
	private LevelAnalysis requested;
	private Label state;
	private TableViewer table;
	private Comparator<ChokeRow> order = ChokeRow.Column.BEHIND.order();

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.CHOKES.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		state = new Label(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).indent(6, 3).applyTo(state);
		table = new TableViewer(parent, SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(table.getTable());
		table.getTable().setHeaderVisible(true);
		table.getTable().setLinesVisible(true);
		table.setContentProvider(ArrayContentProvider.getInstance());
		for (ChokeRow.Column column : ChokeRow.Column.values()) {
			add(column);
		}
		table.getTable().setSortColumn(table.getTable().getColumn(ChokeRow.Column.BEHIND.ordinal()));
		table.getTable().setSortDirection(SWT.DOWN);
		table.addSelectionChangedListener(event -> reveal());
		follower = new LevelFollower(getSite().getPage(), this::follow);
		follower.begin();
	}

	private void add(ChokeRow.Column column) {
		TableViewerColumn shown = new TableViewerColumn(table, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
		shown.getColumn().setText(column.title());
		shown.getColumn().setWidth(column.width());
		shown.getColumn().addListener(SWT.Selection, event -> sortBy(column));
		shown.setLabelProvider(ColumnLabelProvider.createTextProvider(row -> ((ChokeRow) row).text(column)));
	}

	private void sortBy(ChokeRow.Column column) {
		order = column.order();
		table.getTable().setSortColumn(table.getTable().getColumn(column.ordinal()));
		table.getTable().setSortDirection(column == ChokeRow.Column.BEHIND ? SWT.DOWN : SWT.UP);
		table.setInput(((List<?>) table.getInput()).stream().map(ChokeRow.class::cast).sorted(order).toList());
	}

	private void follow(LevelEditor level) {
		editor = level;
		LevelAnalysis latest = editor == null ? null : editor.analysis();
		if (editor == null) {
			job.cancel();
			requested = null;
			table.setInput(List.of());
			state.setText("No level is open.");
		} else if (latest == null) {
			job.cancel();
			requested = null;
			state.setText("Analysing...");
		} else if (latest != requested) {
			requested = latest;
			state.setText("Looking for chokes...");
			job.request(latest);
		}
	}

	private void show(ChokeList found) {
		if (table.getTable().isDisposed() || found.analysis() != requested) {
			return;
		}
		long all = found.chokes().values().stream().mapToLong(List::size).sum();
		state.setText(all > LIMIT ? String.format(Locale.ROOT, "The %,d of %,d chokes with most cells behind", LIMIT, all)
				: all == 1 ? "1 choke" : all + " chokes");
		table.setInput(rows(found).sorted(ChokeRow.Column.BEHIND.order()).limit(LIMIT).sorted(order).toList());
	}

	private static Stream<ChokeRow> rows(ChokeList found) {
		return found.chokes().entrySet().stream()
				.flatMap(each -> each.getValue().stream().map(choke -> new ChokeRow(each.getKey(), choke)));
	}

	private void reveal() {
		if (editor != null && table.getStructuredSelection().getFirstElement() instanceof ChokeRow row) {
			editor.reveal(row.agent().name(), row.choke().across());
		}
	}

	@Override
	public void setFocus() {
		table.getTable().setFocus();
	}

	@Override
	public void dispose() {
		follower.end();
		job.cancel();
		super.dispose();
	}
}
