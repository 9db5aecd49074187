/** The Routes view: what the planners find for the probes of the level that is edited. */
package org.leeway.ui.routes;
