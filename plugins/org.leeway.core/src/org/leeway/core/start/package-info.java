/**
 * The start of an installed Leeway. One program starts the command line or the editor, and passes level files to an
 * editor that runs.
 */
package org.leeway.core.start;
