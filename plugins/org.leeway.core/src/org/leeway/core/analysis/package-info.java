/**
 * What a level means for its units.
 *
 * <p>{@link org.leeway.core.analysis.LevelAnalysis} computes, from the immutable snapshot of a level: the cells that
 * obstacles block; for each agent the legal and the reachable anchors; and, when asked, clearance in numbers, fit and
 * chokes. After an edit the next analysis follows from the last one. What the words mean is told by
 * {@code org.leeway.pathing.clearance}, which holds the algorithms. Rules read an analysis and return
 * {@link org.leeway.core.analysis.Finding}s, {@link org.leeway.core.analysis.OverlayLayer}s show it cell by cell,
 * reports write it. {@link org.leeway.core.analysis.AnalysisJob} keeps up with an editor,
 * and {@link org.leeway.core.analysis.OverlayJob} makes the layer that it shows, for any unit.
 *
 * <p>{@link org.leeway.core.analysis.LevelPlanners} prepares a level for paths, and follows its edits.
 * {@link org.leeway.core.analysis.RouteJob} finds the {@link org.leeway.core.analysis.Route}s that an editor shows.
 *
 * <p>A level that is too large for memory has a {@link org.leeway.core.analysis.StreamedAnalysis}, found row by row.
 * Rules and reports work with what the two have in common, a {@link org.leeway.core.analysis.CheckedLevel}.
 */
package org.leeway.core.analysis;
