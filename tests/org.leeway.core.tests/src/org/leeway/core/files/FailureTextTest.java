package org.leeway.core.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

import org.junit.jupiter.api.Test;
import org.leeway.core.LevelFormatException;

/** The texts of exceptions, which always name a file and a reason. */
class FailureTextTest {

	@Test
	void anExceptionThatSaysNothingHasAReason() {
		assertEquals("a: ends too early", FailureText.of("a", new EOFException()));
		assertEquals("a: closed by interrupt", FailureText.of("a", new ClosedByInterruptException()));
		assertEquals("a: io", FailureText.of("a", new IOException()));
		assertEquals("a: ends too early", FailureText.of("a", new IOException(null, new EOFException())));
		assertEquals("a: b is broken", FailureText.of("a", new IOException(null, new IllegalStateException("b is broken"))));
	}

	@Test
	void aFileThatTheExceptionKnowsComesFirst() {
		assertEquals("b: no space", FailureText.of("a", new FileSystemException("b", null, "no space")));
		assertEquals("a: no space", FailureText.of("a", new FileSystemException(null, null, "no space")));
		assertEquals("b: no such file or folder", FailureText.of("a", new NoSuchFileException("b")));
		assertEquals("b: access denied", FailureText.of("a", new AccessDeniedException("b")));
		assertEquals("b: file already exists", FailureText.of("a", new FileAlreadyExistsException("b")));
		assertEquals("b:3: odd", FailureText.of("a", new LevelFormatException("b", 3, "odd")));
		assertEquals("b: there is none", FailureText.of(new NoSuchFileException("b", null, "there is none")));
		assertEquals("b: no such file or folder", FailureText.of(new NoSuchFileException("b")));
		assertEquals("odd", FailureText.of(new IOException("odd")));
	}
}
