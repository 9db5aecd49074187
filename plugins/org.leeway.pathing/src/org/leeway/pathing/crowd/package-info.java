/**
 * A planner for small crowds: proves that all units get to their goals, or that they cannot.
 *
 * <h2>Model</h2> Units are squares of whole cells. In each tick, a unit makes one straight step of a cell, or waits. All units step
 * at the same time and at the same speed. At no time between two ticks do two squares overlap. Squares may touch, so a unit
 * may follow another unit straight on, but not around a corner. At the end, all units stand on their goals at once.
 *
 * <h2>Algorithm</h2> {@link org.leeway.pathing.crowd.CrowdPlanner} is LaCAM: a depth-first search over configurations, that is, over the
 * places of all units at a tick. A configuration lazily enumerates constraints, which fix the next step of some units. For each
 * constraint, {@link org.leeway.pathing.crowd.NextPlaces} proposes steps of the other units, by priority inheritance (PIBT). The
 * search is complete: if it ends, no plan exists.
 *
 * <h2>Source</h2> K. Okumura, <em>LaCAM: Search-Based Algorithm for Quick Multi-Agent Pathfinding</em>, AAAI 2023. K. Okumura and others,
 * <em>Priority Inheritance with Backtracking for Iterative Multi-agent Path Finding</em>, IJCAI 2019. J. Li and others,
 * <em>Multi-Agent Path Finding for Large Agents</em>, AAAI 2019, for units of several cells. Leeway's own: the rule that squares
 * never overlap between ticks, and units that make way while the unit behind them waits.
 */
package org.leeway.pathing.crowd;
