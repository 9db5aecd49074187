/** Agents and terrains beyond one level: the templates of new levels, and files of agents to exchange. */
package org.leeway.ui.agents;
