package org.leeway.ui.map.policies;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.AbstractEditPolicy;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.commands.AddObject;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.symmetry.SymmetricStep;
import org.leeway.ui.settings.MapLayers;

/** A policy that creates the commands of the tools: to paint terrain, and to add an object. Also previews painted terrain. */
public final class LevelPolicy extends AbstractEditPolicy {

	@Override
	public Command getCommand(Request request) {
		return switch (request) {
		case PaintRequest paint -> !root().mapLayers().isEditable(MapLayers.TERRAIN) ? null
			: new SetCommand(paint.label(), level(), LevelPackage.Literals.LEVEL__TERRAIN, paint.grid());
		case AddRequest add -> ElementKinds.ofObject(add.element())
				.map(kind -> (Command) new AddObject(add.element(), level())).orElse(null);
		default -> null;
		};
	}

	/**
	 * Returns the level's edit part as the target of all requests. The target is not the edit part at the mouse, such as an
	 * object under a brush.
	 */
	@Override
	public EditPart getTargetEditPart(Request request) {
		return getHost();
	}

	@Override
	public void showTargetFeedback(Request request) {
		if (request instanceof PaintRequest paint) {
			root().preview(SymmetricStep.preview(paint.grid(), level(), getHost().getViewer().getEditDomain().getCommandStack()));
		}
	}

	@Override
	public void eraseTargetFeedback(Request request) {
		if (request instanceof PaintRequest) {
			root().preview(level().getTerrain());
		}
	}

	private LevelRootPart root() {
		return (LevelRootPart) getHost().getRoot();
	}

	private Level level() {
		return (Level) getHost().getModel();
	}
}
