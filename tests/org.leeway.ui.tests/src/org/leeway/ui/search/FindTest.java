package org.leeway.ui.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.gef.EditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.quickaccess.IQuickAccessComputerExtension;
import org.eclipse.ui.quickaccess.QuickAccessElement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.ui.map.tools.BrushTool;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the command Edit > Find. The tests operate its dialog by keys, as users do. One test is about Eclipse's Find
 * Actions.
 */
class FindTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(FindTest::level);

	private Mouse mouse;

	private static Level level() {
		Level level = Levels.of(Levels.CORRIDOR);
		level.getSpawns().getFirst().setName("west gate");
		level.getCircles().add(circle(15.5, "gatehouse"));
		level.getCircles().add(circle(17, "tower by the gate"));
		level.getCircles().add(circle(18.5, null));
		return level;
	}

	private static CircularObstacle circle(double x, String name) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(x);
		circle.setY(2.5);
		circle.setRadius(0.5);
		circle.setName(name);
		return circle;
	}

	@BeforeEach
	void takeFocus() {
		open.settle();
		open.canvas().forceFocus();
		mouse = open.mouse();
	}

	/**
	 * Opens the dialog Find with Ctrl+F, types words, and then presses keys that close the dialog. Returns the rows that the
	 * dialog has listed.
	 */
	private List<String> find(String words, int... keys) {
		return find(words, dialog -> {
			Text text = dialog.first(Text.class);
			for (int key : keys) {
				new Mouse(text).strike(key);
			}
			EventLoop.waitUntil("the dialog is closed", text::isDisposed);
		});
	}

	private List<String> find(String words, Consumer<Form> then) {
		List<String> rows = new ArrayList<>();
		Dialogs.answer(() -> {
			mouse.strikeWith(SWT.CTRL, 'f');
			EventLoop.waitUntil("the dialog has opened and closed", () -> !rows.isEmpty() && !isOpen());
		}, dialog -> {
			assertEquals("Find in Level", dialog.root().getShell().getText());
			Text text = dialog.first(Text.class);
			EventLoop.waitUntil("the words can be typed", text::isFocusControl);
			text.selectAll();
			if (words.isEmpty()) {
				new Mouse(text).type(SWT.BS);
			}
			words.chars().forEach(new Mouse(text)::type);
			rows.addAll(Arrays.stream(dialog.first(Table.class).getItems()).map(TableItem::getText).toList());
			then.accept(dialog);
		});
		open.settle();
		return rows;
	}

	private static boolean isOpen() {
		return Arrays.stream(Display.getCurrent().getShells()).map(Shell::getText).anyMatch("Find in Level"::equals);
	}

	private List<?> selected() {
		return open.viewer().getSelectedEditParts().stream().map(part -> ((EditPart) part).getModel()).toList();
	}

	private boolean sees(int x, int y) {
		return open.editor().root().viewport().visibleCells().contains(x, y);
	}

	@Test
	void anObjectIsFoundByItsNameSelectedAndShown() {
		assertEquals(List.of("gatehouse  Circle at 15.5, 2.5", "west gate  Spawn at 3, 4",
				"tower by the gate  Circle at 17, 2.5"), find("gate", SWT.ARROW_DOWN, SWT.ARROW_DOWN, SWT.CR));
		assertEquals(List.of(open.level().getCircles().get(1)), selected());
		assertTrue(sees(17, 2));
		assertTrue(open.canvas().isFocusControl(), "the keys are for the map again");
		assertFalse(open.commands().canUndo());
	}

	@Test
	void wordsMayNameTheKindToo() {
		assertEquals(List.of("tower by the gate  Circle at 17, 2.5"), find("circle tow", SWT.CR));
		assertEquals("Circle at 18.5, 2.5", find("circle", SWT.CR).getFirst());
		assertEquals(List.of(open.level().getCircles().get(2)), selected());
	}

	@Test
	void aCellTerrainAgentAndFindingAreFound() {
		assertEquals("Cell 18,8", find("18,8", SWT.CR).getFirst());
		assertTrue(open.editor().root().picture().highlight().get(18, 8));
		assertTrue(find("swam", SWT.CR).contains("swamp  Terrain"));
		assertEquals("swamp", open.editor().settings().paint().terrain().getName());
		assertTrue(open.editor().activeTool() instanceof BrushTool);
		assertTrue(find("medium", SWT.CR).getFirst().equals("medium  Agent"));
		assertEquals("medium", open.editor().settings().agent().getName());
		List<String> findings = find("cannot reach", SWT.CR);
		assertTrue(findings.getFirst().contains("Finding: Unreachable region"), findings.toString());
		assertEquals("large", open.editor().settings().agent().getName());
	}

	@Test
	void escapeClosesAndNothingIsFoundForOtherWords() {
		assertTrue(find("", SWT.ESC).size() > 8, "all are listed at first");
		Dialogs.answer(() -> open.run("org.leeway.ui.find"), dialog -> {
			Text text = dialog.first(Text.class);
			text.setText("no such thing");
			EventLoop.drain();
			assertEquals(0, dialog.first(Table.class).getItemCount());
			assertTrue(dialog.words().contains("0 of "), dialog.words());
			new Mouse(text).strike(SWT.CR);
			EventLoop.drain();
			assertFalse(text.isDisposed(), "Enter does nothing");
		});
	}

	@Test
	void tenThousandObjectsAreListedInPart() {
		open.level().getCircles()
				.addAll(IntStream.range(0, 10_000).mapToObj(i -> circle(1 + i % 15, "tree " + i)).toList());
		SearchItems items = new SearchItems(open.editor());
		assertEquals(10_001, items.find("tree").size(), "and the terrain");
		assertEquals("tree 4711", items.find("4711").getFirst().name());
	}

	@Test
	void eclipsesFindActionsKnowTheLevel() throws Exception {
		IConfigurationElement registered = Arrays
				.stream(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.quickAccess"))
				.filter(element -> element.getContributor().getName().equals("org.leeway.ui")).findFirst().orElseThrow();
		IQuickAccessComputerExtension computer = (IQuickAccessComputerExtension) registered
				.createExecutableExtension("class");
		QuickAccessElement found = computer.computeElements("tower", new NullProgressMonitor())[0];
		assertEquals("tower by the gate", found.getLabel().split(" - ")[0]);
		found.execute();
		assertEquals(List.of(open.level().getCircles().get(1)), selected());
		assertTrue(sees(17, 2));
	}
}
