/** The bars around the canvas. They show settings, the legend, and the proposals of the editor. */
package org.leeway.ui.editor.bars;
