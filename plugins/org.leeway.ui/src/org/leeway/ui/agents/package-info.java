/** Agents beyond one level: the page of the preferred agents of new and imported levels, and files of agents to exchange. */
package org.leeway.ui.agents;
