/**
 * Findings as markers of the workspace, for Eclipse's Problems view. A marker carries its finding's rule, agent, place
 * and sample cell, so that an editor can go there.
 *
 * <p>
 * As long as a level is in an editor, {@link org.leeway.core.markers.LevelMarkers} makes its markers, those of unsaved
 * changes too. In projects with the {@link org.leeway.core.markers.LevelNature}, the workspace stores the markers of what
 * the files hold. The {@link org.leeway.core.markers.LevelBuilder} notes which levels have changed, and a
 * {@link org.leeway.core.markers.CheckJob} checks those that no editor has. A note is an invisible marker, which the
 * workspace stores too: so a check that was cancelled, or a program that ended with unsaved changes, leaves a level due.
 */
package org.leeway.core.markers;
