/**
 * Fixtures that all test bundles share: maps drawn as text, random and awkward maps, real maps, and oracles.
 * <p>
 * An oracle answers a question by following the definition word by word, with no regard to speed. It shares no code
 * with what it judges: it reads the values of a map and computes in arrays of its own, indexed by row and then by
 * column.
 */
package org.leeway.testing;
