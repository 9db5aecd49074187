/** Agents and terrains that are used in several levels: the templates of new levels, and files to exchange agents. */
package org.leeway.ui.agents;
