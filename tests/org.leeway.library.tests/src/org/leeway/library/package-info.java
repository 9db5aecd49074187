/** The library as its users get it: artefacts, POMs, API, the sample that uses them, versions and licences. */
package org.leeway.library;
