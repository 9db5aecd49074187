package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.MeasuredGap;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.tangent.ClassifiedBitangent;
import org.leeway.pathing.tangent.TangentGraph;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.map.layers.TangentPicture;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the layers for disc agents, in a level with three circles in a row. Also tests the tool that measures the
 * largest unit between the circles.
 */
class TangentLayersTest {

	private static final RGB LOST = new RGB(213, 32, 0);
	private static final RGB OPEN = new RGB(0, 90, 160);
	private static final RGB GREY = new RGB(110, 110, 110);
	private static final RGB STUCK = new RGB(213, 94, 0);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(TangentLayersTest::level);

	private Mouse mouse;

	/** Returns a level with a gap of 2 cells on each side of the middle circle. */
	private static Level level() {
		Level level = Levels.of("....................\n".repeat(12));
		add(level, 4, 6, 2);
		add(level, 10, 6, 2);
		add(level, 15.5, 6, 1.5);
		return level;
	}

	private static void add(Level level, double x, double y, double radius) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(x);
		circle.setY(y);
		circle.setRadius(radius);
		level.getCircles().add(circle);
	}

	@BeforeEach
	void lookAsMedium() {
		mouse = open.mouse();
		open.editor().settings().setOverlay(null);
		open.editor().settings().setAgent(open.level().getAgentTypes().get(1));
	}

	private TangentPicture picture() {
		return open.editor().root().shown(MapContent.TANGENTS);
	}

	private void show(LayerDescriptor layer) {
		open.editor().settings().layers().setVisible(layer, true);
		EventLoop.waitUntil("there is a geometry", () -> picture().geometry() != null);
	}

	private MeasuredGap gap(int a, int b) {
		return picture().geometry().gaps().stream()
				.filter(each -> each.gap().b().isPresent()
						&& each.gap().a().index() + each.gap().b().get().index() == a + b)
				.findFirst().orElseThrow();
	}

	@Test
	void nothingIsThereUntilALayerIsShownInItsView() throws Exception {
		assertNull(picture().geometry());
		OpenLevel.page().showView("org.leeway.ui.layers", null, IWorkbenchPage.VIEW_VISIBLE);
		EventLoop.drain();
		Button show = new Form(open.editor().site().getShell()).all(Button.class).stream()
				.filter(button -> "Show Gaps between obstacles".equals(button.getToolTipText())).findFirst().orElseThrow();
		assertFalse(show.getSelection());
		Point size = show.getSize();
		new Mouse(show).click(new Point(size.x / 2, size.y / 2));
		EventLoop.waitUntil("there is a geometry", () -> picture().geometry() != null);
		assertFalse(picture().geometry().gaps().isEmpty());
		assertTrue(picture().geometry().graph().isEmpty() && picture().geometry().grown().isEmpty(), "nobody asked for more");
		open.reopen();
		EventLoop.waitUntil("it is remembered", () -> picture().geometry() != null);
	}

	@Test
	void gapsTellWhatIsLostOnTheGrid() {
		show(MapLayers.GAPS);
		assertEquals(1, gap(0, 1).gap().radius());
		assertTrue(gap(0, 1).passes() && gap(0, 1).passesOnGrid());
		open.awaitColour(OPEN, 7.5, 6);
		open.editor().settings().unit().setSize(3);
		EventLoop.waitUntil("a larger unit does not pass", () -> picture().geometry().radius() == 1.5 && !gap(0, 1).passes());
		open.awaitColour(GREY, 7.5, 6);
		mouse.drag(1, open.at(10, 6), open.at(10.5, 6));
		open.settle();
		open.editor().settings().unit().setSize(2);
		EventLoop.waitUntil("the gap is wider, and that on the right narrower",
				() -> picture().geometry().radius() == 1 && gap(0, 1).gap().radius() == 1.25);
		assertFalse(gap(1, 2).passes());
		assertTrue(gap(0, 1).passes());
	}

	@Test
	void aGapBesideTheLinesOfTheGridIsRed() {
		open.level().getCircles().get(0).setX(3.5);
		open.level().getCircles().get(1).setX(9.5);
		open.settle();
		show(MapLayers.GAPS);
		EventLoop.waitUntil("it is lost", () -> gap(0, 1).isLostOnGrid());
		open.awaitColour(LOST, 7, 6);
	}

	@Test
	void gapsFollowACircleThatIsDragged() {
		show(MapLayers.GAPS);
		mouse.move(open.at(10, 6));
		mouse.press(1);
		mouse.glide(open.at(10, 6), open.at(11, 6));
		EventLoop.waitUntil("the gap grows", () -> gap(0, 1).gap().radius() == 1.5);
		assertEquals(10, open.level().getCircles().get(1).getX());
		mouse.type(SWT.ESC);
		mouse.release(1);
		EventLoop.waitUntil("the gap is as it was", () -> gap(0, 1).gap().radius() == 1);
	}

	@Test
	void twoSelectedCirclesShowTheirBitangentsAndWhyThoseAreNoEdges() {
		show(MapLayers.TANGENTS);
		TangentGraph graph = picture().geometry().graph().orElseThrow();
		long seen = graph.surfing().stream().filter(edge -> edge.line().length() > 1e-6).count();
		assertTrue(seen < graph.surfing().size(), "the grown circles touch");
		assertEquals(seen, 2 * picture().lines().size(), "each line leads both ways");
		double hugged = picture().arcs().stream().mapToDouble(PathSegment::length).sum();
		assertTrue(picture().arcs().size() < graph.hugging().size() && hugged > 0 && hugged <= 2 * Math.PI * (3 + 3 + 2.5),
				hugged + " of the edges of grown circles");
		mouse.click(open.at(4, 6));
		mouse.hold(SWT.SHIFT);
		mouse.click(open.at(15.5, 6));
		mouse.letGo(SWT.SHIFT);
		EventLoop.waitUntil("there are four bitangents", () -> picture().bitangents().size() == 4);
		List<ClassifiedBitangent> all = picture().bitangents();
		assertEquals(new ObstacleRef(ObstacleRef.Kind.CIRCLE, 0), all.getFirst().from());
		List<String> internal = all.stream().filter(each -> each.bitangent().isInternal())
				.map(each -> picture().words().get(all.indexOf(each))).toList();
		assertEquals(List.of("is blocked by the circle about 10.0, 6.0", "is blocked by the circle about 10.0, 6.0"),
				internal);
		Segment culled = all.stream().filter(each -> each.bitangent().isInternal()).findFirst().orElseThrow().bitangent()
				.line();
		assertEquals(3, Math.hypot(culled.from().x() - 4, culled.from().y() - 6), 1e-9, "it leaves the grown circle");
		mouse.click(open.at(18, 10));
		EventLoop.waitUntil("the graph is back", () -> picture().bitangents().isEmpty()
				&& picture().geometry().graph().isPresent());
	}

	@Test
	void grownObstaclesFollowTheSizeOfTheUnit() {
		show(MapLayers.GROWN);
		double before = picture().geometry().grown().stream().mapToDouble(segment -> segment.length()).sum();
		open.editor().settings().unit().setSize(1);
		EventLoop.waitUntil("they are smaller", () -> picture().geometry().radius() == 0.5
				&& picture().geometry().grown().stream().mapToDouble(segment -> segment.length()).sum() != before);
		assertEquals(2 * Math.PI * (2.5 + 2.5 + 2),
				picture().geometry().grown().stream().mapToDouble(segment -> segment.length()).sum(), 1e-9);
	}

	@Test
	void theLargestUnitToolTellsTheLargestDiscAndItsGapToo() {
		open.editor().activateTool("unit");
		mouse.drag(1, open.middle(7, 2), open.middle(7, 9));
		EventLoop.waitUntil("both are known for the last place of the mouse", () -> largest().largest() != null
				&& largest().largest().size() == 3 && largest().round().isPresent());
		assertEquals(1.5, largest().round().get().radius());
		Segment across = largest().round().get().bottleneck().orElseThrow().across();
		assertEquals(20, Math.max(across.from().x(), across.to().x()), "it passes between the last circle and the border");
		open.awaitColour(STUCK, 18.5, 6);
		open.level().getCircles().get(2).setX(15.75);
		EventLoop.waitUntil("the grid loses more than there is", () -> largest().round().get().radius() == 1.375
				&& largest().largest().size() == 2);
	}

	private LargestUnitPicture largest() {
		return open.editor().root().shown(MapContent.LARGEST_UNIT);
	}
}
