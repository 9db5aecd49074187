/**
 * Data structures that several algorithms share. <p> {@link org.leeway.pathing.util.LruCache} keeps a limited number of
 * the values that were used last, and lets Java release them before it runs out of memory.
 * {@link org.leeway.pathing.util.IncrementalCache} does the same for the states of an edited object, and computes a value from
 * the value of an earlier state if it can. In both, and in the preparation of planners,
 * {@link org.leeway.pathing.util.ComputeOnce} makes threads share a computation. <p>
 * {@link org.leeway.pathing.util.IndexedHeap} is the open list of A* and jump point search on the grid and of the search of
 * the abstract graph. The tangent search has an open list of its own that keeps no positions: its keys seldom decrease.
 * Searches whose costs are few or small whole numbers use buckets or plain queues instead, and need no heap. <p>
 * {@link org.leeway.pathing.util.ObjectPool} passes the working memory of one search to the next search. <p>
 * {@link org.leeway.pathing.util.DisjointSets} holds disjoint sets of numbers: of cells that are connected, and of parts of
 * meshes.
 *
 * <h2>Source</h2> A binary heap with the place of each element: D. B. Johnson, <em>Efficient algorithms for shortest paths
 * in sparse networks</em>, Journal of the ACM 24(1), 1977.
 */
package org.leeway.pathing.util;
