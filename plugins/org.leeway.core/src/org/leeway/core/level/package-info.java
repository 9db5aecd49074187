/**
 * Levels in files and in memory.
 *
 * <p>
 * {@link org.leeway.core.level.LevelFiles} loads and saves the level that a designer edits, and
 * {@link org.leeway.core.level.LevelSnapshot} is its state at one moment, as a value that analyses read on any thread.
 *
 * <p>
 * Loading takes three steps, and each may stop with a {@link org.leeway.core.files.LevelFormatException} that names
 * the line. A parser without DOCTYPE reads the XML. A handler lets nothing pass but the elements and attributes of
 * the model, builds the level through EMF, and remembers the line of every tag. Once all is read, references are
 * resolved by name and the rules that every level keeps are checked. Saving checks the same rules, writes to a file
 * beside the old one, and puts it into the old one's place in one step.
 */
package org.leeway.core.level;
