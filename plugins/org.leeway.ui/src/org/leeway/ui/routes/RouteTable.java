package org.leeway.ui.routes;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.leeway.core.routing.Planners;
import org.leeway.model.PathProbe;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.ProbeMenu;
import org.leeway.ui.theme.ColumnWidth;
import org.leeway.ui.theme.Contrast;

/**
 * The table of routes. A probe of the level asks for a route between two places. For each probe, the table has a row for each
 * planner: the chosen planner and the planners compared with it. Selecting a row selects its route on the map, and vice versa.
 * A double click zooms to the route. Outdated routes are grey. The context menu is the menu of the probe.
 */
final class RouteTable {

	private final TableViewer viewer;
	private EditorSession editor;
	private List<RouteRow> rows = List.of();
	private boolean showing;

	RouteTable(Composite parent) {
		viewer = new TableViewer(parent, SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
		viewer.getTable().setHeaderVisible(true);
		viewer.getTable().setLinesVisible(true);
		viewer.setContentProvider(ArrayContentProvider.getInstance());
		for (RouteRow.Column column : RouteRow.Column.values()) {
			add(column);
		}
		ColumnViewerToolTipSupport.enableFor(viewer);
		viewer.addSelectionChangedListener(event -> selected());
		viewer.addDoubleClickListener(event -> reveal());
		addMenu();
	}

	private void addMenu() {
		MenuManager menu = new MenuManager();
		menu.setRemoveAllWhenShown(true);
		menu.addMenuListener(shown -> {
			if (viewer.getStructuredSelection().getFirstElement() instanceof RouteRow row) {
				ProbeMenu.fill(shown, editor, row.probe());
			}
		});
		viewer.getTable().setMenu(menu.createContextMenu(viewer.getTable()));
	}

	private void add(RouteRow.Column column) {
		TableViewerColumn shown = new TableViewerColumn(viewer, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
		shown.getColumn().setText(column.title());
		ColumnWidth.set(shown.getColumn(), column.width());
		shown.setLabelProvider(new ColumnLabelProvider() {
			@Override
			public String getText(Object row) {
				return ((RouteRow) row).text(column, editor.routes());
			}

			@Override
			public String getToolTipText(Object row) {
				return ((RouteRow) row).text(RouteRow.Column.RESULT, editor.routes());
			}

			@Override
			public Color getForeground(Object row) {
				RouteRow shownRow = (RouteRow) row;
				return editor.routes().isFresh(shownRow.probe(), shownRow.planner()) ? null
						: Contrast.paleText(viewer.getTable());
			}
		});
	}

	Table control() {
		return viewer.getTable();
	}

	/** Shows the routes of an editor, or none if {@code level} is null. */
	void show(EditorSession level) {
		boolean other = editor != level;
		editor = level;
		List<RouteRow> now = editor == null ? List.of() : rows();
		showing = true;
		try {
			if (other || !now.equals(rows)) {
				rows = now;
				viewer.setInput(rows);
			} else {
				viewer.update(rows.toArray(), null);
			}
			fitColumns();
			select();
		} finally {
			showing = false;
		}
	}

	private void fitColumns() {
		for (RouteRow.Column column : RouteRow.Column.values()) {
			ColumnWidth.fit(viewer.getTable().getColumn(column.ordinal()),
					rows.stream().map(row -> row.text(column, editor.routes())));
		}
	}

	private List<RouteRow> rows() {
		List<RouteRow> all = new ArrayList<>();
		for (PathProbe probe : editor.level().getProbes()) {
			for (PlannerProvider planner : Planners.registered()) {
				if (editor.settings().comparison().asks(planner, editor.routes().chosen(probe).provider())) {
					all.add(new RouteRow(probe, planner));
				}
			}
		}
		return all;
	}

	private void select() {
		if (editor != null) {
			PathProbe current = editor.routes().current();
			RouteRow wanted = new RouteRow(current,
					current == null ? null : editor.routes().shown(current));
			if (rows.contains(wanted) && !wanted.equals(viewer.getStructuredSelection().getFirstElement())) {
				viewer.setSelection(new StructuredSelection(wanted), true);
			}
		}
	}

	private void selected() {
		if (!showing && viewer.getStructuredSelection().getFirstElement() instanceof RouteRow row) {
			editor.settings().setPlanner(row.planner());
			editor.navigation().select(row.probe());
			editor.routes().select(row.probe(), row.planner());
		}
	}

	private void reveal() {
		if (viewer.getStructuredSelection().getFirstElement() instanceof RouteRow row) {
			editor.navigation().reveal(row.probe());
		}
	}
}
