package org.leeway.core.exchange.openra;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.core.exchange.openra.NaiveGame.Answer;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.PolygonObstacle;

/**
 * A comparison of Leeway's import of an OpenRA map with a simple oracle. A locomotor is OpenRA's name for how a kind of
 * units moves. For each locomotor, import and oracle must let units stand in the same cells.
 */
final class NaiveComparison {

	private NaiveComparison() {
	}

	/**
	 * Asserts that for each locomotor of the oracle, an agent of the level can stand in the same cells as units with the
	 * locomotor. Also asserts that each agent belongs to a locomotor. A locomotor that can stand nowhere needs no agent.
	 * Ignores cells in which units would crush something.
	 *
	 * @return the number of answers that were compared
	 */
	static int compare(Level level, NaiveGame game, String where) {
		assertEquals(game.width(), level.getTerrain().width(), where);
		assertEquals(game.height(), level.getTerrain().height(), where);
		boolean[][] covered = covered(level);
		List<AgentType> left = new ArrayList<>(level.getAgentTypes());
		int compared = 0;
		for (String locomotor : game.locomotors()) {
			Answer[][] answers = game.answers(locomotor);
			StringBuilder least = new StringBuilder();
			List<AgentType> fitting = new ArrayList<>();
			for (AgentType agent : level.getAgentTypes()) {
				String difference = difference(level, agent, covered, answers);
				if (difference.isEmpty()) {
					fitting.add(agent);
				} else {
					least.append("; ").append(difference);
				}
			}
			boolean standsNowhere = Arrays.stream(answers).flatMap(Arrays::stream).allMatch(Answer.BLOCKED::equals);
			assertEquals(false, fitting.isEmpty() && !standsNowhere, where + ", " + locomotor + ": " + least);
			left.removeAll(fitting);
			compared += game.width() * game.height();
		}
		assertEquals(List.of(), left.stream().map(AgentType::getName).toList(), where);
		return compared;
	}

	private static String difference(Level level, AgentType agent, boolean[][] covered, Answer[][] answers) {
		Set<Integer> crossed = new HashSet<>();
		agent.getCapability().forEach(terrain -> crossed.add(terrain.getId()));
		for (int y = 0; y < answers.length; y++) {
			for (int x = 0; x < answers[y].length; x++) {
				boolean stands = crossed.contains(level.getTerrain().terrain(x, y)) && !covered[y][x];
				if (answers[y][x] != Answer.CRUSHABLE && stands != (answers[y][x] == Answer.FREE)) {
					return agent.getName() + " at " + x + "," + y + " " + answers[y][x];
				}
			}
		}
		return "";
	}

	/** Returns the cells whose middle is inside of an obstacle. */
	private static boolean[][] covered(Level level) {
		boolean[][] covered = new boolean[level.getTerrain().height()][level.getTerrain().width()];
		for (PolygonObstacle obstacle : level.getPolygons()) {
			int left = Integer.MAX_VALUE;
			int right = 0;
			int top = Integer.MAX_VALUE;
			int bottom = 0;
			for (int i = 0; i < obstacle.getShape().size(); i++) {
				left = Math.min(left, (int) obstacle.getShape().x(i));
				right = Math.max(right, (int) obstacle.getShape().x(i));
				top = Math.min(top, (int) obstacle.getShape().y(i));
				bottom = Math.max(bottom, (int) obstacle.getShape().y(i));
			}
			for (int y = top; y < bottom; y++) {
				for (int x = left; x < right; x++) {
					covered[y][x] |= obstacle.getShape().contains(x + 0.5, y + 0.5);
				}
			}
		}
		return covered;
	}
}
