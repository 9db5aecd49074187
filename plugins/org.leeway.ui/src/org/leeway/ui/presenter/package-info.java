/**
 * Presenters connect background jobs with the map. Each makes a request from the level and the settings of an editor, and sends
 * it to its job. When the job has an answer, the presenter shows it on the UI thread. The last answer stays until the next one
 * is ready, and is dimmed after a moment. {@link org.leeway.ui.presenter.LiveMap} holds all presenters of one editor.
 */
package org.leeway.ui.presenter;
