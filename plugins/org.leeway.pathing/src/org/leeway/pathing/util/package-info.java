/**
 * Data structures that several algorithms share. <p> {@link org.leeway.pathing.util.LruCache} keeps a limited number of the
 * values that were used last, and lets Java release them before it runs out of memory.
 * {@link org.leeway.pathing.util.IncrementalCache} does the same for values that belong to one state of an edited object. If
 * possible, a value is computed from the value of an earlier state. In both caches, and in the preparation of planners,
 * {@link org.leeway.pathing.util.ComputeOnce} makes threads share a computation.
 * <p> {@link org.leeway.pathing.util.IndexedHeap} is the open list of most searches: on the grid, on the abstract graph, on
 * meshes, and on the lattice of poses. The tangent search has another heap, which does not store the place of each node. If a
 * key decreases, which is rare, the search adds the node again. Searches with few different costs, or with small whole
 * numbers as costs, use buckets or plain queues and need no heap.
 * <p> {@link org.leeway.pathing.util.ObjectPool} passes the working memory of one search to the next search.
 * <p> {@link org.leeway.pathing.util.DisjointSets} holds disjoint sets of numbers. The numbers stand for connected cells,
 * or for parts of meshes.
 *
 * <h2>Source</h2> A binary heap with the place of each element: D. B. Johnson, <em>Efficient algorithms for shortest paths
 * in sparse networks</em>, Journal of the ACM 24(1), 1977.
 */
package org.leeway.pathing.util;
