/**
 * Fixtures that all test bundles share: maps drawn as text, random maps, maps of difficult shapes, real maps, oracles, and
 * assertions about messages.
 * <p>
 * An oracle answers a question by following the definition word by word, with no regard to speed. The oracle shares no
 * code with the code that it judges. An oracle reads the values of a map into its own arrays, indexed by row and column,
 * and computes with them.
 */
package org.leeway.testing;
