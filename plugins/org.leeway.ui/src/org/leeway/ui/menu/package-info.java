/**
 * The context menu of the map: what can be done with the object or the cell under the mouse, and with the findings there. This
 * package stands above the editor, the views and the fixes that it offers; plugin.xml contributes it to the menu that the
 * editor opens.
 */
package org.leeway.ui.menu;
