/**
 * What differs, in the words of a designer: {@link org.leeway.core.compare.Fairness} between the parts of a level that a
 * symmetry exchanges, {@link org.leeway.core.compare.LevelDiff} between two levels.
 */
package org.leeway.core.compare;
