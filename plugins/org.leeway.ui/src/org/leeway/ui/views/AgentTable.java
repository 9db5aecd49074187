package org.leeway.ui.views;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.TableCursor;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.leeway.model.AgentType;
import org.leeway.model.TerrainType;
import org.leeway.pathing.util.Decimal;
import org.leeway.ui.map.AgentBody;
import org.leeway.ui.theme.AccessibleText;
import org.leeway.ui.theme.Swatch;

/**
 * The table of the terrains that each agent may enter. A row is an agent with its size, radius and speed. A column is a
 * terrain, with a check mark for each agent that may enter the terrain. The arrow keys move the cursor from cell to cell.
 */
final class AgentTable {

	/** The text of a cell if the agent of the row may enter the terrain of the column: a check mark. */
	static final String ENTERS = "\u2713";
	/** Space on both sides of the text of a cell, in pixels, so that marks are easy to click. */
	private static final int PADDING = 10;

	/** A column to the left of the columns of terrains, such as the size of an agent. */
	private record Fact(String title, String tip, Function<AgentType, String> text) {
	}

	private static final List<Fact> FACTS = List.of(new Fact("Agent", "", AgentType::getName),
			new Fact("Size", "Side of the footprint, in cells", agent -> Integer.toString(agent.getSize())),
			new Fact("Radius", "Radius of the disc, in cells", agent -> Decimal.format(AgentBody.radius(agent))),
			new Fact("Speed", "Cells per second on terrain of speed 1", agent -> Decimal.format(agent.getSpeed())));

	private final Table table;
	private final TableCursor cursor;
	private final LocalResourceManager icons;
	private final BiConsumer<AgentType, TerrainType> toggle;
	private List<AgentType> agents = List.of();
	private List<TerrainType> terrains = List.of();
	/**
	 * The contents of all rows and column headers that the table shows now, such as texts and swatches. {@link #show} compares
	 * the new contents with these contents, and does nothing if both are equal.
	 */
	private List<Object> shown = List.of();

	/**
	 * @param toggle changes whether an agent may enter a terrain
	 */
	AgentTable(Composite parent, BiConsumer<AgentType, TerrainType> toggle) {
		this.toggle = toggle;
		table = new Table(parent, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		icons = new LocalResourceManager(JFaceResources.getResources(), table);
		cursor = new TableCursor(table, SWT.NONE);
		AccessibleText.name(cursor, this::describeCell);
		cursor.addListener(SWT.MouseDown, event -> toggleIf(event.button == 1));
		cursor.addListener(SWT.KeyDown, event -> toggleIf(event.character == ' '));
		table.addListener(SWT.MouseDown, event -> toggleIf(event.button == 1 && isOnCell(event)));
	}

	private boolean isOnCell(Event event) {
		Point place = new Point(event.x, event.y);
		TableItem item = table.getItem(place);
		return item != null && item == cursor.getRow() && item.getBounds(cursor.getColumn()).contains(place);
	}

	private void toggleIf(boolean isWanted) {
		int row = cursor.getRow() == null ? -1 : table.indexOf(cursor.getRow());
		int terrain = cursor.getColumn() - FACTS.size();
		if (isWanted && row >= 0 && row < agents.size() && terrain >= 0 && terrain < terrains.size()) {
			toggle.accept(agents.get(row), terrains.get(terrain));
		}
	}

	private String describeCell() {
		TableItem row = cursor.getRow();
		int column = cursor.getColumn();
		if (row == null || column < 0) {
			return "";
		}
		String title = table.getColumn(column).getText();
		String text = row.getText(column);
		return column < FACTS.size() ? title + " " + text
				: row.getText() + (text.isEmpty() ? " may not enter " : " may enter ") + title;
	}

	/** Shows the agents and the terrains of a level. Returns whether the table has changed. */
	boolean show(List<AgentType> rows, List<TerrainType> columns) {
		agents = List.copyOf(rows);
		terrains = List.copyOf(columns);
		List<Object> contents = contents();
		if (contents.equals(shown)) {
			return false;
		}
		shown = contents;
		fill();
		return true;
	}

	private List<Object> contents() {
		Stream<Object> columns = terrains.stream()
				.map(each -> List.of(each.getName(), each.getSpeed(), Swatch.of(each)));
		Stream<Object> rows = agents.stream().map(each -> List.of(FACTS.stream().map(fact -> fact.text().apply(each)).toList(),
				each.getCapability().stream().map(TerrainType::getName).toList()));
		return Stream.concat(columns, rows).toList();
	}

	private void fill() {
		Point selected = new Point(cursor.getColumn(), cursor.getRow() == null ? -1 : table.indexOf(cursor.getRow()));
		table.setRedraw(false);
		while (table.getColumnCount() > FACTS.size() + terrains.size()) {
			table.getColumn(table.getColumnCount() - 1).dispose();
		}
		while (table.getColumnCount() < FACTS.size() + terrains.size()) {
			int index = table.getColumnCount();
			new TableColumn(table, index == 0 ? SWT.LEFT : index < FACTS.size() ? SWT.RIGHT : SWT.CENTER);
		}
		table.setItemCount(agents.size());
		fillHeads();
		for (int row = 0; row < agents.size(); row++) {
			fill(table.getItem(row), agents.get(row));
		}
		widen();
		table.setRedraw(true);
		select(selected);
	}

	/**
	 * Widens each column so that its cells and its head fit. SWT measures the cells. The head is measured here, because
	 * GTK may not have laid it out yet.
	 */
	private void widen() {
		GC gc = new GC(table);
		gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		for (TableColumn column : table.getColumns()) {
			column.pack();
			int icon = column.getImage() == null ? 0 : column.getImage().getBounds().width;
			column.setWidth(Math.max(column.getWidth(), icon + gc.textExtent(column.getText()).x + PADDING) + PADDING);
		}
		gc.dispose();
	}

	private void fillHeads() {
		for (int index = 0; index < FACTS.size(); index++) {
			table.getColumn(index).setText(FACTS.get(index).title());
			table.getColumn(index).setToolTipText(FACTS.get(index).tip());
		}
		for (int index = 0; index < terrains.size(); index++) {
			TerrainType terrain = terrains.get(index);
			String speed = Decimal.format(terrain.getSpeed());
			TableColumn column = table.getColumn(FACTS.size() + index);
			column.setText(terrain.getName() + (terrain.getSpeed() == 1 ? "" : "  \u00d7" + speed));
			column.setToolTipText("Speed of agents on " + terrain.getName() + ": \u00d7" + speed);
			column.setImage(icons.create(Swatch.of(terrain)));
		}
	}

	private void fill(TableItem item, AgentType agent) {
		for (int index = 0; index < FACTS.size(); index++) {
			item.setText(index, FACTS.get(index).text().apply(agent));
		}
		for (int index = 0; index < terrains.size(); index++) {
			item.setText(FACTS.size() + index, agent.getCapability().contains(terrains.get(index)) ? ENTERS : "");
		}
	}

	/**
	 * Moves the cursor to a cell of the table. If the table has no such cell, moves the cursor to the nearest cell. If
	 * the cursor was nowhere, moves it to the first agent and the first terrain.
	 *
	 * @param cell the column and row of the cell. A row of -1 means that the cursor was nowhere
	 */
	private void select(Point cell) {
		if (agents.isEmpty()) {
			cursor.setVisible(false);
			return;
		}
		int column = cell.y < 0 ? FACTS.size() : cell.x;
		cursor.setVisible(true);
		cursor.setSelection(Math.clamp(cell.y, 0, agents.size() - 1), Math.clamp(column, 0, table.getColumnCount() - 1));
		cursor.redraw();
	}

	void setFocus() {
		if (agents.isEmpty()) {
			table.setFocus();
		} else {
			cursor.setFocus();
		}
	}
}
