/**
 * The row-by-row analysis of a level that is too large for memory, with the algorithms of
 * {@link org.leeway.pathing.clearance.stream}.
 */
package org.leeway.core.analysis.stream;
