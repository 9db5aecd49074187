package org.leeway.ui.map.policies;

import java.util.OptionalDouble;

import org.eclipse.draw2d.Cursors;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.geometry.PrecisionPoint;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.DragTracker;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.handles.AbstractHandle;
import org.leeway.core.level.value.Degrees;
import org.leeway.pathing.geom.Point;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.canvas.LevelEditDomain;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.figures.HeadingArrow;

/**
 * A handle in the form of an arrow, which shows the heading of the unit at the start or the goal of a probe. A drag turns the
 * arrow in steps of 15 degrees, or freely with Alt. A double click removes the heading. Without a heading, the handle is a
 * faint ring instead of an arrow.
 */
final class HeadingHandle extends AbstractHandle {

	private static final int GAP = 20;
	private static final int LEAST_REACH = 42;

	private final ProbeEnd end;
	private final HeadingArrow arrow = new HeadingArrow();
	private PrecisionPoint middle = new PrecisionPoint();
	/** The heading during a drag, in degrees. Empty if there is no drag. */
	private OptionalDouble dragged = OptionalDouble.empty();

	/** @param owner the part of the end */
	HeadingHandle(GraphicalEditPart owner, ProbeEnd end) {
		this.end = end;
		setOwner(owner);
		setLocator(this::place);
		setCursor(Cursors.CROSS);
		String words = end.heading().isPresent() ? "facing " + Degrees.format(end.heading().getAsDouble())
				+ "\u00b0; a double click removes the heading" : "any heading";
		setToolTip(new Label((end.isGoal() ? "Goal, " : "Start, ") + words + ". Drag to turn it"));
	}

	private void place(IFigure handle) {
		double zoom = ((LevelRootPart) getOwner().getRoot()).getZoomManager().getZoom();
		middle = new PrecisionPoint(end.middle().x() * CellGeometry.CELL, end.middle().y() * CellGeometry.CELL);
		getOwnerFigure().translateToAbsolute(middle);
		handle.translateToRelative(middle);
		double reach = Math.max(LEAST_REACH, end.reach() * CellGeometry.CELL * zoom + GAP);
		Rectangle bounds = arrow.place(middle.x, middle.y, (int) Math.round(reach), degrees(), isAny());
		handle.setBounds(bounds);
	}

	/**
	 * Returns the direction of the arrow, in degrees. During a drag, the arrow points to the mouse. If there is no drag,
	 * the arrow has the heading of the unit. If the unit has no heading, the arrow has the direction from start to goal.
	 */
	private double degrees() {
		if (dragged.isPresent()) {
			return dragged.getAsDouble();
		}
		ProbeEnd start = end.isGoal() ? end.other() : end;
		Point from = start.middle();
		Point to = start.other().middle();
		return end.heading().orElseGet(() -> Math.toDegrees(Math.atan2(to.y() - from.y(), to.x() - from.x())));
	}

	private boolean isAny() {
		return dragged.isEmpty() && end.heading().isEmpty();
	}

	@Override
	public boolean containsPoint(int x, int y) {
		return arrow.isGripAt(x, y);
	}

	@Override
	public void paintFigure(Graphics graphics) {
		arrow.paint(graphics, dragged.isPresent());
	}

	private void show(OptionalDouble degrees) {
		dragged = degrees;
		revalidate();
		place(this);
		repaint();
	}

	@Override
	protected DragTracker createDragTracker() {
		return new Tracker();
	}

	/**
	 * A tracker of drags of the arrow. During a drag, the arrow points to the mouse. The end of the drag sets the heading of the
	 * unit.
	 */
	private final class Tracker extends HandleTracker {

		Tracker() {
			super(getOwner());
		}

		@Override
		protected Request createSourceRequest() {
			return new HeadingRequest(degrees());
		}

		@Override
		protected void updateSourceRequest() {
			PrecisionPoint mouse = new PrecisionPoint(getLocation());
			translateToRelative(mouse);
			boolean free = ((LevelEditDomain) getDomain()).isSnappingSuspended();
			double degrees = Headings.of(mouse.x - middle.x, mouse.y - middle.y, free);
			((HeadingRequest) getSourceRequest()).turnTo(degrees);
			show(OptionalDouble.of(degrees));
		}

		@Override
		protected boolean handleDoubleClick(int button) {
			Command clear = Headings.clear(end);
			if (button == 1 && clear.canExecute()) {
				getDomain().getCommandStack().execute(clear);
			}
			return true;
		}

		@Override
		public void deactivate() {
			super.deactivate();
			show(OptionalDouble.empty());
		}

		@Override
		protected String getCommandName() {
			return "turn end";
		}
	}
}
