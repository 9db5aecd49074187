package org.leeway.ui.outline;

import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPolicy;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.Image;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.policies.RemovePolicy;
import org.leeway.ui.theme.Swatch;

/** An element of the level in the outline's tree. */
final class ElementTreePart extends TreePart {

	/**
	 * The small picture of a terrain in the tree, drawn as {@link #shown} describes. Null for an element that is not a
	 * terrain.
	 */
	private Image swatch;
	private ImageDescriptor shown;

	private final EObject element;

	ElementTreePart(EObject element) {
		super(element, element);
		this.element = element;
	}

	@Override
	protected void createEditPolicies() {
		installEditPolicy(EditPolicy.COMPONENT_ROLE, new RemovePolicy(element));
	}

	/**
	 * Updates this element in the tree. After a change of an agent, also updates the elements whose text contains the
	 * agent's name.
	 */
	@Override
	void elementChanged(Notification change) {
		super.elementChanged(change);
		if (element instanceof AgentType agent && agent.eContainer() instanceof Level level) {
			Stream<EObject> spawns = level.getSpawns().stream().filter(spawn -> spawn.getAgents().contains(agent))
					.map(EObject.class::cast);
			Stream<EObject> accepted = level.getAccepted().stream().filter(each -> each.getAgent() == agent)
					.map(EObject.class::cast);
			Stream<EObject> meshes = level.getNavMeshes().stream().filter(mesh -> mesh.getAgent() == agent)
					.map(EObject.class::cast);
			Stream.of(spawns, accepted, meshes).flatMap(each -> each).map(each -> (EditPart) getViewer().getEditPartRegistry().get(each))
					.filter(Objects::nonNull).forEach(EditPart::refresh);
		}
	}

	@Override
	protected String getText() {
		return ElementKinds.of(element).map(kind -> kind.listing(element)).orElse("");
	}

	@Override
	protected Image getImage() {
		if (getModel() instanceof TerrainType terrain) {
			ImageDescriptor look = Swatch.of(terrain);
			if (look != shown) {
				disposeSwatch();
				swatch = look.createImage();
				shown = look;
			}
		}
		return swatch;
	}

	@Override
	public void deactivate() {
		super.deactivate();
		disposeSwatch();
	}

	private void disposeSwatch() {
		if (swatch != null) {
			swatch.dispose();
			swatch = null;
			shown = null;
		}
	}
}
