/** The Routes view: what the planners find for the probes of the edited level. */
package org.leeway.ui.routes;
