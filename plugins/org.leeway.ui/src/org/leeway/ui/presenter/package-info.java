/**
 * Presenters connect background jobs with the map. A presenter makes a request from the level and the settings of an editor,
 * and sends the request to a job. When the job has an answer, the presenter shows the answer on the UI thread. Until then the
 * last answer stays. Many presenters dim the last answer if the next answer is late, as
 * {@link org.leeway.ui.presenter.LatestQuery} defines it. {@link org.leeway.ui.presenter.LiveMap} creates all presenters of one
 * editor.
 */
package org.leeway.ui.presenter;
