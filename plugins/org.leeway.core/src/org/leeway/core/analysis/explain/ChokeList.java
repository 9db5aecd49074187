package org.leeway.core.analysis.explain;

import java.util.List;
import java.util.Map;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.world.Agent;

/**
 * The chokes of a level.
 *
 * @param analysis of the level
 * @param chokes indexed by agent, in the order of the level. Chokes with the most cells behind them come first
 */
public record ChokeList(LevelAnalysis analysis, Map<Agent, List<Choke>> chokes) {
}
