/**
 * Findings as markers of the workspace, for Eclipse's Problems view. A marker carries its finding's rule, agent, place
 * and sample cell, so that an editor can go there.
 */
package org.leeway.core.markers;
