/**
 * The analysis of levels for their units.
 *
 * <p>{@link org.leeway.core.analysis.LevelAnalysis} starts from the immutable snapshot of a level. Its constructor
 * computes the blocked cells, and the legal and reachable anchors of each agent. Fit, chokes, and the clearance of
 * each anchor as a number are computed on demand. After an edit, the next analysis reuses the results that the edit did
 * not change. {@code org.leeway.pathing.clearance} holds the algorithms and defines the terms.
 *
 * <p>A {@link org.leeway.core.analysis.Rule} reads an analysis and returns {@link org.leeway.core.analysis.Finding}s.
 * Rules come from the extension registry, so this package does not depend on the package {@code analysis.rules}.
 *
 * <p>A level that is too large for memory has a {@link org.leeway.core.analysis.stream.StreamedAnalysis}. Rules and
 * reports use {@link org.leeway.core.analysis.CheckedLevel}, which both kinds of analysis implement.
 */
package org.leeway.core.analysis;
