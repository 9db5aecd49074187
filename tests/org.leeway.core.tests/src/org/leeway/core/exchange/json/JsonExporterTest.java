package org.leeway.core.exchange.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.fixtures.Layers;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Annotation;
import org.leeway.model.AnnotationKind;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

class JsonExporterTest {

	@Test
	void saysWhatClearanceMeans() throws IOException {
		assertEquals(JsonParser.parseString("""
				{"format": "leeway-layer", "version": 1, "layer": "clearance", "metric": "true clearance",
				"anchor": "top-left", "capability": "ground+swamp", "agent": null, "size": null,
				"width": 8, "height": 5, "annotations": [], "values": [[2,2,2,2,1,0,2,1],[2,1,1,1,1,0,1,1],
				[2,1,0,0,0,0,0,0],[2,2,2,2,2,2,2,1],[1,1,1,1,1,1,1,1]]}
				"""), write(Layers.clearance(Pictures.ISLAND)));
	}

	@Test
	void saysWhoseReachabilityItIs() throws IOException {
		assertEquals(JsonParser.parseString("""
				{"format": "leeway-layer", "version": 1, "layer": "reachability", "metric": "reachability class",
				"anchor": null, "capability": "ground+swamp", "agent": "size2", "size": 2, "width": 5, "height": 2,
				"annotations": [], "values": [[3, 3, 3, 0, 1], [3, 3, 3, 0, 1]]}
				"""), write(Layers.reachability("...@.\n...@.\n", 2)));
	}

	@Test
	void annotationsAreTold() throws IOException {
		Level level = LevelTemplates.level("noted", 2, 1);
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setName("Gate");
		note.setX(1);
		note.setWidth(3);
		note.setKind(AnnotationKind.CONTROL);
		note.setAmount(2.5);
		level.getAnnotations().add(note);
		assertEquals(JsonParser.parseString("""
				[{"name": "Gate", "text": "", "x": 1, "y": 0, "width": 3, "height": 1, "colour": "#ffd54f",
				"kind": "control", "amount": 2.5}]
				"""), write(Layers.export("terrain", LevelSnapshot.of(level), Optional.empty())).getAsJsonObject().get("annotations"));
	}

	@Test
	void aRowIsALine() throws IOException {
		String text = new String(Layers.write(new JsonExporter(), Layers.terrain(".S\nW@\n")), StandardCharsets.UTF_8);
		assertEquals("[0,1],", text.lines().toList().get(1));
		assertEquals("[2,4]]}", text.lines().toList().get(2));
	}

	private static JsonElement write(RasterContent export) throws IOException {
		return JsonParser.parseString(new String(Layers.write(new JsonExporter(), export), StandardCharsets.UTF_8));
	}
}
