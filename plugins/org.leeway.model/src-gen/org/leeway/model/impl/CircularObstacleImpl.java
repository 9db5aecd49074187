/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Circular Obstacle</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.impl.CircularObstacleImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.impl.CircularObstacleImpl#getX <em>X</em>}</li>
 *   <li>{@link org.leeway.model.impl.CircularObstacleImpl#getY <em>Y</em>}</li>
 *   <li>{@link org.leeway.model.impl.CircularObstacleImpl#getRadius <em>Radius</em>}</li>
 *   <li>{@link org.leeway.model.impl.CircularObstacleImpl#isRemovable <em>Removable</em>}</li>
 * </ul>
 *
 * @generated
 */
public class CircularObstacleImpl extends MinimalEObjectImpl.Container implements CircularObstacle {
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
	 * The default value of the '{@link #getX() <em>X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getX()
	 * @generated
	 * @ordered
	 */
	protected static final double X_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getX() <em>X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getX()
	 * @generated
	 * @ordered
	 */
	protected double x = X_EDEFAULT;

	/**
	 * The default value of the '{@link #getY() <em>Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getY()
	 * @generated
	 * @ordered
	 */
	protected static final double Y_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getY() <em>Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getY()
	 * @generated
	 * @ordered
	 */
	protected double y = Y_EDEFAULT;

	/**
	 * The default value of the '{@link #getRadius() <em>Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRadius()
	 * @generated
	 * @ordered
	 */
	protected static final double RADIUS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getRadius() <em>Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRadius()
	 * @generated
	 * @ordered
	 */
	protected double radius = RADIUS_EDEFAULT;

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
	protected CircularObstacleImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return LevelPackage.Literals.CIRCULAR_OBSTACLE;
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
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.CIRCULAR_OBSTACLE__NAME, oldName, name));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getX() {
		return x;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setX(double newX) {
		double oldX = x;
		x = newX;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.CIRCULAR_OBSTACLE__X, oldX, x));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getY() {
		return y;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setY(double newY) {
		double oldY = y;
		y = newY;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.CIRCULAR_OBSTACLE__Y, oldY, y));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getRadius() {
		return radius;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRadius(double newRadius) {
		double oldRadius = radius;
		radius = newRadius;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.CIRCULAR_OBSTACLE__RADIUS, oldRadius, radius));
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
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.CIRCULAR_OBSTACLE__REMOVABLE, oldRemovable, removable));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case LevelPackage.CIRCULAR_OBSTACLE__NAME:
				return getName();
			case LevelPackage.CIRCULAR_OBSTACLE__X:
				return getX();
			case LevelPackage.CIRCULAR_OBSTACLE__Y:
				return getY();
			case LevelPackage.CIRCULAR_OBSTACLE__RADIUS:
				return getRadius();
			case LevelPackage.CIRCULAR_OBSTACLE__REMOVABLE:
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
			case LevelPackage.CIRCULAR_OBSTACLE__NAME:
				setName((String)newValue);
				return;
			case LevelPackage.CIRCULAR_OBSTACLE__X:
				setX((Double)newValue);
				return;
			case LevelPackage.CIRCULAR_OBSTACLE__Y:
				setY((Double)newValue);
				return;
			case LevelPackage.CIRCULAR_OBSTACLE__RADIUS:
				setRadius((Double)newValue);
				return;
			case LevelPackage.CIRCULAR_OBSTACLE__REMOVABLE:
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
			case LevelPackage.CIRCULAR_OBSTACLE__NAME:
				setName(NAME_EDEFAULT);
				return;
			case LevelPackage.CIRCULAR_OBSTACLE__X:
				setX(X_EDEFAULT);
				return;
			case LevelPackage.CIRCULAR_OBSTACLE__Y:
				setY(Y_EDEFAULT);
				return;
			case LevelPackage.CIRCULAR_OBSTACLE__RADIUS:
				setRadius(RADIUS_EDEFAULT);
				return;
			case LevelPackage.CIRCULAR_OBSTACLE__REMOVABLE:
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
			case LevelPackage.CIRCULAR_OBSTACLE__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case LevelPackage.CIRCULAR_OBSTACLE__X:
				return x != X_EDEFAULT;
			case LevelPackage.CIRCULAR_OBSTACLE__Y:
				return y != Y_EDEFAULT;
			case LevelPackage.CIRCULAR_OBSTACLE__RADIUS:
				return radius != RADIUS_EDEFAULT;
			case LevelPackage.CIRCULAR_OBSTACLE__REMOVABLE:
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
		result.append(" (name: ");
		result.append(name);
		result.append(", x: ");
		result.append(x);
		result.append(", y: ");
		result.append(y);
		result.append(", radius: ");
		result.append(radius);
		result.append(", removable: ");
		result.append(removable);
		result.append(')');
		return result.toString();
	}

} //CircularObstacleImpl
