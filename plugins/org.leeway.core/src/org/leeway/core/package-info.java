/**
 * What is wrong in a file. Every class that reads a file throws a {@link org.leeway.core.LevelFormatException}: it names the
 * file, the line and what was expected.
 */
package org.leeway.core;
