/** The palette, with one entry for each tool, terrain and stamp. Keys and menus activate its tools by name. */
package org.leeway.ui.editor.palette;
