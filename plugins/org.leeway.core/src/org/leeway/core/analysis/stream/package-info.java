/**
 * The analysis of a level that is too large for memory, row by row, with the algorithms of {@link
 * org.leeway.pathing.clearance.stream}.
 */
package org.leeway.core.analysis.stream;
