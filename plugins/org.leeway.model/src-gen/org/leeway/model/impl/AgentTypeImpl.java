/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

import org.eclipse.emf.ecore.util.EObjectEList;

import org.leeway.model.AgentType;
import org.leeway.model.LevelPackage;
import org.leeway.model.TerrainType;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Agent Type</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getSize <em>Size</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getCapability <em>Capability</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getRadius <em>Radius</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getTurningRadius <em>Turning Radius</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getMinChoke <em>Min Choke</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#isCanReverse <em>Can Reverse</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getSpeed <em>Speed</em>}</li>
 * </ul>
 *
 * @generated
 */
public class AgentTypeImpl extends MinimalEObjectImpl.Container implements AgentType {
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
	 * The default value of the '{@link #getSize() <em>Size</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSize()
	 * @generated
	 * @ordered
	 */
	protected static final int SIZE_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getSize() <em>Size</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSize()
	 * @generated
	 * @ordered
	 */
	protected int size = SIZE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getCapability() <em>Capability</em>}' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCapability()
	 * @generated
	 * @ordered
	 */
	protected EList<TerrainType> capability;

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
	 * This is true if the Radius attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean radiusESet;

	/**
	 * The default value of the '{@link #getTurningRadius() <em>Turning Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTurningRadius()
	 * @generated
	 * @ordered
	 */
	protected static final double TURNING_RADIUS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getTurningRadius() <em>Turning Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTurningRadius()
	 * @generated
	 * @ordered
	 */
	protected double turningRadius = TURNING_RADIUS_EDEFAULT;

	/**
	 * The default value of the '{@link #getMinChoke() <em>Min Choke</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMinChoke()
	 * @generated
	 * @ordered
	 */
	protected static final int MIN_CHOKE_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getMinChoke() <em>Min Choke</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMinChoke()
	 * @generated
	 * @ordered
	 */
	protected int minChoke = MIN_CHOKE_EDEFAULT;

	/**
	 * The default value of the '{@link #isCanReverse() <em>Can Reverse</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCanReverse()
	 * @generated
	 * @ordered
	 */
	protected static final boolean CAN_REVERSE_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isCanReverse() <em>Can Reverse</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCanReverse()
	 * @generated
	 * @ordered
	 */
	protected boolean canReverse = CAN_REVERSE_EDEFAULT;

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
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected AgentTypeImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return LevelPackage.Literals.AGENT_TYPE;
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
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__NAME, oldName, name));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getSize() {
		return size;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSize(int newSize) {
		int oldSize = size;
		size = newSize;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__SIZE, oldSize, size));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<TerrainType> getCapability() {
		if (capability == null) {
			capability = new EObjectEList<TerrainType>(TerrainType.class, this, LevelPackage.AGENT_TYPE__CAPABILITY);
		}
		return capability;
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
		boolean oldRadiusESet = radiusESet;
		radiusESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__RADIUS, oldRadius, radius, !oldRadiusESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetRadius() {
		double oldRadius = radius;
		boolean oldRadiusESet = radiusESet;
		radius = RADIUS_EDEFAULT;
		radiusESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.AGENT_TYPE__RADIUS, oldRadius, RADIUS_EDEFAULT, oldRadiusESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetRadius() {
		return radiusESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getTurningRadius() {
		return turningRadius;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTurningRadius(double newTurningRadius) {
		double oldTurningRadius = turningRadius;
		turningRadius = newTurningRadius;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__TURNING_RADIUS, oldTurningRadius, turningRadius));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getMinChoke() {
		return minChoke;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMinChoke(int newMinChoke) {
		int oldMinChoke = minChoke;
		minChoke = newMinChoke;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__MIN_CHOKE, oldMinChoke, minChoke));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isCanReverse() {
		return canReverse;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCanReverse(boolean newCanReverse) {
		boolean oldCanReverse = canReverse;
		canReverse = newCanReverse;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__CAN_REVERSE, oldCanReverse, canReverse));
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
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__SPEED, oldSpeed, speed));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case LevelPackage.AGENT_TYPE__NAME:
				return getName();
			case LevelPackage.AGENT_TYPE__SIZE:
				return getSize();
			case LevelPackage.AGENT_TYPE__CAPABILITY:
				return getCapability();
			case LevelPackage.AGENT_TYPE__RADIUS:
				return getRadius();
			case LevelPackage.AGENT_TYPE__TURNING_RADIUS:
				return getTurningRadius();
			case LevelPackage.AGENT_TYPE__MIN_CHOKE:
				return getMinChoke();
			case LevelPackage.AGENT_TYPE__CAN_REVERSE:
				return isCanReverse();
			case LevelPackage.AGENT_TYPE__SPEED:
				return getSpeed();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case LevelPackage.AGENT_TYPE__NAME:
				setName((String)newValue);
				return;
			case LevelPackage.AGENT_TYPE__SIZE:
				setSize((Integer)newValue);
				return;
			case LevelPackage.AGENT_TYPE__CAPABILITY:
				getCapability().clear();
				getCapability().addAll((Collection<? extends TerrainType>)newValue);
				return;
			case LevelPackage.AGENT_TYPE__RADIUS:
				setRadius((Double)newValue);
				return;
			case LevelPackage.AGENT_TYPE__TURNING_RADIUS:
				setTurningRadius((Double)newValue);
				return;
			case LevelPackage.AGENT_TYPE__MIN_CHOKE:
				setMinChoke((Integer)newValue);
				return;
			case LevelPackage.AGENT_TYPE__CAN_REVERSE:
				setCanReverse((Boolean)newValue);
				return;
			case LevelPackage.AGENT_TYPE__SPEED:
				setSpeed((Double)newValue);
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
			case LevelPackage.AGENT_TYPE__NAME:
				setName(NAME_EDEFAULT);
				return;
			case LevelPackage.AGENT_TYPE__SIZE:
				setSize(SIZE_EDEFAULT);
				return;
			case LevelPackage.AGENT_TYPE__CAPABILITY:
				getCapability().clear();
				return;
			case LevelPackage.AGENT_TYPE__RADIUS:
				unsetRadius();
				return;
			case LevelPackage.AGENT_TYPE__TURNING_RADIUS:
				setTurningRadius(TURNING_RADIUS_EDEFAULT);
				return;
			case LevelPackage.AGENT_TYPE__MIN_CHOKE:
				setMinChoke(MIN_CHOKE_EDEFAULT);
				return;
			case LevelPackage.AGENT_TYPE__CAN_REVERSE:
				setCanReverse(CAN_REVERSE_EDEFAULT);
				return;
			case LevelPackage.AGENT_TYPE__SPEED:
				setSpeed(SPEED_EDEFAULT);
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
			case LevelPackage.AGENT_TYPE__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case LevelPackage.AGENT_TYPE__SIZE:
				return size != SIZE_EDEFAULT;
			case LevelPackage.AGENT_TYPE__CAPABILITY:
				return capability != null && !capability.isEmpty();
			case LevelPackage.AGENT_TYPE__RADIUS:
				return isSetRadius();
			case LevelPackage.AGENT_TYPE__TURNING_RADIUS:
				return turningRadius != TURNING_RADIUS_EDEFAULT;
			case LevelPackage.AGENT_TYPE__MIN_CHOKE:
				return minChoke != MIN_CHOKE_EDEFAULT;
			case LevelPackage.AGENT_TYPE__CAN_REVERSE:
				return canReverse != CAN_REVERSE_EDEFAULT;
			case LevelPackage.AGENT_TYPE__SPEED:
				return speed != SPEED_EDEFAULT;
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
		result.append(", size: ");
		result.append(size);
		result.append(", radius: ");
		if (radiusESet) result.append(radius); else result.append("<unset>");
		result.append(", turningRadius: ");
		result.append(turningRadius);
		result.append(", minChoke: ");
		result.append(minChoke);
		result.append(", canReverse: ");
		result.append(canReverse);
		result.append(", speed: ");
		result.append(speed);
		result.append(')');
		return result.toString();
	}

} //AgentTypeImpl
