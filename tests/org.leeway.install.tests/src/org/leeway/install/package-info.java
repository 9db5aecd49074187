/** The feature, installed as people do it into an Eclipse of their own. */
package org.leeway.install;
