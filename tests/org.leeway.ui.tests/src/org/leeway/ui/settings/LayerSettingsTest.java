package org.leeway.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;

class LayerSettingsTest {

	@Test
	void listenersRunOnlyIfTheOpacityChanges() {
		Listeners listeners = new Listeners();
		AtomicInteger changes = new AtomicInteger();
		listeners.add(changes::incrementAndGet);
		LayerSettings layers = new LayerSettings(listeners);
		layers.setOpacity(MapLayers.OBSTACLES, 120);
		layers.setOpacity(MapLayers.OBSTACLES, 40);
		int before = changes.get();
		layers.setOpacity(MapLayers.OBSTACLES, 40);
		assertEquals(before, changes.get());
		layers.setOpacity(MapLayers.OBSTACLES, -5);
		assertEquals(before + 1, changes.get());
		layers.setOpacity(MapLayers.OBSTACLES, -9);
		assertEquals(before + 1, changes.get());
		assertEquals(0, layers.opacity(MapLayers.OBSTACLES));
	}
}
