/**
 * GEF commands that change a level, and the new elements that they add. Each command keeps the value that it replaces,
 * and undo restores this value.
 */
package org.leeway.ui.map.commands;
