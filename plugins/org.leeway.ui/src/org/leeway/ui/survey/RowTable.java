package org.leeway.ui.survey;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;

/**
 * A table whose rows are sorted by a click on the head of a column, and copied as text with tabs between.
 *
 * @param <R> a row
 */
final class RowTable<R> {

	/** How many rows are shown. */
	static final int LIMIT = 1000;

	private final TableViewer viewer;
	private final List<Column<R>> columns;
	private List<R> rows = List.of();
	private Comparator<R> order = (a, b) -> 0;

	/**
	 * A column.
	 *
	 * @param width in pixels, at first
	 * @param order what comes first when the table is sorted by it
	 */
	record Column<R>(String title, int width, boolean isNumber, Function<R, String> text, Comparator<R> order) {
	}

	/** @param selected is told of the row that is selected */
	RowTable(Composite parent, List<Column<R>> columns, Consumer<R> selected) {
		this.columns = columns;
		viewer = new TableViewer(parent, SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
		Table table = viewer.getTable();
		GridDataFactory.fillDefaults().grab(true, true).applyTo(table);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		viewer.setContentProvider(ArrayContentProvider.getInstance());
		columns.forEach(this::add);
		viewer.addSelectionChangedListener(event -> {
			if (viewer.getStructuredSelection().size() == 1) {
				selected.accept(row(viewer.getStructuredSelection().getFirstElement()));
			}
		});
		addCopying(table);
	}

	private void add(Column<R> column) {
		TableViewerColumn shown = new TableViewerColumn(viewer, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
		shown.getColumn().setText(column.title());
		shown.getColumn().setWidth(column.width());
		shown.getColumn().addListener(SWT.Selection, event -> {
			order = column.order();
			viewer.getTable().setSortColumn(shown.getColumn());
			viewer.getTable().setSortDirection(SWT.UP);
			viewer.setInput(rows.stream().sorted(order).limit(LIMIT).toList());
		});
		shown.setLabelProvider(ColumnLabelProvider.createTextProvider(row -> column.text().apply(row(row))));
	}

	@SuppressWarnings("unchecked")
	private R row(Object element) {
		return (R) element;
	}

	private void addCopying(Table table) {
		Menu menu = new Menu(table);
		MenuItem copy = new MenuItem(menu, SWT.PUSH);
		copy.setText("&Copy\tCtrl+C");
		copy.addListener(SWT.Selection, event -> copy());
		table.setMenu(menu);
		table.addListener(SWT.KeyDown, event -> {
			if (event.keyCode == 'c' && event.stateMask == SWT.MOD1) {
				copy();
			}
		});
	}

	/** Copies the selected rows, or all if none is. */
	private void copy() {
		List<R> chosen = viewer.getStructuredSelection().isEmpty() ? rows
				: viewer.getStructuredSelection().stream().map(this::row).toList();
		if (!chosen.isEmpty()) {
			Clipboard clipboard = new Clipboard(viewer.getTable().getDisplay());
			clipboard.setContents(new Object[] {chosen.stream().map(this::text).collect(Collectors.joining("\n"))},
					new Transfer[] {TextTransfer.getInstance()});
			clipboard.dispose();
		}
	}

	private String text(R row) {
		return columns.stream().map(column -> column.text().apply(row)).collect(Collectors.joining("\t"));
	}

	/** Shows the first rows, in their order or that of the column that was clicked last. */
	void show(List<R> newRows) {
		rows = newRows;
		viewer.setInput(rows.stream().sorted(order).limit(LIMIT).toList());
	}

	/** How many differences there are, and that not all of them are shown. */
	static String differences(int count) {
		return switch (count) {
		case 0 -> "No difference";
		case 1 -> "1 difference";
		default -> String.format(Locale.ROOT, count > LIMIT ? "%,d differences (%,d listed)" : "%,d differences", count,
				LIMIT);
		};
	}

	Table control() {
		return viewer.getTable();
	}
}
