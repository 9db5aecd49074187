/**
 * Levels that are being edited: a level with its undo steps and its file, whatever others do to that file meanwhile.
 */
package org.leeway.ui.document;
