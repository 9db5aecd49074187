/**
 * Fixtures that all test bundles share: maps drawn as text, random and awkward maps, real maps, and oracles.
 * <p>
 * An oracle answers a question by following the definition word by word, with no regard to speed. The oracle shares no code
 * with the code that it judges. An oracle reads the values of a map and computes in arrays of its own, indexed by row and
 * column.
 */
package org.leeway.testing;
