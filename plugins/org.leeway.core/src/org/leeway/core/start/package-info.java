/**
 * How an installed Leeway begins: the one program starts the command line or the editor, and hands level files to an editor
 * that runs.
 */
package org.leeway.core.start;
