/**
 * Levels in files and in memory.
 *
 * <p> {@link org.leeway.core.level.LevelFiles} loads and saves the level that a designer edits.
 * {@link org.leeway.core.level.LevelSnapshot} is the state of a level at one moment, as a value that analyses read on
 * any thread.
 *
 * <p> Loading takes three steps. Each may fail with a {@link org.leeway.core.LevelFormatException} that has the
 * line.
 * <ol>
 * <li>A parser without DOCTYPE reads the XML.
 * <li>A handler accepts only the elements and attributes of the model, builds the level through EMF, and records the
 * line of every tag.
 * <li>At the end, references are resolved by name, and the rules for all levels are checked.
 * </ol>
 * Saving checks the same rules, writes a temporary file in the same folder, and moves it over the old file.
 */
package org.leeway.core.level;
