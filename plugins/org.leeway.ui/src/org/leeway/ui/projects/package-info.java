/** Projects whose levels are all checked: their wizard, the commands of projects, and what is left of earlier sessions. */
package org.leeway.ui.projects;
