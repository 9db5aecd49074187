package org.leeway.ui.map.parts;

import org.eclipse.draw2d.IFigure;
import org.eclipse.gef.DragTracker;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.requests.SelectionRequest;
import org.eclipse.gef.tools.DragEditPartsTracker;
import org.leeway.model.Underlay;
import org.leeway.pathing.geom.Envelope;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.figures.PictureExtent;
import org.leeway.ui.map.policies.UnderlayPolicy;

/**
 * The edit part of a background picture that designers trace. Users select it in the outline or by a command, because clicks on
 * the map go to the objects on the picture. While the picture is selected, a drag moves it, and a click deselects it.
 */
final class UnderlayPart extends LayeredPart<Underlay> {

	UnderlayPart(Underlay underlay) {
		super(underlay);
	}

	@Override
	protected IFigure createFigure() {
		return new PictureExtent();
	}

	@Override
	protected void createEditPolicies() {
		super.createEditPolicies();
		installEditPolicy(EditPolicy.PRIMARY_DRAG_ROLE, new UnderlayPolicy());
	}

	@Override
	public void setSelected(int value) {
		super.setSelected(value);
		((PictureExtent) getFigure()).setSelected(value != EditPart.SELECTED_NONE);
	}

	/** Returns null for a marquee selection, so that a marquee over the picture does not select the picture. */
	@Override
	public EditPart getTargetEditPart(Request request) {
		boolean marquee = RequestConstants.REQ_SELECTION.equals(request.getType())
				&& !(request instanceof SelectionRequest);
		return marquee ? null : super.getTargetEditPart(request);
	}

	@Override
	public DragTracker getDragTracker(Request request) {
		return new DragEditPartsTracker(this) {
			@Override
			protected void setCloneActive(boolean cloneActive) {
				super.setCloneActive(false);
			}

			@Override
			protected boolean handleButtonUp(int button) {
				boolean clicked = isInState(STATE_DRAG);
				boolean handled = super.handleButtonUp(button);
				if (clicked && button == 1) {
					getCurrentViewer().deselectAll();
				}
				return handled;
			}
		};
	}

	@Override
	protected void refreshVisuals() {
		super.refreshVisuals();
		Underlay underlay = element();
		getFigure().getParent().setConstraint(getFigure(), CellGeometry.bounds(new Envelope(underlay.getX(),
				underlay.getY(), underlay.getX() + underlay.getWidth(), underlay.getY() + underlay.getHeight())));
	}
}
