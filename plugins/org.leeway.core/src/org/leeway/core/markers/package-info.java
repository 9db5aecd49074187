/**
 * Findings as markers of the workspace, for Eclipse's Problems view. A marker has its finding's rule, agent, place and
 * sample cell, so that an editor can show the place.
 *
 * <p> While a level is in an editor, {@link org.leeway.core.markers.LevelMarkers} makes its markers, also for unsaved
 * changes. In projects with the {@link org.leeway.core.markers.LevelNature}, the workspace stores the markers of saved
 * levels.
 *
 * <p> The {@link org.leeway.core.markers.LevelBuilder} marks changed levels as due. A
 * {@link org.leeway.core.markers.CheckJob} checks due levels that no editor has. The mark is an invisible marker, which
 * the workspace stores too. So a level stays due after a check was cancelled, or a program ended with unsaved changes.
 */
package org.leeway.core.markers;
