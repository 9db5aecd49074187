/**
 * What a level means for its units.
 *
 * <p>{@link org.leeway.core.analysis.LevelAnalysis} computes, from the immutable snapshot of a level: the cells that
 * obstacles block; for each agent the legal and the reachable anchors; and, when asked, clearance in numbers, fit and
 * chokes. After an edit the next analysis follows from the last one. {@code org.leeway.pathing.clearance} holds the
 * algorithms and defines the words.
 *
 * <p>{@link org.leeway.core.analysis.CutOff} tells why a unit does not get to a cell: it looks at the cell, then at the
 * squares around it, then at the spawns, and at last at the largest unit that gets there from the nearest of them.
 *
 * <p>A {@link org.leeway.core.analysis.Rule} reads an analysis and returns {@link org.leeway.core.analysis.Finding}s.
 * The extension registry holds the rules, so this package does not know those in {@code analysis.rules}.
 *
 * <p>A level that is too large for memory has a {@link org.leeway.core.analysis.StreamedAnalysis}, found row by row.
 * Rules and reports work with what the two have in common, a {@link org.leeway.core.analysis.CheckedLevel}.
 */
package org.leeway.core.analysis;
