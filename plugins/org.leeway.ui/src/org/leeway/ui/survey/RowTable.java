package org.leeway.ui.survey;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ILazyContentProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.leeway.core.text.Counts;
import org.leeway.ui.theme.ColumnWidth;
import org.leeway.ui.theme.Contrast;

/**
 * A table of rows. A click on the head of a column sorts the rows by this column, and a second click reverses the order. Rows
 * are copied as text, with tabs between the columns. Only visible items are created.
 *
 * @param <R> a row
 */
final class RowTable<R> {

	/** Maximum number of rows that the table lists. */
	static final int LIMIT = 10_000;

	/** Number of rows, from the top of the table, that decide how wide the columns are. A screen shows fewer rows. */
	private static final int FITTED = 60;
	/**
	 * Maximum number of items that the table removes at once. The window system needs 10 us to remove an item, so this
	 * number of items needs 10 ms.
	 */
	private static final int SHRINK = 1_000;
	/**
	 * The content of an item that has no row. After the number of rows has decreased, such items lie below the last row until
	 * {@link #shrink} has removed them.
	 */
	private static final Object NO_ROW = new Object();

	/** The key of a widget's data that excludes the widget from the stylesheets of the workbench. */
	private static final String UNSTYLED = "org.eclipse.e4.ui.css.disabled";

	private final TableViewer viewer;
	private final List<Column<R>> columns;
	private final Menu menu;
	private List<R> rows = List.of();
	private List<R> listed = List.of();
	private Comparator<R> order = (a, b) -> 0;
	private Predicate<R> isPale = row -> false;
	/** Whether the rows are about an earlier state of the level. */
	private boolean stale;

	/**
	 * A column of the table.
	 *
	 * @param width the initial width, in pixels
	 * @param text returns the text of a row
	 * @param order the order of rows if the table is sorted by this column
	 */
	record Column<R>(String title, int width, boolean isNumber, Function<R, String> text, Comparator<R> order) {
	}

	/** An action on the selected rows. */
	record RowAction(String label, Runnable work) {
	}

	/** @param selected gets the selected row, if the user has selected exactly one row */
	RowTable(Composite parent, List<Column<R>> columns, Consumer<R> selected) {
		this.columns = columns;
		viewer = new TableViewer(parent, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
		Table table = viewer.getTable();
		GridDataFactory.fillDefaults().grab(true, true).applyTo(table);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		viewer.setUseHashlookup(true);
		// keeps the workbench from styling each item: items get the look of their table anyway. Styled items would make a later
		// change of the theme fail, if the table is disposed by then
		table.addListener(SWT.SetData, event -> event.item.setData(UNSTYLED, true));
		viewer.setContentProvider((ILazyContentProvider) index -> viewer.replace(at(index), index));
		viewer.setInput(this);
		columns.forEach(this::add);
		viewer.addSelectionChangedListener(event -> {
			if (selected().size() == 1) {
				selected.accept(selected().getFirst());
			}
		});
		menu = new Menu(table);
		addCopying(table);
	}

	private void add(Column<R> column) {
		TableViewerColumn shown = new TableViewerColumn(viewer, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
		shown.getColumn().setText(column.title());
		ColumnWidth.set(shown.getColumn(), column.width());
		shown.getColumn().addListener(SWT.Selection, event -> sortBy(shown.getColumn(), column.order()));
		shown.setLabelProvider(new ColumnLabelProvider() {
			@Override
			public String getText(Object row) {
				return row == NO_ROW ? "" : column.text().apply(row(row));
			}

			@Override
			public Color getForeground(Object row) {
				return row != NO_ROW && (stale || isPale.test(row(row))) ? Contrast.paleText(viewer.getTable()) : null;
			}
		});
	}

	private void sortBy(TableColumn column, Comparator<R> first) {
		Table table = viewer.getTable();
		boolean reversed = table.getSortColumn() == column && table.getSortDirection() == SWT.UP;
		order = reversed ? first.reversed() : first;
		table.setSortColumn(column);
		table.setSortDirection(reversed ? SWT.DOWN : SWT.UP);
		list();
	}

	/**
	 * Lists the rows in the present order. Clears the selection, because an item may now show another row. Reuses the items of
	 * the table, because to remove and create thousands of items would take visible time.
	 */
	private void list() {
		viewer.getTable().deselectAll();
		listed = rows.stream().sorted(order).limit(LIMIT).toList();
		if (viewer.getTable().getItemCount() < listed.size()) {
			viewer.setItemCount(listed.size());
		}
		for (int i = 0; i < columns.size(); i++) {
			ColumnWidth.fit(viewer.getTable().getColumn(i), listed.stream().limit(FITTED).map(columns.get(i).text()));
		}
		viewer.refresh();
		shrink();
	}

	/** Removes items without a row, in several steps. Until their removal, these items lie below all rows and are empty. */
	private void shrink() {
		Table table = viewer.getTable();
		if (!table.isDisposed() && table.getItemCount() > listed.size()) {
			viewer.setItemCount(Math.max(listed.size(), table.getItemCount() - SHRINK));
			table.getDisplay().asyncExec(this::shrink);
		}
	}

	private Object at(int index) {
		return index < listed.size() ? listed.get(index) : NO_ROW;
	}

	/**
	 * Gives some rows pale text.
	 *
	 * @param pale returns whether a row has pale text
	 */
	void setPale(Predicate<R> pale) {
		isPale = pale;
	}

	/**
	 * Greys all rows, or gives the rows their colours again. Grey rows are about an earlier state of the level.
	 *
	 * @param old whether to grey the rows
	 */
	void setStale(boolean old) {
		if (stale != old) {
			stale = old;
			viewer.refresh();
		}
	}

	/**
	 * Adds actions to the context menu. Ctrl+1 opens the menu too.
	 *
	 * @param actions returns the actions for the selected rows
	 */
	void addActions(Function<List<R>, List<RowAction>> actions) {
		List<MenuItem> items = new ArrayList<>();
		menu.addListener(SWT.Show, event -> {
			items.forEach(MenuItem::dispose);
			items.clear();
			for (RowAction action : selected().isEmpty() ? List.<RowAction>of() : actions.apply(selected())) {
				MenuItem item = new MenuItem(menu, SWT.PUSH, items.size());
				item.setText(action.label());
				item.addListener(SWT.Selection, chosen -> action.work().run());
				items.add(item);
			}
		});
		viewer.getTable().addListener(SWT.KeyDown, event -> {
			if (event.keyCode == '1' && event.stateMask == SWT.MOD1) {
				menu.setVisible(true);
			}
		});
	}

	/**
	 * Calls a listener after Escape, and after a click below the rows.
	 *
	 * @param deselected the listener, which clears the selection
	 */
	void addDeselection(Runnable deselected) {
		Table table = viewer.getTable();
		table.addListener(SWT.KeyDown, event -> {
			if (event.keyCode == SWT.ESC) {
				deselected.run();
			}
		});
		table.addListener(SWT.MouseDown, event -> {
			if (event.button == 1 && table.getItem(new Point(event.x, event.y)) == null) {
				deselected.run();
			}
		});
	}

	/** Selects the first listed row that matches a predicate. Does not call the consumer of the selected row. */
	void selectFirst(Predicate<R> wanted) {
		first(wanted).ifPresent(index -> {
			viewer.getTable().setSelection(index);
			viewer.getTable().showSelection();
		});
	}

	/** Selects the listed rows that match a predicate. Does not call the consumer of the selected row. */
	void select(Predicate<R> wanted) {
		viewer.getTable().setSelection(IntStream.range(0, listed.size()).filter(index -> wanted.test(listed.get(index))).toArray());
	}

	/**
	 * Selects the row at an index, in the present order, and scrolls to it. Does not call the consumer of the selected row.
	 *
	 * @param index the index of the row. If it is outside of the table, the first or last row is selected
	 */
	void selectAt(int index) {
		if (!listed.isEmpty()) {
			viewer.getTable().setSelection(Math.clamp(index, 0, listed.size() - 1));
			viewer.getTable().showSelection();
		}
	}

	/** Returns the index of the first selected row, in the present order. -1 if no row is selected. */
	int selectedIndex() {
		return viewer.getTable().getSelectionIndex();
	}

	/** Scrolls to the first listed row that matches a predicate. */
	void scrollToFirst(Predicate<R> wanted) {
		first(wanted).ifPresent(viewer.getTable()::setTopIndex);
	}

	/**
	 * Returns the bounds, in pixels of the table, of the first listed row that matches a predicate. The row may be
	 * scrolled out of sight. Empty if no row matches.
	 */
	Optional<Rectangle> placeOfFirst(Predicate<R> wanted) {
		OptionalInt index = first(wanted);
		if (index.isEmpty()) {
			return Optional.empty();
		}
		// the bounds of a whole item are wrong below a header, see SWT's TableItem for GTK
		Rectangle row = viewer.getTable().getItem(index.getAsInt()).getBounds(0);
		return Optional.of(new Rectangle(0, row.y, viewer.getTable().getClientArea().width, row.height));
	}

	private OptionalInt first(Predicate<R> wanted) {
		return IntStream.range(0, listed.size()).filter(index -> wanted.test(listed.get(index))).findFirst();
	}

	/** Returns the selected rows, from top to bottom. */
	List<R> selected() {
		return viewer.getStructuredSelection().stream().filter(item -> item != NO_ROW).map(this::row).toList();
	}

	@SuppressWarnings("unchecked")
	private R row(Object element) {
		return (R) element;
	}

	private void addCopying(Table table) {
		MenuItem copy = new MenuItem(menu, SWT.PUSH);
		copy.setText("&Copy\tCtrl+C");
		copy.addListener(SWT.Selection, event -> copy());
		addSorting();
		table.setMenu(menu);
		table.addListener(SWT.KeyDown, event -> {
			if (event.keyCode == 'c' && event.stateMask == SWT.MOD1) {
				copy();
			}
		});
	}

	/** Adds a menu of the columns, so that users can sort the rows with the keyboard too. */
	private void addSorting() {
		MenuItem sort = new MenuItem(menu, SWT.CASCADE);
		sort.setText("&Sort By");
		Menu choices = new Menu(menu);
		sort.setMenu(choices);
		for (int i = 0; i < columns.size(); i++) {
			Column<R> column = columns.get(i);
			TableColumn shown = viewer.getTable().getColumn(i);
			MenuItem item = new MenuItem(choices, SWT.PUSH);
			item.setText(column.title());
			item.addListener(SWT.Selection, event -> sortBy(shown, column.order()));
		}
	}

	/** Copies the selected rows, or all rows if none is selected. */
	private void copy() {
		List<R> chosen = selected().isEmpty() ? rows : selected();
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

	/** Shows rows, at most {@link #LIMIT}. The rows keep the given order until the user sorts the table by a column. */
	void show(List<R> newRows) {
		if (!rows.equals(newRows)) {
			rows = newRows;
			list();
		}
	}

	/**
	 * Returns a text with the number of differences, for the state of a comparison. If there are more than
	 * {@link #LIMIT} differences, the text also says how many are listed.
	 */
	static String differences(int count) {
		return switch (count) {
		case 0 -> "No difference";
		default -> Counts.of(count, "difference") + listed(count);
		};
	}

	/** Returns a text that says how many of {@code count} rows the table lists. Empty if the table lists all rows. */
	static String listed(int count) {
		return count > LIMIT ? " (" + Counts.digits(LIMIT) + " listed)" : "";
	}

	Table control() {
		return viewer.getTable();
	}
}
