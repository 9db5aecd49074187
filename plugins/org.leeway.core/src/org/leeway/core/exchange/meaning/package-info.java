/**
 * The meaning of files of other programs: what blocks, where units start, and which terrains agents cross. All
 * importers of maps use this package, so that a word means the same in each format.
 *
 * <p> {@link org.leeway.core.exchange.meaning.BlockWords} holds the words.
 * {@link org.leeway.core.exchange.meaning.Marks} collects the names and properties that an import has taken as marks,
 * and reports each mark in one line. {@link org.leeway.core.exchange.meaning.AssumedAgents} makes the agents of a level
 * whose file has no agents. Agents never cross what blocks.
 */
package org.leeway.core.exchange.meaning;
