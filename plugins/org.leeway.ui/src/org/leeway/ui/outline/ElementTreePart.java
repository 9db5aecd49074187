package org.leeway.ui.outline;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPolicy;
import org.eclipse.swt.graphics.Image;
import org.leeway.core.level.part.Party;
import org.leeway.core.level.value.Degrees;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;
import org.leeway.ui.map.policies.RemovePolicy;
import org.leeway.ui.pictures.TracedPicture;
import org.leeway.ui.properties.MeshFacts;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Swatch;

/** An element of the level in the outline's tree. */
final class ElementTreePart extends TreePart {

	private Image swatch;

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
	 * Refreshes the element. After a change of an agent, also refreshes the elements whose text contains the agent's
	 * name.
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
		return switch (getModel()) {
		case TerrainType terrain -> terrain.getName();
		case AgentType agent -> agent.getName() + " " + agent.getSize() + "x" + agent.getSize();
		case Spawn spawn -> named(spawn.getName(), "at " + spawn.getX() + ", " + spawn.getY()) + heading(spawn)
				+ party(spawn) + users(spawn);
		case PathProbe probe -> named(probe.getName(), "from " + probe.getStartX() + ", " + probe.getStartY() + " to "
				+ probe.getGoalX() + ", " + probe.getGoalY());
		case CircularObstacle circle -> named(circle.getName(), "at " + circle.getX() + ", " + circle.getY() + ", radius "
				+ circle.getRadius());
		case PolygonObstacle polygon -> named(polygon.getName(), polygon.getShape().size() + " corners");
		case Annotation note -> named(note.getName(), "at " + note.getX() + ", " + note.getY());
		case NavMeshLayer mesh -> MeshFacts.describe(mesh);
		case Underlay underlay -> TracedPicture.describe(underlay);
		case AcceptedFinding accepted -> accepted.getRule() + " at " + accepted.getX() + ", " + accepted.getY()
				+ (accepted.getAgent() == null ? "" : " for " + accepted.getAgent().getName());
		default -> "";
		};
	}

	@Override
	protected Image getImage() {
		if (getModel() instanceof TerrainType terrain) {
			disposeSwatch();
			swatch = Swatch.of(Colours.parse(terrain.getColour()), terrain.getPattern()).createImage();
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
		}
	}

	private static String heading(Spawn spawn) {
		return spawn.isSetHeading() ? " heading " + Degrees.format(spawn.getHeading()) : "";
	}

	private static String party(Spawn spawn) {
		String who = Party.of(spawn).words(" ");
		return who.isEmpty() ? "" : " " + who;
	}

	/** Returns the agents that start at a spawn, or empty if all do. */
	private static String users(Spawn spawn) {
		return spawn.getAgents().isEmpty() ? ""
				: " for " + spawn.getAgents().stream().map(AgentType::getName).collect(Collectors.joining(", "));
	}

	private static String named(String name, String place) {
		return name == null || name.isBlank() ? place : name + " " + place;
	}
}
