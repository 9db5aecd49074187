/**
 * How fair a map is for its starts: travel times, areas, lanes and bases, for one agent at a time.
 *
 * <h2>Semantics</h2> Units move as in the plans of the planners: with the same steps, diagonal steps and speeds. A
 * {@link org.leeway.pathing.balance.TravelField} holds the cost of the best way from a start to each anchor.
 * {@link org.leeway.pathing.balance.TravelAreas} divides the anchors among the starts, and
 * {@link org.leeway.pathing.balance.Arrivals} divides the cells that a unit covers.
 * {@link org.leeway.pathing.balance.TravelMaps} keeps fields, areas and arrivals for a level, and repairs them after edits. A
 * {@link org.leeway.pathing.balance.BestRoute} has the length and the narrowest width of a way.
 * {@link org.leeway.pathing.balance.Lanes} has the number of ways next to each other. A
 * {@link org.leeway.pathing.balance.Base} has the room near a start, and the gaps that close the base. If a symmetry maps one
 * place to another, all numbers of both places are equal, to the last digit. The reason is that costs are exact sums, and ties
 * never depend on the order of cells.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>Fields: Dijkstra's algorithm with buckets of width 1, over tables of steps
 * ({@link org.leeway.pathing.search.StepGraph}). After an edit, only changed costs are removed and searched again.
 * <li>Areas: the least of the fields at each anchor, tile by tile.
 * <li>Lanes of a unit of one cell, and the closings of a base: maximum flow by Dinic's algorithm, with two nodes for each cell.
 * The second lane comes from a search that may follow the first lane backwards.
 * <li>Lanes of a larger unit: a shortest closed line of obstacles and gaps around the start or the goal. States have the
 * parity of crossings with a line from start to goal. Only obstacles near this line begin a search, the nearest ones first.
 * <li>The second lane of a larger unit: the field is repaired as if the narrowest gap of the cheapest routes were closed.
 * </ol>
 *
 * <h2>Source</h2> E. Denardo and B. Fox, 1979, for buckets. G. Ramalingam and T. Reps, 1996, for repairs. K. Menger, 1927, and
 * E. Dinic, 1970, for disjoint ways. J. Suurballe, 1974, for the second lane. J. Mitchell and V. Polishchuk, <em>Thick
 * Non-Crossing Paths and Minimum-Cost Flows in Polygonal Domains</em>, SoCG 2007, for lanes of larger units. Leeway's own
 * addition: the width of a gap is counted cell by cell on the grid.
 */
package org.leeway.pathing.balance;
