/**
 * Directional A*: paths of units with a turning radius.
 *
 * <p>
 * <b>Purpose.</b> {@link org.leeway.pathing.steering.search.DirectionalProvider} finds a fastest path over poses of a
 * lattice: a place in each cell, and 8, 16 or 48 headings, the directions of the cells up to 1, 2 or 4 away.
 *
 * <p>
 * <b>Semantics.</b> A move of the lattice is a line to the next place, or the shortest curve with one turn to a heading up to
 * a right angle away; or the same in reverse, which takes longer. With turning radius 0, turns are on the spot and take no
 * time. A move is legal if the footprint overlaps nothing on it, see {@link org.leeway.pathing.steering.sweep}, and consists
 * of lines and arcs, each at the speed of the slowest terrain that the footprint sweeps there. The places of the lattice are
 * the middles of cells, or their corners for a unit whose width, rounded up to whole cells, is even: so it passes a gate as
 * wide as itself. From near the goal, the last shot is a curve to it. A start or goal beside the lattice is joined with it by
 * curves to and from the poses around. The search is complete, and its paths take the least time at these speeds among all
 * paths of these moves and curves. Acceleration and turn rate count only afterwards, see {@link
 * org.leeway.pathing.steering.speed}.
 *
 * <p>
 * <b>Open headings.</b> Between two headings, a curve is the shortest one in cells. If a heading is open, it is the best one of
 * {@link org.leeway.pathing.steering.curve.OpenEnd}: with a reverse cost of at most twice, no other heading there takes less time.
 * Where the best one is blocked, the other curves of {@code OpenEnd} are tried. A start on the lattice with an open heading may
 * have any heading of the lattice; a curve from there to a near goal may begin with any heading at all. So if nothing is in the
 * way and the goal is near, the answer takes no longer than the best path over all headings at an open end.
 *
 * <p>
 * <b>Algorithm.</b> A* over poses, backwards from the goal towards the start. The cells that each move covers are
 * computed once, as rows of bits, and moved over the words of the grid: they tell for all places at once where the
 * terrain allows a move. Where a move comes near an obstacle, it is checked exactly. Curves beside the lattice first
 * count by their lengths; whether they are legal is checked when nothing else may be better. The estimate is exact near
 * the start, so it counts the first turn, and goes on from there with the duration of a way over cells by the steps of
 * all moves that the terrain allows there, whatever their headings, filled by Dijkstra's algorithm. Where terrains mix, the
 * first and the last piece of a step count as slow as the terrain at its ends, and the rest as fast as any terrain under the
 * step. The buckets of the field are as wide as the shortest step, so a cell is final once its bucket's turn comes. Where nothing
 * is in the way of any step, and no faster terrain is near, it leaves out pairs of steps that others make up for, and takes one
 * order of those that may be swapped. The estimate is consistent, so paths that were found stay, and the search goes on from
 * there when the start moves: {@link org.leeway.pathing.steering.search.GoalTree}.
 *
 * <p>
 * <b>Reach.</b> {@link org.leeway.pathing.steering.search.PoseReach} follows the moves from all starts, 64 places of a row with
 * one heading at a time. Then it leaves out poses without a move to one that is left, again and again: from those that
 * stay, the unit can drive on for ever; at the others it is trapped.
 * {@link org.leeway.pathing.steering.search.TrapWidening} seeks room to turn there. A
 * {@link org.leeway.pathing.steering.search.Ring} is a strongly connected component of the poses that stay, which no move leaves
 * for another of them.
 *
 * <p>
 * <b>Source.</b> M. Pinter, Toward more realistic pathfinding, 2001. The estimates follow D. Dolgov, S. Thrun, M.
 * Montemerlo and J. Diebel, Practical search techniques in path planning for autonomous driving, 2008; the search for
 * several starts follows D. Silver, Cooperative pathfinding, 2005; lattices: M. Pivtoraiko, R. A. Knepper and A. Kelly,
 * Differentially constrained mobile robot motion planning in state lattices, 2009.
 */
package org.leeway.pathing.steering.search;
