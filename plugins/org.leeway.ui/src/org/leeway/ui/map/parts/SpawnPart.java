package org.leeway.ui.map.parts;

import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPolicy;
import org.leeway.core.level.part.Party;
import org.leeway.core.level.value.Degrees;
import org.leeway.model.AgentType;
import org.leeway.model.Spawn;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.figures.SpawnFigure;
import org.leeway.ui.map.policies.SpawnPolicy;

/**
 * The edit part of a spawn. The spawn's pin keeps a readable size at every zoom. The tip of the pin marks the middle of the cell.
 */
final class SpawnPart extends PinPart<Spawn> {

	SpawnPart(Spawn spawn) {
		super(spawn, spawn);
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
		SpawnFigure figure = (SpawnFigure) getFigure();
		Point middle = new Point(element().getX() * CellGeometry.CELL + CellGeometry.CELL / 2,
				element().getY() * CellGeometry.CELL + CellGeometry.CELL / 2);
		OptionalDouble heading = element().isSetHeading()
				? OptionalDouble.of(Math.toRadians(element().getHeading()))
				: OptionalDouble.empty();
		figure.setPlayer(Party.of(element()).player());
		figure.getParent().setConstraint(figure, figure.placed(middle, heading, zoom()));
	}

	/** Returns the text of the tooltip. Call this whenever the tooltip is shown, because an agent may have been renamed. */
	private String describe() {
		String name = element().getName();
		String agents = element().getAgents().stream().map(AgentType::getName).collect(Collectors.joining(", "));
		return (name == null || name.isBlank() ? "Spawn" : name) + heading() + party()
				+ (agents.isEmpty() ? "" : " for " + agents);
	}

	private String party() {
		String who = Party.of(element()).words(", ");
		return who.isEmpty() ? "" : ", " + who;
	}

	private String heading() {
		return element().isSetHeading() ? ", heading " + Degrees.format(element().getHeading()) + " degrees" : "";
	}
}
