package org.leeway.ui.views;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.TableCursor;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the table that says which agents may enter which terrains, with the real mouse and keyboard. */
class AgentsViewTest {

	private static final int WATER = 4 + 2;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(AgentsViewTest::level);

	private AgentsView part;
	private Form window;
	private Table table;

	private static Level level() {
		Level level = Levels.of(Levels.CORRIDOR);
		level.getTerrainTypes().get(1).setSpeed(0.5);
		return level;
	}

	/** Opens the view by the command that the view's item in the menu Level runs. */
	@BeforeEach
	void openView() {
		open.run("org.eclipse.ui.views.showView", "org.eclipse.ui.views.showView.viewId", AgentsView.ID);
		part = (AgentsView) OpenLevel.page().findView(AgentsView.ID);
		window = new Form(open.editor().site().getShell());
		table = window.all(Table.class).stream().filter(each -> each.getColumnCount() > 0 && each.isVisible()
				&& each.getColumn(0).getText().equals("Agent") && each.getColumn(1).getText().equals("Size")).findFirst()
				.orElseThrow();
	}

	@AfterEach
	void closeView() {
		OpenLevel.page().hideView(part);
		EventLoop.drain();
	}

	private String row(int row) {
		TableItem item = table.getItem(row);
		return String.join("|", IntStream.range(0, table.getColumnCount()).mapToObj(item::getText).toList());
	}

	private void awaitRow(int row, String wanted) {
		EventLoop.waitUntil(() -> row(row) + " becomes " + wanted, () -> row(row).equals(wanted));
	}

	private void click(int row, int column) {
		Rectangle cell = table.getItem(row).getBounds(column);
		new Mouse(table).click(new Point(cell.x + cell.width / 2, cell.y + cell.height / 2));
	}

	private List<String> entered(int agent) {
		AgentType type = open.level().getAgentTypes().get(agent);
		return type.getCapability().stream().map(TerrainType::getName).toList();
	}

	@Test
	void agentsAreRowsAndTerrainsAreColumns() {
		assertEquals(List.of("Agent", "Size", "Radius", "Speed", "ground", "swamp  \u00d70.5", "water", "trees", "out"),
				Arrays.stream(table.getColumns()).map(TableColumn::getText).toList());
		assertEquals("medium|2|1|1|\u2713|\u2713|||", row(1));
		open.level().getAgentTypes().get(1).setRadius(0.75);
		open.level().getTerrainTypes().get(1).setSpeed(1);
		open.settle();
		awaitRow(1, "medium|2|0.75|1|\u2713|\u2713|||");
		assertEquals("swamp", table.getColumn(5).getText());
	}

	@Test
	void aClickLetsAnAgentEnterAndTheNextKeepsItOut() {
		click(1, WATER);
		awaitRow(1, "medium|2|1|1|\u2713|\u2713|\u2713||");
		assertEquals(List.of("ground", "swamp", "water"), entered(1));
		click(1, WATER);
		awaitRow(1, "medium|2|1|1|\u2713|\u2713|||");
		open.commands().undo();
		awaitRow(1, "medium|2|1|1|\u2713|\u2713|\u2713||");
		open.commands().undo();
		assertEquals(List.of("ground", "swamp"), entered(1));
		assertFalse(open.commands().canUndo(), "two clicks, two steps");
		click(1, 0);
		click(1, 1);
		assertFalse(open.commands().canUndo(), "other columns only tell");
	}

	@Test
	void arrowsAndSpaceDoTheSame() {
		TableCursor cursor = window.all(TableCursor.class).getFirst();
		EventLoop.waitUntil("the table has the focus", cursor::isFocusControl);
		Mouse keys = new Mouse(cursor);
		keys.type(SWT.ARROW_DOWN);
		keys.type(SWT.ARROW_RIGHT);
		keys.type(' ');
		awaitRow(1, "medium|2|1|1|\u2713||||");
		keys.control('z');
		awaitRow(1, "medium|2|1|1|\u2713|\u2713|||");
		assertTrue(cursor.isFocusControl(), "the next arrow goes on from here");
		keys.type(SWT.ARROW_RIGHT);
		keys.type(' ');
		awaitRow(1, "medium|2|1|1|\u2713|\u2713|\u2713||");
	}

	@Test
	void anAgentKeepsItsLastTerrain() {
		click(0, 5);
		awaitRow(0, "small|1|0.5|1|\u2713||||");
		click(0, 4);
		EventLoop.waitUntil("the view says why not", () -> window.all(Label.class).stream()
				.anyMatch(label -> label.getText().equals("An agent must cross at least one terrain.")));
		assertEquals(List.of("ground"), entered(0));
	}

	@Test
	void newTerrainsAreColumns() {
		TerrainType lava = NewElements.terrain(open.level());
		open.editor().execute(new AddCommand<>("Add", open.level().getTerrainTypes(), lava));
		EventLoop.waitUntil("there is a column", () -> table.getColumnCount() == 10);
		open.commands().undo();
		EventLoop.waitUntil("it is gone", () -> table.getColumnCount() == 9);
	}
}
