/**
 * Commands of GEF that change a level, and new elements that they add. Each knows what it replaces, so undo puts a
 * reference back.
 */
package org.leeway.ui.map.commands;
