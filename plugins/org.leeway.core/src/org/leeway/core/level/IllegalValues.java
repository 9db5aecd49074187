package org.leeway.core.level;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.xmi.IllegalValueException;
import org.leeway.pathing.geom.Decimal;

/** Describes values that could not be parsed. */
final class IllegalValues {

	private static final Pattern LINE = Pattern.compile("line (\\d{1,9}): (.*)", Pattern.DOTALL);

	private IllegalValues() {
	}

	/** @param textLine the line in which the value begins if it is the text of an element */
	static LevelProblem problem(IllegalValueException illegal, int textLine) {
		EStructuralFeature feature = illegal.getFeature();
		Throwable cause = illegal.getCause();
		String reason = cause == null ? "" : String.valueOf(cause.getMessage());
		Matcher numbered = LINE.matcher(reason);
		if (numbered.matches()) {
			return LevelProblem.atLine(textLine + Integer.parseInt(numbered.group(1)) - 1,
					"<" + feature.getName() + ">: " + numbered.group(2));
		}
		return LevelProblem.here(feature.getName() + " " + Quotes.quote(illegal.getValue()) + ", "
				+ expected(feature, reason));
	}

	/**
	 * Checks the form of a value. The JDK and EMF would take more: a plus before a number, blanks around it, digits of other
	 * scripts, hexadecimal numbers, {@code 1d} and {@code TRUE}.
	 */
	static void checkForm(EStructuralFeature feature, String text) {
		if (!hasForm(feature.getEType(), text)) {
			throw LevelProblem.here(feature.getName() + " " + Quotes.quote(text) + ", " + expected(feature, ""));
		}
	}

	private static boolean hasForm(EClassifier type, String text) {
		try {
			if (type == EcorePackage.Literals.EINT) {
				Decimal.parseWhole(text);
			} else if (type == EcorePackage.Literals.EDOUBLE) {
				Decimal.parse(text);
			}
		} catch (NumberFormatException none) {
			return false;
		}
		return type != EcorePackage.Literals.EBOOLEAN || text.equals("true") || text.equals("false");
	}

	private static String expected(EStructuralFeature feature, String reason) {
		if (feature.getEType() == EcorePackage.Literals.EINT) {
			return "expected a whole number";
		}
		if (feature.getEType() == EcorePackage.Literals.EDOUBLE) {
			return "expected a finite number";
		}
		if (feature.getEType() == EcorePackage.Literals.EBOOLEAN) {
			return "expected true or false";
		}
		if (feature.getEType() instanceof EEnum choices) {
			return "expected one of "
					+ String.join(", ", choices.getELiterals().stream().map(EEnumLiteral::getLiteral).toList());
		}
		return reason;
	}
}
