/** Wizards of the workbench: new levels, maps as levels, layers of a level as files. */
package org.leeway.ui.wizards;
