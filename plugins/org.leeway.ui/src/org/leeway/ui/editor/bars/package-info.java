/** The bars around the canvas: they show settings, the legend, and what the editor proposes. */
package org.leeway.ui.editor.bars;
