package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.model.Level;
import org.leeway.model.PathProbe;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Envelope;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.map.commands.ObjectEnvelope;
import org.leeway.ui.map.layers.NameLabels;
import org.leeway.ui.map.layers.NameLabels.Label;
import org.leeway.ui.map.layers.NoteTitles;
import org.leeway.ui.settings.LayerSettings;
import org.leeway.ui.settings.MapLayers;

/**
 * The names on the map: first the names of spawns and probes, then of obstacles, large obstacles first. Notes have titles.
 * Names that Leeway made up are not worth their room.
 */
final class ObjectNames {

	/** The pixels that the sign at the start of a probe reaches below its middle. */
	private static final int DISC = 10;
	/** A spawn's pin ends at its point. */
	private static final int POINT = 1;

	private final LayerSettings layers;
	private final List<Label> labels = new ArrayList<>();

	private ObjectNames(LayerSettings layers) {
		this.layers = layers;
	}

	public static NameLabels of(Level level, LayerSettings layers, NoteTitles notes) {
		if (!layers.isVisible(MapLayers.NAMES)) {
			return NameLabels.NONE;
		}
		ObjectNames names = new ObjectNames(layers);
		names.add(level.getSpawns(), MapLayers.SPAWNS);
		names.add(level.getProbes(), MapLayers.PROBES);
		int pins = names.labels.size();
		names.add(level.getPolygons(), MapLayers.OBSTACLES);
		names.add(level.getCircles(), MapLayers.OBSTACLES);
		names.labels.subList(pins, names.labels.size())
				.sort(Comparator.comparingDouble((Label label) -> label.object().width() * label.object().height()).reversed());
		return new NameLabels(List.copyOf(names.labels), notes.alpha() == 0 ? List.of() : notes.titles(),
				layers.alpha(MapLayers.NAMES));
	}

	private void add(List<? extends EObject> objects, LayerDescriptor layer) {
		if (layers.isVisible(layer)) {
			for (EObject object : objects) {
				String name = ElementName.of(object);
				if (!name.isEmpty() && !NewElements.isNumbered(name)) {
					labels.add(label(name, object));
				}
			}
		}
	}

	private static Label label(String name, EObject object) {
		return switch (object) {
		case Spawn spawn -> {
			double x = spawn.getX() + 0.5;
			double y = spawn.getY() + 0.5;
			yield new Label(name, new Envelope(x, y, x, y), POINT);
		}
		case PathProbe probe -> {
			ProbeEnd start = new ProbeEnd(probe, false);
			int x = start.anchor().x();
			int y = start.anchor().y();
			yield new Label(name, new Envelope(x, y, x + start.size(), y + start.size()), DISC);
		}
		default -> new Label(name, ObjectEnvelope.of(object).orElseThrow(), 0);
		};
	}
}
