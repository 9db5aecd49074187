package org.leeway.ui.map.parts;

import java.util.stream.Collectors;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.EditPolicy;
import org.leeway.model.AgentType;
import org.leeway.model.Spawn;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.figures.SpawnFigure;
import org.leeway.ui.map.policies.SpawnPolicy;
import org.leeway.ui.settings.MapLayers;

/** A spawn. Its pin keeps a readable size at every zoom; its point marks the middle of the cell. */
final class SpawnPart extends PinPart<Spawn> {

	private static final int WIDTH = 18;
	private static final int HEIGHT = 26;

	SpawnPart(Spawn spawn) {
		super(spawn, spawn, MapLayers.SPAWNS);
	}

	@Override
	protected IFigure createFigure() {
		return new SpawnFigure() {
			@Override
			public IFigure getToolTip() {
				return new Label(describe());
			}
		};
	}

	@Override
	protected void createEditPolicies() {
		super.createEditPolicies();
		installEditPolicy(EditPolicy.PRIMARY_DRAG_ROLE, new SpawnPolicy());
	}

	@Override
	protected void refreshVisuals() {
		super.refreshVisuals();
		double scale = 1 / zoom();
		int width = (int) Math.round(WIDTH * scale);
		int height = (int) Math.round(HEIGHT * scale);
		int pointX = element().getX() * CellGeometry.CELL + CellGeometry.CELL / 2;
		int pointY = element().getY() * CellGeometry.CELL + CellGeometry.CELL / 2;
		getFigure().getParent().setConstraint(getFigure(),
				new Rectangle(pointX - width / 2, pointY - height, width, height));
	}

	/** Asked for when it is shown, as an agent may have got another name. */
	private String describe() {
		String name = element().getName();
		String agents = element().getAgents().stream().map(AgentType::getName).collect(Collectors.joining(", "));
		return (name == null || name.isBlank() ? "Spawn" : name) + (agents.isEmpty() ? "" : " for " + agents);
	}
}
