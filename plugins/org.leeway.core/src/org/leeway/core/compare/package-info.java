/**
 * Comparisons of levels, described in terms that designers use. {@link org.leeway.core.compare.Fairness} compares a
 * level with its images under a symmetry. {@link org.leeway.core.compare.LevelDiff} compares two levels.
 */
package org.leeway.core.compare;
