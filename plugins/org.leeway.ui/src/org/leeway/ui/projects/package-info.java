/**
 * Projects whose levels are all checked: their wizard, their commands, and the checks that earlier sessions left
 * unfinished.
 */
package org.leeway.ui.projects;
