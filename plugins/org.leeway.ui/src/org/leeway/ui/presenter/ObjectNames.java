package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.leeway.model.Level;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.kinds.ObjectKind;
import org.leeway.ui.map.layers.NameLabels;
import org.leeway.ui.map.layers.NameLabels.Label;
import org.leeway.ui.map.layers.NoteTitles;
import org.leeway.ui.settings.LayerSettings;
import org.leeway.ui.settings.MapLayers;

/**
 * A factory of the names that the map shows on objects, the most important first: spawns and probes, then obstacles,
 * the largest first. Notes have titles instead. Leaves out names that Leeway generated, because they would only hide
 * the map.
 */
final class ObjectNames {

	private final Level level;
	private final LayerSettings layers;
	private final List<Label> labels = new ArrayList<>();

	private ObjectNames(Level level, LayerSettings layers) {
		this.level = level;
		this.layers = layers;
	}

	public static NameLabels of(Level level, LayerSettings layers, NoteTitles notes) {
		if (!layers.isVisible(MapLayers.NAMES)) {
			return NameLabels.NONE;
		}
		ObjectNames names = new ObjectNames(level, layers);
		ElementKinds.objectKinds().forEach(names::add);
		names.labels.sort(Comparator.comparing((Label label) -> label.place().sign() == 0)
				.thenComparing(label -> label.place().object(), Comparator.comparingDouble(box -> -box.width() * box.height())));
		return new NameLabels(List.copyOf(names.labels), notes.alpha() == 0 ? List.of() : notes.titles(),
				layers.alpha(MapLayers.NAMES));
	}

	private <E extends EObject> void add(ObjectKind<E> kind) {
		if (kind.isShown() && layers.isVisible(kind.layer())) {
			for (E object : kind.of(level)) {
				String name = ElementName.of(object);
				if (!name.isEmpty() && !NewElements.isNumbered(name)) {
					kind.label(object).ifPresent(place -> labels.add(new Label(name, place)));
				}
			}
		}
	}
}
