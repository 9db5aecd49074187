/**
 * Shortest paths of agents from anchor to anchor.
 */
package org.leeway.pathing.search;
