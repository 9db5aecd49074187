package org.leeway.core.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.temporal.ChronoUnit;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.fixtures.RunningProgram;

/** Tests of the shell scripts that build Leeway, when several of them run in one folder at the same time. */
@Tag("slow")
class BuildLockTest {

	private static final String SUCCESS = "SUCCESS";

	@TempDir
	private Path folder;

	private FakeCheckout checkout;

	private void prepare(String locker) throws Exception {
		assumeTrue(FakeCheckout.program(locker).isPresent(), locker + " is not installed");
		checkout = new FakeCheckout(folder, locker);
	}

	@AfterEach
	void close() throws IOException, InterruptedException {
		if (checkout != null) {
			checkout.close();
		}
	}

	private static void awaitWaiting(RunningProgram program) throws InterruptedException {
		program.waitFor(line -> line.startsWith("Another build of ") && line.contains("a checkout is running. Waiting"));
	}

	private static void assertStarted(RunningProgram program) throws InterruptedException {
		assertEquals(0, program.end(), program.output().toString());
		assertTrue(program.output().getLast().startsWith("started"), program.output().toString());
	}

	@ParameterizedTest
	@ValueSource(strings = {"flock", "perl"})
	void twoAtOnceBuildOnce(String locker) throws Exception {
		prepare(locker);
		try (RunningProgram first = checkout.start("leeway", "validate", "a"); RunningProgram second = checkout.start("leeway", "diff")) {
			checkout.endMaven(SUCCESS);
			assertStarted(first);
			assertStarted(second);
			assertEquals(List.of("started validate a", "started diff"),
					List.of(first.output().getLast(), second.output().getLast()));
		}
		assertEquals(List.of("begin", SUCCESS), checkout.log());
	}

	@ParameterizedTest
	@ValueSource(strings = {"flock", "perl"})
	void othersBuildOneAfterTheOther(String locker) throws Exception {
		prepare(locker);
		try (RunningProgram leeway = checkout.start("leeway", "validate")) {
			checkout.awaitMaven();
			try (RunningProgram cluster = checkout.start("leeway-cluster"); RunningProgram maven = checkout.start("mvnw", "test")) {
				awaitWaiting(cluster);
				awaitWaiting(maven);
				checkout.endMaven(SUCCESS);
				assertStarted(leeway);
				checkout.endMaven(SUCCESS);
				checkout.endMaven(SUCCESS);
				assertStarted(cluster);
				assertEquals(0, maven.end());
			}
		}
		assertEquals(List.of("begin", SUCCESS, "begin", SUCCESS, "begin", SUCCESS), checkout.log());
	}

	@Test
	void leewayWaitsForTheMavenOfAnother() throws Exception {
		prepare("flock");
		try (RunningProgram maven = checkout.start("mvnw", "test")) {
			checkout.awaitMaven();
			try (RunningProgram leeway = checkout.start("leeway", "validate")) {
				awaitWaiting(leeway);
				checkout.endMaven(SUCCESS);
				assertEquals(0, maven.end());
				checkout.endMaven(SUCCESS);
				assertStarted(leeway);
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"flock", "perl"})
	void aKilledBuildIsNotWaitedFor(String locker) throws Exception {
		prepare(locker);
		try (RunningProgram killed = checkout.start("leeway", "validate")) {
			checkout.awaitMaven();
		}
		try (RunningProgram next = checkout.start("leeway", "validate")) {
			checkout.awaitMaven();
			checkout.endMaven(SUCCESS);
			assertStarted(next);
		}
	}

	@Test
	void theMavenOfAKilledScriptIsWaitedFor() throws Exception {
		prepare("flock");
		try (RunningProgram killed = checkout.start("leeway", "validate")) {
			checkout.awaitMaven();
			killed.kill();
			try (RunningProgram next = checkout.start("leeway", "validate")) {
				awaitWaiting(next);
				checkout.endMaven("FAILURE");
				checkout.awaitMaven();
				checkout.endMaven(SUCCESS);
				assertStarted(next);
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"flock", "perl"})
	void ctrlCEndsTheWaiting(String locker) throws Exception {
		prepare(locker);
		try (RunningProgram first = checkout.start("leeway", "validate")) {
			checkout.awaitMaven();
			try (RunningProgram second = checkout.start("leeway", "validate")) {
				awaitWaiting(second);
				// the script starts flock or perl, which waits for the lock. Until that program runs, signals to the
				// script have no effect. So the test repeats the signal
				while (second.isAlive()) {
					second.interrupt();
				}
				assertEquals(130, second.end(), second.output().toString());
			}
			checkout.endMaven(SUCCESS);
			assertStarted(first);
		}
	}

	@Test
	void whatChangesDuringABuildIsBuiltTheNextTime() throws Exception {
		prepare("flock");
		for (int round = 0; round < 2; round++) {
			try (RunningProgram leeway = checkout.start("leeway", "validate")) {
				checkout.awaitMaven();
				FileTime begin = Files.getLastModifiedTime(checkout.path(".build/begun"));
				Files.setLastModifiedTime(checkout.path("plugins/org.leeway.core/Source.java"),
						FileTime.from(begin.toInstant().plus(1 - round, ChronoUnit.MILLIS)));
				checkout.endMaven(SUCCESS);
				assertStarted(leeway);
			}
		}
		try (RunningProgram leeway = checkout.start("leeway", "validate")) {
			assertStarted(leeway);
			assertEquals(List.of("started validate"), leeway.output());
		}
	}

	@Test
	void theLogOfAFailedBuildIsKeptAndIsNothingToBuild() throws Exception {
		prepare("flock");
		try (RunningProgram leeway = checkout.start("leeway", "validate")) {
			checkout.endMaven(SUCCESS);
			assertStarted(leeway);
		}
		try (RunningProgram cluster = checkout.start("leeway-cluster")) {
			checkout.endMaven("FAILURE");
			assertEquals(2, cluster.end());
			String log = cluster.output().getLast().replaceFirst("The build failed; all it said is in ", "");
			assertTrue(Files.readString(Path.of(log)).contains("BUILD FAILURE"), cluster.output().toString());
		}
		try (RunningProgram leeway = checkout.start("leeway", "validate")) {
			assertStarted(leeway);
			assertEquals(List.of("started validate"), leeway.output());
		}
	}

	@Test
	void aCheckoutThatCannotBeWrittenIsSaidToBe() throws Exception {
		prepare("flock");
		Files.createFile(checkout.path(".build"));
		try (RunningProgram leeway = checkout.start("leeway", "validate")) {
			assertEquals(2, leeway.end());
			assertTrue(leeway.output().getLast().startsWith("Leeway cannot be built in "), leeway.output().toString());
		}
		assertFalse(Files.exists(checkout.path("log")));
	}

	/**
	 * A source must be compiled again if a class that it uses has changed. But the compiler only looks for changed sources, and
	 * for sources without a compiled class. So the build deletes the compiled class of each such user.
	 */
	@Test
	void usersOfAChangedClassAreCompiledAgain() throws Exception {
		prepare("flock");
		Path source = checkout.path("plugins/org.leeway.core/src/org/leeway/core/Changed.java");
		Path outer = checkout.path("tests/org.leeway.core.tests/target/classes/org/leeway/core/User.class");
		Path user = outer.resolveSibling("User$Inner.class");
		Path sibling = outer.resolveSibling("User$Other.class");
		Path other = checkout.path("plugins/org.leeway.ui/target/classes/org/leeway/ui/Other.class");
		for (Path file : List.of(source, user, other)) {
			Files.createDirectories(file.getParent());
		}
		Files.writeString(source, "");
		Files.writeString(outer, "");
		Files.writeString(sibling, "");
		Files.write(user, "\0 org/leeway/core/Changed \0".getBytes(StandardCharsets.ISO_8859_1));
		Files.write(other, "\0 org/leeway/core/Unchanged \0".getBytes(StandardCharsets.ISO_8859_1));
		build();
		assertTrue(Files.exists(user), "nothing has changed since the first build");
		Files.setLastModifiedTime(source, FileTime.from(Files.getLastModifiedTime(checkout.path(".build/compiled")).toInstant().plusSeconds(1)));
		build();
		assertFalse(Files.exists(user));
		assertFalse(Files.exists(outer) || Files.exists(sibling), "the compiler looks at the outer class of a file only");
		assertTrue(Files.exists(other));
	}

	private void build() throws Exception {
		try (RunningProgram maven = checkout.start("mvnw", "test")) {
			checkout.endMaven(SUCCESS);
			assertEquals(0, maven.end(), maven.output().toString());
		}
	}
}
