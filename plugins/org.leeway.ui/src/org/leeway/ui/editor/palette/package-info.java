/** The palette: an entry a tool, a terrain and a stamp. Keys and menus name its tools. */
package org.leeway.ui.editor.palette;
