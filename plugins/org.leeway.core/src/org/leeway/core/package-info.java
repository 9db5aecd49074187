/**
 * Exceptions about the contents of files. Every class that reads a file throws a
 * {@link org.leeway.core.LevelFormatException}. The exception names the file, the line and what was expected.
 */
package org.leeway.core;
