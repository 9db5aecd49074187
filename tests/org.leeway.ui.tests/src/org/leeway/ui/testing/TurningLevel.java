package org.leeway.ui.testing;

import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.ui.routes.RoutesView;

/**
 * A level with a street, a driveway, and a car with a turning radius of two cells. On the route of the planner {@code smooth},
 * the car hits the walls of the driveway. On the route of the planner {@code reverse}, it does not.
 */
public final class TurningLevel {

	private static final String STREET = """
			................
			................
			................
			................
			................
			@@@@@@@@..@@@@@@
			@@@@@@@@..@@@@@@
			@@@@@@@@..@@@@@@
			@@@@@@@@..@@@@@@
			""";

	private TurningLevel() {
	}

	/**
	 * Returns the level, with a probe: a route of the car that Leeway tests, from the street into the driveway. At the
	 * start, the car faces right.
	 */
	public static Level create() {
		Level level = Levels.of(STREET);
		AgentType car = level.getAgentTypes().get(1);
		car.setName("car");
		car.setLength(2);
		car.setWidth(1.2);
		car.setTurningRadius(2);
		car.setCanReverse(true);
		car.setSpeed(2);
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName("park");
		probe.setAgent(car);
		probe.setStartX(3);
		probe.setStartY(2);
		probe.setStartHeading(0);
		probe.setGoalX(8);
		probe.setGoalY(7);
		level.getProbes().add(probe);
		return level;
	}

	/** Shows the view Routes, and returns its controls. */
	public static Form showRoutes(OpenLevel open) throws Exception {
		OpenLevel.page().showView(RoutesView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		Table table = Form.aroundTable(open.editor().site().getShell(), "Over optimal").first(Table.class);
		return new Form(table.getParent());
	}
}
