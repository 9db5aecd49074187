/**
 * The context menu of the map: actions on the object or the cell under the mouse, and on the findings there. This
 * package depends on the editor, the views and the fixes. {@code plugin.xml} adds its items to the menu that the editor
 * opens.
 */
package org.leeway.ui.menu;
