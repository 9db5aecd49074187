package org.leeway.core.analysis;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * Something a rule found wrong with a level, and where.
 *
 * @param rule id of the rule, such as {@code unreachable-region}
 * @param agent name of the agent it concerns
 * @param message one sentence for a designer, without the file's name
 * @param bounds the cells concerned lie in this rectangle
 * @param sample one of the cells concerned
 */
public record Finding(String rule, Severity severity, String agent, String message, CellRect bounds, Cell sample) {
}
