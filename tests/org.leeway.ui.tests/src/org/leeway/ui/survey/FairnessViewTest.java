package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.model.Annotation;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.editor.bars.LegendBar;
import org.leeway.ui.map.commands.SetSymmetry;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;

/** Tests of the Fairness view of a level whose upper and lower halves are mirror images, except for one spawn. */
class FairnessViewTest {

	private static final String FAIR = """
			..........
			.s......s.
			...TTTT...
			...TTTT...
			.s......s.
			..........
			""";

	/**
	 * The row of the table after trees were painted on cell 2,0. The row is for three cells: cell 2,0, and two cells
	 * beside it that have less room for large units.
	 */
	private static final String STROKE = "north-west, near 2,0|3|terrain, clearance, fit|trees, 0, 0|ground, 3, 3|7,5|reached";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(FAIR));

	private FairnessView part;
	private Form view;

	@BeforeEach
	void showView() throws Exception {
		part = (FairnessView) OpenLevel.page().showView(FairnessView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		view = Form.aroundTable(open.editor().site().getShell(), "Mirrored");
		open.settle();
	}

	@AfterEach
	void closeView() {
		OpenLevel.page().hideView(part);
		EventLoop.drain();
	}

	private List<String> rows() {
		return view.rows();
	}

	private void choose(String symmetry) {
		Form.choose(view.first(Combo.class), symmetry);
		open.settle();
	}

	@Test
	void listsWhatAStrokeMakesUnfairAndTintsItAndItsImage() {
		assertEquals(List.of(), rows());
		assertTrue(view.words().contains("Fair for "), view.words());
		RGB before = open.colour(2.5, 0.5);
		RGB imageBefore = open.colour(7.5, 5.5);
		open.editor().activateTool("4");
		open.mouse().click(open.middle(2, 0));
		open.settle();
		assertTrue(rows().contains(STROKE), rows().toString());
		open.awaitOtherColour(imageBefore, 7.5, 5.5);
		open.commands().undo();
		open.mouse().move(open.middle(5, 5));
		open.settle();
		assertEquals(List.of(), rows());
		open.awaitColour(before, 2.5, 0.5);
		open.awaitColour(imageBefore, 7.5, 5.5);
	}

	@Test
	void theLegendBelowTheMapTellsWhatTheTintsMeanInTheColoursOfTheScheme() {
		LegendBar legend = open.bar().first(LegendBar.class);
		String withoutTints = legend.getToolTipText();
		open.editor().activateTool("4");
		open.mouse().click(open.middle(2, 0));
		open.settle();
		assertEquals("less than mirrored, more, terrain differs; " + withoutTints, legend.getToolTipText());
		assertDrawn(legend, ColourScheme.OKABE_ITO);
		RGB tinted = open.colour(7.5, 5.5);
		open.editor().settings().setColours(ColourScheme.HIGH_CONTRAST.colours());
		open.awaitOtherColour(tinted, 7.5, 5.5);
		assertDrawn(legend, ColourScheme.HIGH_CONTRAST);
		open.commands().undo();
		open.settle();
		assertEquals(withoutTints, legend.getToolTipText());
	}

	/**
	 * Waits until the legend shows the tints of unfair cells in the colours of a scheme. Looks only for the colour of {@link
	 * Meaning#BETTER}, because the overlay on the map has no entry of this colour in the legend.
	 */
	private static void assertDrawn(LegendBar legend, ColourScheme scheme) {
		RGB more = Colours.of(scheme.colours().of(Meaning.BETTER));
		EventLoop.waitUntil("the legend has the " + more, () -> Screen.colours(legend).contains(more));
	}

	@Test
	void followsAStrokeBeforeItIsDone() {
		open.editor().activateTool("4");
		open.mouse().move(open.middle(2, 0));
		open.mouse().press(1);
		EventLoop.waitUntil("the stroke is compared", () -> !rows().isEmpty());
		open.mouse().release(1);
		open.settle();
		assertTrue(rows().contains(STROKE), rows().toString());
	}

	@Test
	void comparesOnlyWhatIsChosen() {
		open.editor().activateTool("4");
		open.mouse().click(open.middle(2, 0));
		open.settle();
		view.click("Clearance");
		view.click("Fit");
		open.settle();
		assertEquals(List.of("north-west, near 2,0|1|terrain|trees|ground|7,5|reached"), rows());
		view.click("Terrain");
		open.settle();
		assertEquals(List.of(), rows());
		assertTrue(view.words().contains("Nothing is compared."), view.words());
	}

	@Test
	void aSpawnWithoutAPartnerIsListed() {
		open.level().getSpawns().remove(0);
		open.settle();
		assertEquals("south-east, near 8,4|1|spawn|spawn|none||reached", rows().getFirst());
	}

	@Test
	void eitherSideIsMadeLikeTheOther() {
		TerrainGrid fair = open.level().getTerrain();
		for (boolean other : new boolean[] {true, false}) {
			open.editor().activateTool("4");
			open.mouse().click(open.middle(2, 0));
			open.settle();
			EventLoop.waitUntil("the stroke is listed", () -> rows().contains(STROKE));
			Table table = view.first(Table.class);
			table.select(rows().indexOf(STROKE));
			table.getMenu().notifyListeners(SWT.Show, new Event());
			table.getMenu().getItem(other ? 0 : 1).notifyListeners(SWT.Selection, new Event());
			assertEquals(3, open.level().getTerrain().terrain(2, 0), "nothing has changed yet");
			open.bar().click("Apply");
			open.settle();
			assertEquals(other ? 3 : 0, open.level().getTerrain().terrain(7, 5));
			assertEquals(other ? 3 : 0, open.level().getTerrain().terrain(2, 0));
			assertEquals(List.of(), rows());
			open.commands().undo();
			open.commands().undo();
			open.settle();
			assertEquals(fair, open.level().getTerrain());
		}
	}

	@Test
	void placesAreNamedAndDecorationIsLastAndSeveralAreMirrored() {
		Annotation ramp = LevelFactory.eINSTANCE.createAnnotation();
		ramp.setName("north ramp");
		ramp.setX(1);
		ramp.setWidth(2);
		ramp.setHeight(1);
		open.level().getAnnotations().add(ramp);
		TerrainGridEditor terrain = open.level().getTerrain().edit();
		// trees and water block all agents
		terrain.set(4, 2, 2);
		terrain.set(5, 2, 2);
		terrain.set(2, 0, 3);
		open.level().setTerrain(terrain.build());
		open.settle();
		assertEquals(2, rows().size(), rows().toString());
		assertTrue(rows().get(0).startsWith("north ramp, near 2,0|3|terrain, clearance, fit|"), rows().get(0));
		assertTrue(rows().get(0).endsWith("|reached"), rows().get(0));
		assertTrue(rows().get(1).endsWith("|decoration"), rows().get(1));
		Table table = view.first(Table.class);
		table.selectAll();
		table.getMenu().notifyListeners(SWT.Show, new Event());
		table.getMenu().getItem(0).notifyListeners(SWT.Selection, new Event());
		open.bar().click("Apply");
		open.settle();
		assertEquals(List.of(), rows());
		assertEquals(3, open.level().getTerrain().terrain(7, 5));
		assertEquals(2, open.level().getTerrain().terrain(5, 3));
	}

	@Test
	void aLevelsOwnSymmetryIsCompared() {
		open.commands().execute(SetSymmetry.of(Symmetry.TOP_BOTTOM, open.level()));
		open.settle();
		assertEquals("Top to bottom", view.first(Combo.class).getText());
	}

	@Test
	void aSymmetryThatTheLevelCannotHaveIsTold() {
		choose("Rotate 90\u00b0");
		assertEquals(List.of(), rows());
		assertTrue(view.words().contains("This symmetry needs as many columns as rows."), view.words());
		choose("Left to right");
		assertTrue(view.words().contains("Fair for "), view.words());
	}

	@Test
	void aRowIsGoneToAndCopied() {
		open.editor().activateTool("4");
		open.mouse().click(open.middle(2, 0));
		open.settle();
		Table table = view.first(Table.class);
		int index = rows().indexOf(STROKE);
		table.setSelection(index);
		table.notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
		assertTrue(open.editor().root().picture().highlight().get(2, 0));
		table.getMenu().getItem(0).notifyListeners(SWT.Selection, new Event());
		Clipboard clipboard = new Clipboard(table.getDisplay());
		assertEquals(STROKE.replace('|', '\t'), clipboard.getContents(TextTransfer.getInstance()));
		clipboard.dispose();
	}

	@Test
	void tintsNothingWhenItIsClosed() {
		open.editor().activateTool("4");
		open.mouse().click(open.middle(2, 0));
		open.settle();
		assertEquals(3, open.editor().root().tints().size());
		OpenLevel.page().hideView(part);
		EventLoop.drain();
		assertEquals(List.of(), open.editor().root().tints());
	}

	@Test
	void isEmptyWithoutALevel() {
		OpenLevel.page().closeEditor(open.part(), false);
		EventLoop.drain();
		assertTrue(view.words().contains("No level is open."), view.words());
	}
}
