/** Wizards of the workbench: for new levels, for the import of maps, and for the export of levels and their layers. */
package org.leeway.ui.wizards;
