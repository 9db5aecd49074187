/**
 * Leeway projects, in which Leeway checks all levels: their wizard, their commands, and the checks that earlier sessions
 * left unfinished.
 */
package org.leeway.ui.projects;
