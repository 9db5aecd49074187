package org.leeway.core.level;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.xmi.IllegalValueException;
import org.leeway.core.files.FailureText;
import org.leeway.core.level.value.Quotes;
import org.leeway.pathing.grid.text.TerrainGridFormatException;
import org.leeway.pathing.util.Decimal;

/** A strict parser for attributes and texts of elements in a level file. Invalid values are described in messages. */
final class LevelValues {

	private static final Pattern LINE = Pattern.compile("line (\\d{1,9}): (.*)", Pattern.DOTALL);

	private LevelValues() {
	}

	/**
	 * Returns the problem of an invalid value.
	 *
	 * @param textLine if the invalid value is the text of an element: the line of the file in which the text begins. Unused if
	 * the value is an attribute
	 */
	static LevelProblem problem(IllegalValueException illegal, int textLine) {
		EStructuralFeature feature = illegal.getFeature();
		Throwable cause = illegal.getCause();
		if (cause instanceof TerrainGridFormatException cells) {
			return LevelProblem.atLine(textLine + cells.line(), "<" + feature.getName() + ">: " + cells.getMessage());
		}
		String reason = cause == null ? "" : FailureText.reason(cause);
		Matcher numbered = LINE.matcher(reason);
		if (numbered.matches()) {
			return LevelProblem.atLine(textLine + Integer.parseInt(numbered.group(1)) - 1,
					"<" + feature.getName() + ">: " + numbered.group(2));
		}
		return LevelProblem.here(feature.getName() + " " + Quotes.quote(illegal.getValue()) + ", "
				+ expected(feature, reason));
	}

	/**
	 * Parses the text of an attribute or element strictly, into a number, a boolean or a text. For example, {@code +1},
	 * {@code 0x1}, {@code 1d} and {@code TRUE} are refused. Blanks around a number are refused, too, and so are digits of
	 * other writing systems.
	 *
	 * @param feature the attribute or element, which decides the type
	 */
	static Object parse(EStructuralFeature feature, String text) {
		EClassifier type = feature.getEType();
		try {
			if (type == EcorePackage.Literals.EINT) {
				return Decimal.parseWhole(text);
			} else if (type == EcorePackage.Literals.EDOUBLE) {
				return Decimal.parse(text);
			}
		} catch (NumberFormatException none) {
			throw unexpected(feature, text);
		}
		if (type != EcorePackage.Literals.EBOOLEAN) {
			return text;
		}
		if (!text.equals("true") && !text.equals("false")) {
			throw unexpected(feature, text);
		}
		return text.equals("true");
	}

	private static LevelProblem unexpected(EStructuralFeature feature, String text) {
		return LevelProblem.here(feature.getName() + " " + Quotes.quote(text) + ", " + expected(feature, ""));
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
