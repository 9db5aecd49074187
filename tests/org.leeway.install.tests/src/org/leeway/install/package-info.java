/** Tests of the feature, installed into an Eclipse as users install it. */
package org.leeway.install;
