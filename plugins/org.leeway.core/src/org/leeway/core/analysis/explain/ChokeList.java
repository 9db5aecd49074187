package org.leeway.core.analysis.explain;

import java.util.List;
import java.util.Map;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.world.Agent;

/**
 * The chokes of a level. A choke is a narrow passage between wider places.
 *
 * @param analysis the analysis of the level
 * @param chokes the chokes of each agent. Chokes with the most cells behind them come first. Agents are in the order of the
 * level
 */
public record ChokeList(LevelAnalysis analysis, Map<Agent, List<Choke>> chokes) {
}
