/**
 * Agents beyond one level: those that new and imported levels begin with, and files that levels and people share.
 */
package org.leeway.ui.agents;
