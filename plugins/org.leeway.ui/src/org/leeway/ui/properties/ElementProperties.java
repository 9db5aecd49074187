package org.leeway.ui.properties;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.gef.commands.Command;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource2;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.eclipse.ui.views.properties.TextPropertyDescriptor;
import org.leeway.core.routing.Planners;
import org.leeway.model.AgentType;
import org.leeway.model.DiagonalRule;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MapSymmetry;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.ui.map.AgentBody;
import org.leeway.ui.map.commands.ElementChange;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.commands.UnsetCommand;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Swatch;

/**
 * The properties of any element of a level, derived from the model. Numbers, texts and colours are typed, and checked
 * before they are stored. Other values are chosen from a list, such as an agent. A {@link PropertyEntry} makes each
 * change one undoable command.
 */
public final class ElementProperties implements IPropertySource2 {

	private final EObject element;

	public ElementProperties(EObject element) {
		this.element = element;
	}

	@Override
	public Object getEditableValue() {
		return null;
	}

	@Override
	public IPropertyDescriptor[] getPropertyDescriptors() {
		Stream<PropertyDescriptor> own = element.eClass().getEAllStructuralFeatures().stream()
				.filter(ElementProperties::isShown).map(this::descriptor);
		Stream<PropertyDescriptor> facts = element instanceof NavMeshLayer ? MeshFacts.descriptors() : Stream.empty();
		return Stream.concat(own, facts).toArray(IPropertyDescriptor[]::new);
	}

	private static boolean isShown(EStructuralFeature feature) {
		return !(feature instanceof EReference reference && reference.isContainment())
				&& feature != Literals.NAV_MESH_LAYER__MESH;
	}

	private PropertyDescriptor descriptor(EStructuralFeature feature) {
		PropertyDescriptor descriptor = editor(feature);
		descriptor.setCategory(ElementNames.kind(element));
		descriptor.setDescription(EcoreUtil.getDocumentation(feature));
		return descriptor;
	}

	private PropertyDescriptor editor(EStructuralFeature feature) {
		String label = ElementNames.of(feature);
		if (feature == Literals.AGENT_TYPE__CAPABILITY) {
			return new SelectionDescriptor<>(feature, label, "The terrains that this agent crosses, at least one:", terrains(),
					TerrainType::getName, null);
		}
		if (feature == Literals.SPAWN__AGENTS) {
			return new SelectionDescriptor<>(feature, label, "The agents that start here; none means all:", agents(),
					AgentType::getName, "all");
		}
		if (feature == Literals.NAV_MESH_LAYER__CAPABILITY) {
			return new SelectionDescriptor<>(feature, label, "The terrains that the mesh covers:", terrains(),
					TerrainType::getName, isAgentChosen() ? "same as the agent" : null);
		}
		if (feature == Literals.PATH_PROBE__PLANNER) {
			return choice(feature, String.class, planners(), ElementProperties::plannerTitle);
		}
		if (isColour(feature)) {
			return new ColourDescriptor(feature, label);
		}
		if (feature == Literals.UNDERLAY__FILE || feature == Literals.TERRAIN_TYPE__PICTURE) {
			return new PictureDescriptor(feature, label, element);
		}
		if (feature == Literals.TERRAIN_TYPE__PATTERN) {
			return pattern(feature, label);
		}
		if (feature == Literals.LEVEL__DIAGONALS) {
			return choice(feature, DiagonalRule.class, DiagonalRule.VALUES, ElementProperties::ruleTitle);
		}
		if (feature == Literals.LEVEL__SYMMETRY) {
			return choice(feature, MapSymmetry.class, MapSymmetry.VALUES, value -> Symmetry.of(value.getLiteral()).label());
		}
		if (feature.getEType() instanceof EEnum kinds) {
			return choice(feature, Enumerator.class, kinds.getELiterals().stream().map(EEnumLiteral::getInstance).toList(),
					Enumerator::getLiteral);
		}
		if (isAgent(feature)) {
			return choice(feature, AgentType.class, agents(), AgentType::getName);
		}
		if (isYesOrNo(feature)) {
			return choice(feature, Boolean.class, List.of(true, false), value -> value ? "yes" : "no");
		}
		if (feature instanceof EReference || isBulky(feature)) {
			return new PropertyDescriptor(feature, label);
		}
		TextPropertyDescriptor text = new TextPropertyDescriptor(feature, label);
		text.setValidator(value -> asPattern(Validation.problem(element, (EAttribute) feature, (String) value)));
		if (feature == Literals.AGENT_TYPE__RADIUS) {
			text.setLabelProvider(LabelProvider.createTextProvider(this::describeRadius));
		}
		if (feature == Literals.AGENT_TYPE__WIDTH) {
			text.setLabelProvider(LabelProvider.createTextProvider(this::describeWidth));
		}
		return text;
	}

	/**
	 * Returns whether the edited mesh has an agent. Then the mesh covers the terrains that the agent crosses, and needs no
	 * terrains of its own.
	 */
	private boolean isAgentChosen() {
		return ((NavMeshLayer) element).getAgent() != null;
	}

	/** Returns the agents of the level. Empty if the element is no longer in a level. */
	private List<AgentType> agents() {
		return element.eContainer() instanceof Level level ? level.getAgentTypes() : List.of();
	}

	/** Returns the terrains of the level. Empty if the element is no longer in a level. */
	private List<TerrainType> terrains() {
		return element.eContainer() instanceof Level level ? level.getTerrainTypes() : List.of();
	}

	/**
	 * Returns the empty text and then the ids of all planners. The empty text stands for the planner that the user chose for
	 * all routes that name no planner.
	 */
	private static List<String> planners() {
		return Stream.concat(Stream.of(""), Planners.registered().stream().map(PlannerProvider::id)).toList();
	}

	private static String plannerTitle(String id) {
		return id.isEmpty() ? "same for all probes" : Planners.find(id).map(PlannerProvider::title).orElse(id);
	}

	private static String ruleTitle(DiagonalRule rule) {
		return switch (rule) {
		case NEVER -> "never cut corners";
		case ONE -> "past one blocked neighbour";
		case ALWAYS -> "always, even past two blocked neighbours";
		case STRAIGHT -> "straight steps only";
		};
	}

	private <T> PropertyDescriptor choice(EStructuralFeature feature, Class<T> type, List<T> choices,
			Function<T, String> name) {
		PropertyDescriptor choice = new ChoiceDescriptor<>(feature, ElementNames.of(feature), type, choices, name);
		choice.setValidator(value -> Validation.problem(element, feature, value));
		return choice;
	}

	/**
	 * Returns a descriptor for the pattern of a terrain. Its choices have images of the patterns in the terrain's
	 * colour.
	 */
	private PropertyDescriptor pattern(EStructuralFeature feature, String label) {
		// these images need not be disposed: the workbench's registry keeps one image for each combination of colour and
		// pattern that a terrain ever had
		return new ChoiceDescriptor<>(feature, label, TerrainPattern.class, TerrainPattern.VALUES, TerrainPattern::getLiteral,
				value -> JFaceResources.getResources().create(
						Swatch.of(Colours.parse(((TerrainType) element).getColour()), value)));
	}

	/**
	 * Returns the text that Properties shows for the radius of an agent. If the agent has no radius of its own, this is the
	 * default radius with its reason, such as {@code 0.5 (half the size)}.
	 *
	 * @param value the agent's own radius as text. Empty if the agent has none
	 */
	private String describeRadius(Object value) {
		return value.equals("") ? ((AgentType) element).getSize() / 2.0 + " (half the size)" : (String) value;
	}

	/**
	 * Returns the text for the width of an agent. If the agent has a length but no width of its own, the text describes
	 * the default width.
	 *
	 * @param value the agent's own width as text. Empty if the agent has none
	 */
	private String describeWidth(Object value) {
		AgentType agent = (AgentType) element;
		return value.equals("") && agent.isSetLength() ? 2 * AgentBody.radius(agent) + " (twice the radius)" : (String) value;
	}

	/** Escapes a message, because cell editors interpret the message as a pattern of {@link java.text.MessageFormat}. */
	private static String asPattern(String message) {
		return message == null ? null : message.replace("'", "''").replace("{", "'{'");
	}

	/**
	 * Returns the value of a property. If an optional property is not set, returns an empty text in place of its default value.
	 */
	@Override
	public Object getPropertyValue(Object id) {
		if (id instanceof MeshFacts fact) {
			return fact.of((NavMeshLayer) element);
		}
		EStructuralFeature feature = (EStructuralFeature) id;
		if (mayBeUnset(feature) && !element.eIsSet(feature)) {
			return "";
		}
		Object value = element.eGet(feature);
		if (feature instanceof EReference reference && reference.isMany()) {
			return List.copyOf((List<?>) value);
		}
		if (isAgent(feature) || isYesOrNo(feature) || value instanceof Enumerator) {
			return value;
		}
		return isBulky(feature) || value instanceof EObject ? String.valueOf(value)
				: EcoreUtil.convertToString(((EAttribute) feature).getEAttributeType(), value);
	}

	/** Returns an error message for a cell editor if a text is no valid value of an attribute. Null if the text is valid. */
	public String problem(EAttribute attribute, String text) {
		return mayBeUnset(attribute) && text.isBlank() ? null : asPattern(Validation.problem(element, attribute, text));
	}

	/**
	 * Returns a command that gives a property the value of its cell editor. For an optional property, a blank text removes the
	 * value.
	 */
	Command set(EStructuralFeature feature, Object value) {
		if (mayBeUnset(feature) && value instanceof String text && text.isBlank()) {
			return reset(feature);
		}
		boolean isText = value instanceof String && feature instanceof EAttribute;
		Object next = isText ? EcoreUtil.createFromString(((EAttribute) feature).getEAttributeType(), ((String) value).strip()) : value;
		String label = "Set " + ElementNames.of(feature);
		return feature == Literals.AGENT_TYPE__NAME ? ElementChange.of(label, element, Map.of(feature, next))
				: new SetCommand(label, element, feature, next);
	}

	/** Returns a command that removes the value of a property. */
	Command reset(EStructuralFeature feature) {
		return new UnsetCommand("Reset " + ElementNames.of(feature), element, feature);
	}

	@Override
	public void setPropertyValue(Object id, Object value) {
		set((EStructuralFeature) id, value).execute();
	}

	@Override
	public boolean isPropertySet(Object id) {
		return id instanceof EStructuralFeature feature && element.eIsSet(feature);
	}

	@Override
	public boolean isPropertyResettable(Object id) {
		return id instanceof EStructuralFeature feature && Validation.isOptional(element, feature);
	}

	@Override
	public void resetPropertyValue(Object id) {
		reset((EStructuralFeature) id).execute();
	}

	private static boolean isColour(EStructuralFeature feature) {
		return feature == Literals.TERRAIN_TYPE__COLOUR || feature == Literals.ANNOTATION__COLOUR;
	}

	private static boolean isAgent(EStructuralFeature feature) {
		return feature == Literals.PATH_PROBE__AGENT || feature == Literals.ACCEPTED_FINDING__AGENT
				|| feature == Literals.NAV_MESH_LAYER__AGENT;
	}

	/** Returns whether a feature may have no value, which users see as an empty text. */
	private static boolean mayBeUnset(EStructuralFeature feature) {
		return feature.isUnsettable() || feature.getEType() == EcorePackage.Literals.ESTRING && !feature.isRequired()
				&& feature.getDefaultValue() == null;
	}

	private static boolean isYesOrNo(EStructuralFeature feature) {
		return feature.getEType() == EcorePackage.Literals.EBOOLEAN;
	}

	/**
	 * Returns whether a value is too large for a line of text, such as the cells of a map. The Properties view only describes
	 * such a value, and users edit it on the canvas. False for the corners of polygons, which users can type.
	 */
	private static boolean isBulky(EStructuralFeature feature) {
		EClassifier type = feature.getEType();
		return type.getEPackage() != EcorePackage.eINSTANCE && feature != Literals.POLYGON_OBSTACLE__SHAPE;
	}
}
