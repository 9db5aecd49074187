/** The palette, with one entry for each tool, terrain and stamp. Keys and menus activate the tools by name. */
package org.leeway.ui.editor.palette;
