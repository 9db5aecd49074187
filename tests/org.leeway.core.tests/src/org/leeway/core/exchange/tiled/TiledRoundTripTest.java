package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.RandomLevels;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.Underlay;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Tests of levels that Leeway writes as maps of Tiled. When Leeway reads such a map, it must get the same level. */
class TiledRoundTripTest {

	private static final int ROUNDS = 40;

	@TempDir
	private Path folder;

	@ParameterizedTest
	@ValueSource(strings = {"tmx csv", "tmx zlib", "tmj csv", "tmj zlib"})
	void randomLevelsComeBack(String kind) throws IOException {
		Format format = Formats.registered().byId(kind.split(" ")[0]).orElseThrow();
		Map<String, String> options = Map.of("encoding", kind.split(" ")[1]);
		for (int seed = 0; seed < ROUNDS; seed++) {
			Level level = RandomLevels.level(new Random(seed));
			level.getAgentTypes().forEach(agent -> agent.setName(agent.getName().strip()));
			level.getNavMeshes().clear();
			level.getUnderlays().clear();
			level.getAccepted().clear();
			Path file = folder.resolve("level-" + seed + "." + format.extension());
			LevelExporter exporter = format.exporter(LevelExporter.class).orElseThrow();
			Export export = exporter.export(level, OptionValues.parse(exporter.options(), options), Progress.NONE);
			assertEquals(List.of(), export.diagnostics());
			export.write(file);
			Import back = format.read(file, OptionValues.STANDARD, Progress.NONE);
			assertEquals(text(level), text(back.levels().getFirst().level()), "seed " + seed);
			assertEquals(List.of(), back.diagnostics().stream().filter(each -> each.kind() == Diagnostic.Kind.LOST).toList());
			assertEquals(format.id(), Formats.registered().reading(file).orElseThrow().id());
		}
	}

	@Test
	void aCircleMovedInTiledIsWhereItWasMovedTo() throws IOException {
		Level level = LevelTemplates.level("moved", 4, 4);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(0.1);
		circle.setY(1);
		circle.setRadius(5);
		level.getCircles().add(circle);
		Path file = folder.resolve("a.tmx");
		new TmxExporter().export(level, OptionValues.STANDARD, Progress.NONE).write(file);
		String text = Files.readString(file);
		assertTrue(text.contains("centreX"), text);
		Files.writeString(file, text.replaceFirst("x=\"-78[0-9.]*\"", "x=\"-64\""));
		Level moved = new TmxImporter().read(file, OptionValues.STANDARD, Progress.NONE).levels().getFirst().level();
		assertEquals(1, moved.getCircles().getFirst().getX());
	}

	@Test
	void whatMapsCannotHoldIsTold() throws IOException {
		Level level = LevelTemplates.level("lossy", 2, 2);
		NavMeshLayer mesh = LevelFactory.eINSTANCE.createNavMeshLayer();
		mesh.setAgent(level.getAgentTypes().getFirst());
		level.getNavMeshes().add(mesh);
		AcceptedFinding accepted = LevelFactory.eINSTANCE.createAcceptedFinding();
		accepted.setRule("dead-end");
		level.getAccepted().add(accepted);
		Underlay picture = LevelFactory.eINSTANCE.createUnderlay();
		picture.setFile("a.png");
		level.getUnderlays().add(picture);
		level.getAgentTypes().getFirst().setName("");
		Export export = new TmjExporter().export(level, OptionValues.STANDARD, Progress.NONE);
		assertEquals(List.of("1 intended finding is not written: maps of Tiled have none.",
				"1 navigation mesh is not written: maps of Tiled have none.",
				"1 picture to trace is not written: maps of Tiled have none.",
				"The agents are not written: one has no name."),
				export.diagnostics().stream().map(Diagnostic::message).toList());
	}

	@Test
	void withoutAgentsThereIsNoClearance() throws IOException {
		Level level = LevelTemplates.level("bare", 2, 2);
		level.getAgentTypes().clear();
		Path file = folder.resolve("a.tmx");
		Export export = new TmxExporter().export(level, OptionValues.STANDARD, Progress.NONE);
		assertEquals(List.of(file, folder.resolve("a.tmx.terrain.png")), export.files(file));
		export.write(file);
		Level back = new TmxImporter().read(file, OptionValues.STANDARD, Progress.NONE).levels().getFirst().level();
		assertEquals(List.of(), back.getAgentTypes());
	}

	private static String text(Level level) throws IOException {
		return new String(LevelFiles.toBytes(level), StandardCharsets.UTF_8);
	}
}
