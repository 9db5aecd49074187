/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

import org.leeway.model.LevelPackage;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Terrain Type</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.impl.TerrainTypeImpl#getId <em>Id</em>}</li>
 *   <li>{@link org.leeway.model.impl.TerrainTypeImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.impl.TerrainTypeImpl#getColour <em>Colour</em>}</li>
 *   <li>{@link org.leeway.model.impl.TerrainTypeImpl#getGlyph <em>Glyph</em>}</li>
 *   <li>{@link org.leeway.model.impl.TerrainTypeImpl#getSpeed <em>Speed</em>}</li>
 *   <li>{@link org.leeway.model.impl.TerrainTypeImpl#getPattern <em>Pattern</em>}</li>
 *   <li>{@link org.leeway.model.impl.TerrainTypeImpl#getPicture <em>Picture</em>}</li>
 *   <li>{@link org.leeway.model.impl.TerrainTypeImpl#isRemovable <em>Removable</em>}</li>
 * </ul>
 *
 * @generated
 */
public class TerrainTypeImpl extends MinimalEObjectImpl.Container implements TerrainType {
	/**
	 * The default value of the '{@link #getId() <em>Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getId()
	 * @generated
	 * @ordered
	 */
	protected static final int ID_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getId() <em>Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getId()
	 * @generated
	 * @ordered
	 */
	protected int id = ID_EDEFAULT;

	/**
	 * The default value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected static final String NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected String name = NAME_EDEFAULT;

	/**
	 * The default value of the '{@link #getColour() <em>Colour</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getColour()
	 * @generated
	 * @ordered
	 */
	protected static final String COLOUR_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getColour() <em>Colour</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getColour()
	 * @generated
	 * @ordered
	 */
	protected String colour = COLOUR_EDEFAULT;

	/**
	 * The default value of the '{@link #getGlyph() <em>Glyph</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGlyph()
	 * @generated
	 * @ordered
	 */
	protected static final String GLYPH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getGlyph() <em>Glyph</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGlyph()
	 * @generated
	 * @ordered
	 */
	protected String glyph = GLYPH_EDEFAULT;

	/**
	 * The default value of the '{@link #getSpeed() <em>Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSpeed()
	 * @generated
	 * @ordered
	 */
	protected static final double SPEED_EDEFAULT = 1.0;

	/**
	 * The cached value of the '{@link #getSpeed() <em>Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSpeed()
	 * @generated
	 * @ordered
	 */
	protected double speed = SPEED_EDEFAULT;

	/**
	 * The default value of the '{@link #getPattern() <em>Pattern</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPattern()
	 * @generated
	 * @ordered
	 */
	protected static final TerrainPattern PATTERN_EDEFAULT = TerrainPattern.NONE;

	/**
	 * The cached value of the '{@link #getPattern() <em>Pattern</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPattern()
	 * @generated
	 * @ordered
	 */
	protected TerrainPattern pattern = PATTERN_EDEFAULT;

	/**
	 * The default value of the '{@link #getPicture() <em>Picture</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPicture()
	 * @generated
	 * @ordered
	 */
	protected static final String PICTURE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPicture() <em>Picture</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPicture()
	 * @generated
	 * @ordered
	 */
	protected String picture = PICTURE_EDEFAULT;

	/**
	 * The default value of the '{@link #isRemovable() <em>Removable</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isRemovable()
	 * @generated
	 * @ordered
	 */
	protected static final boolean REMOVABLE_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isRemovable() <em>Removable</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isRemovable()
	 * @generated
	 * @ordered
	 */
	protected boolean removable = REMOVABLE_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected TerrainTypeImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return LevelPackage.Literals.TERRAIN_TYPE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getId() {
		return id;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setId(int newId) {
		int oldId = id;
		id = newId;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.TERRAIN_TYPE__ID, oldId, id));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName() {
		return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setName(String newName) {
		String oldName = name;
		name = newName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.TERRAIN_TYPE__NAME, oldName, name));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getColour() {
		return colour;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setColour(String newColour) {
		String oldColour = colour;
		colour = newColour;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.TERRAIN_TYPE__COLOUR, oldColour, colour));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getGlyph() {
		return glyph;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGlyph(String newGlyph) {
		String oldGlyph = glyph;
		glyph = newGlyph;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.TERRAIN_TYPE__GLYPH, oldGlyph, glyph));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getSpeed() {
		return speed;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSpeed(double newSpeed) {
		double oldSpeed = speed;
		speed = newSpeed;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.TERRAIN_TYPE__SPEED, oldSpeed, speed));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TerrainPattern getPattern() {
		return pattern;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPattern(TerrainPattern newPattern) {
		TerrainPattern oldPattern = pattern;
		pattern = newPattern == null ? PATTERN_EDEFAULT : newPattern;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.TERRAIN_TYPE__PATTERN, oldPattern, pattern));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPicture() {
		return picture;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPicture(String newPicture) {
		String oldPicture = picture;
		picture = newPicture;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.TERRAIN_TYPE__PICTURE, oldPicture, picture));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isRemovable() {
		return removable;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRemovable(boolean newRemovable) {
		boolean oldRemovable = removable;
		removable = newRemovable;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.TERRAIN_TYPE__REMOVABLE, oldRemovable, removable));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case LevelPackage.TERRAIN_TYPE__ID:
				return getId();
			case LevelPackage.TERRAIN_TYPE__NAME:
				return getName();
			case LevelPackage.TERRAIN_TYPE__COLOUR:
				return getColour();
			case LevelPackage.TERRAIN_TYPE__GLYPH:
				return getGlyph();
			case LevelPackage.TERRAIN_TYPE__SPEED:
				return getSpeed();
			case LevelPackage.TERRAIN_TYPE__PATTERN:
				return getPattern();
			case LevelPackage.TERRAIN_TYPE__PICTURE:
				return getPicture();
			case LevelPackage.TERRAIN_TYPE__REMOVABLE:
				return isRemovable();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case LevelPackage.TERRAIN_TYPE__ID:
				setId((Integer)newValue);
				return;
			case LevelPackage.TERRAIN_TYPE__NAME:
				setName((String)newValue);
				return;
			case LevelPackage.TERRAIN_TYPE__COLOUR:
				setColour((String)newValue);
				return;
			case LevelPackage.TERRAIN_TYPE__GLYPH:
				setGlyph((String)newValue);
				return;
			case LevelPackage.TERRAIN_TYPE__SPEED:
				setSpeed((Double)newValue);
				return;
			case LevelPackage.TERRAIN_TYPE__PATTERN:
				setPattern((TerrainPattern)newValue);
				return;
			case LevelPackage.TERRAIN_TYPE__PICTURE:
				setPicture((String)newValue);
				return;
			case LevelPackage.TERRAIN_TYPE__REMOVABLE:
				setRemovable((Boolean)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID) {
		switch (featureID) {
			case LevelPackage.TERRAIN_TYPE__ID:
				setId(ID_EDEFAULT);
				return;
			case LevelPackage.TERRAIN_TYPE__NAME:
				setName(NAME_EDEFAULT);
				return;
			case LevelPackage.TERRAIN_TYPE__COLOUR:
				setColour(COLOUR_EDEFAULT);
				return;
			case LevelPackage.TERRAIN_TYPE__GLYPH:
				setGlyph(GLYPH_EDEFAULT);
				return;
			case LevelPackage.TERRAIN_TYPE__SPEED:
				setSpeed(SPEED_EDEFAULT);
				return;
			case LevelPackage.TERRAIN_TYPE__PATTERN:
				setPattern(PATTERN_EDEFAULT);
				return;
			case LevelPackage.TERRAIN_TYPE__PICTURE:
				setPicture(PICTURE_EDEFAULT);
				return;
			case LevelPackage.TERRAIN_TYPE__REMOVABLE:
				setRemovable(REMOVABLE_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID) {
		switch (featureID) {
			case LevelPackage.TERRAIN_TYPE__ID:
				return id != ID_EDEFAULT;
			case LevelPackage.TERRAIN_TYPE__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case LevelPackage.TERRAIN_TYPE__COLOUR:
				return COLOUR_EDEFAULT == null ? colour != null : !COLOUR_EDEFAULT.equals(colour);
			case LevelPackage.TERRAIN_TYPE__GLYPH:
				return GLYPH_EDEFAULT == null ? glyph != null : !GLYPH_EDEFAULT.equals(glyph);
			case LevelPackage.TERRAIN_TYPE__SPEED:
				return speed != SPEED_EDEFAULT;
			case LevelPackage.TERRAIN_TYPE__PATTERN:
				return pattern != PATTERN_EDEFAULT;
			case LevelPackage.TERRAIN_TYPE__PICTURE:
				return PICTURE_EDEFAULT == null ? picture != null : !PICTURE_EDEFAULT.equals(picture);
			case LevelPackage.TERRAIN_TYPE__REMOVABLE:
				return removable != REMOVABLE_EDEFAULT;
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString() {
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (id: ");
		result.append(id);
		result.append(", name: ");
		result.append(name);
		result.append(", colour: ");
		result.append(colour);
		result.append(", glyph: ");
		result.append(glyph);
		result.append(", speed: ");
		result.append(speed);
		result.append(", pattern: ");
		result.append(pattern);
		result.append(", picture: ");
		result.append(picture);
		result.append(", removable: ");
		result.append(removable);
		result.append(')');
		return result.toString();
	}

} //TerrainTypeImpl
