package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EcorePackage.Literals;
import org.eclipse.emf.ecore.util.EcoreUtil.Copier;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.testing.Rounds;

/**
 * Tests of the check whether a change of one part of a level breaks a rule. The check looks only at what the change may break.
 * Its answer must be the same as the answer of a check of the whole changed level.
 */
class LevelChangesTest {

	private static final List<Integer> INTEGERS = List.of(-1, 0, 1, 51, 102, 150, 255, 256);
	private static final List<Double> NUMBERS = List.of(-1.0, 0.0, 0.5, Double.NaN, Double.POSITIVE_INFINITY);
	private static final List<String> TEXTS = List.of("", " ", "x", "two words", "bell\u0007", "#00ff00");

	@Test
	void aPartIsJudgedAsTheWholeLevelIs() {
		int refused = 0;
		for (int seed = 0; seed < Rounds.of(50); seed++) {
			Level level = RandomLevels.level(new Random(seed));
			for (EObject part : parts(level)) {
				for (EAttribute attribute : part.eClass().getEAllAttributes()) {
					refused += compare(part, attribute, level, seed);
				}
			}
		}
		assertTrue(refused > 1000, refused + " were refused");
	}

	@Test
	void theRestOfTheLevelIsNotLookedAt() {
		Level level = LevelTemplates.level("level", 4, 4);
		level.getAgentTypes().get(0).setSize(-1);
		assertTrue(LevelFiles.problem(level).isPresent());
		assertEquals(Optional.empty(), LevelFiles.problem(level.getAgentTypes().get(1), agent -> agent.eSet(
				LevelPackage.Literals.AGENT_TYPE__SIZE, 7)));
	}

	@Test
	void thePartStaysAsItIs() {
		Level level = LevelTemplates.level("level", 4, 4);
		int parts = parts(level).size();
		assertTrue(LevelFiles.problem(level, copy -> ((Level) copy).setCellScale(0)).isPresent());
		assertEquals(1, level.getCellScale());
		assertEquals(parts, parts(level).size());
	}

	private static int compare(EObject part, EAttribute attribute, Level level, int seed) {
		int refused = 0;
		List<Consumer<EObject>> changes = new ArrayList<>();
		values(attribute, level).forEach(value -> changes.add(copy -> copy.eSet(attribute, value)));
		changes.add(copy -> copy.eUnset(attribute));
		for (Consumer<EObject> change : changes) {
			Optional<String> alone = LevelFiles.problem(part, change);
			Optional<String> whole = wholeProblem(level, part, change);
			String message = "seed " + seed + ", " + attribute + ": " + alone + ", expected " + whole;
			assertEquals(whole.isPresent(), alone.isPresent(), message);
			assertTrue(alone.isEmpty() || whole.get().endsWith(alone.get()), message);
			refused += alone.isPresent() ? 1 : 0;
		}
		return refused;
	}

	private static Optional<String> wholeProblem(Level level, EObject part, Consumer<EObject> change) {
		Copier copier = new Copier();
		Level copy = (Level) copier.copy(level);
		copier.copyReferences();
		change.accept(copier.get(part));
		return LevelFiles.problem(copy);
	}

	private static List<?> values(EAttribute attribute, Level level) {
		EClassifier type = attribute.getEType();
		if (type == Literals.EINT) {
			return INTEGERS;
		}
		if (type == Literals.EDOUBLE) {
			return NUMBERS;
		}
		if (type != Literals.ESTRING) {
			return List.of();
		}
		List<String> texts = new ArrayList<>(TEXTS);
		level.getTerrainTypes().forEach(terrain -> texts.add(terrain.getName()));
		level.getAgentTypes().forEach(agent -> texts.add(agent.getName()));
		return texts;
	}

	private static List<EObject> parts(Level level) {
		List<EObject> parts = new ArrayList<>(List.of(level));
		for (Iterator<EObject> contents = level.eAllContents(); contents.hasNext();) {
			parts.add(contents.next());
		}
		return parts;
	}
}
