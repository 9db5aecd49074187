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
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getLength <em>Length</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getWidth <em>Width</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getAcceleration <em>Acceleration</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getTurnRate <em>Turn Rate</em>}</li>
 *   <li>{@link org.leeway.model.impl.AgentTypeImpl#getObstacleRadius <em>Obstacle Radius</em>}</li>
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
	 * The default value of the '{@link #getLength() <em>Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLength()
	 * @generated
	 * @ordered
	 */
	protected static final double LENGTH_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getLength() <em>Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLength()
	 * @generated
	 * @ordered
	 */
	protected double length = LENGTH_EDEFAULT;

	/**
	 * This is true if the Length attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean lengthESet;

	/**
	 * The default value of the '{@link #getWidth() <em>Width</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWidth()
	 * @generated
	 * @ordered
	 */
	protected static final double WIDTH_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getWidth() <em>Width</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWidth()
	 * @generated
	 * @ordered
	 */
	protected double width = WIDTH_EDEFAULT;

	/**
	 * This is true if the Width attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean widthESet;

	/**
	 * The default value of the '{@link #getAcceleration() <em>Acceleration</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAcceleration()
	 * @generated
	 * @ordered
	 */
	protected static final double ACCELERATION_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getAcceleration() <em>Acceleration</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAcceleration()
	 * @generated
	 * @ordered
	 */
	protected double acceleration = ACCELERATION_EDEFAULT;

	/**
	 * This is true if the Acceleration attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean accelerationESet;

	/**
	 * The default value of the '{@link #getTurnRate() <em>Turn Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTurnRate()
	 * @generated
	 * @ordered
	 */
	protected static final double TURN_RATE_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getTurnRate() <em>Turn Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTurnRate()
	 * @generated
	 * @ordered
	 */
	protected double turnRate = TURN_RATE_EDEFAULT;

	/**
	 * This is true if the Turn Rate attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean turnRateESet;

	/**
	 * The default value of the '{@link #getObstacleRadius() <em>Obstacle Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getObstacleRadius()
	 * @generated
	 * @ordered
	 */
	protected static final double OBSTACLE_RADIUS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getObstacleRadius() <em>Obstacle Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getObstacleRadius()
	 * @generated
	 * @ordered
	 */
	protected double obstacleRadius = OBSTACLE_RADIUS_EDEFAULT;

	/**
	 * This is true if the Obstacle Radius attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean obstacleRadiusESet;

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
	public double getLength() {
		return length;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLength(double newLength) {
		double oldLength = length;
		length = newLength;
		boolean oldLengthESet = lengthESet;
		lengthESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__LENGTH, oldLength, length, !oldLengthESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetLength() {
		double oldLength = length;
		boolean oldLengthESet = lengthESet;
		length = LENGTH_EDEFAULT;
		lengthESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.AGENT_TYPE__LENGTH, oldLength, LENGTH_EDEFAULT, oldLengthESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetLength() {
		return lengthESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getWidth() {
		return width;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setWidth(double newWidth) {
		double oldWidth = width;
		width = newWidth;
		boolean oldWidthESet = widthESet;
		widthESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__WIDTH, oldWidth, width, !oldWidthESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetWidth() {
		double oldWidth = width;
		boolean oldWidthESet = widthESet;
		width = WIDTH_EDEFAULT;
		widthESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.AGENT_TYPE__WIDTH, oldWidth, WIDTH_EDEFAULT, oldWidthESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetWidth() {
		return widthESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getAcceleration() {
		return acceleration;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAcceleration(double newAcceleration) {
		double oldAcceleration = acceleration;
		acceleration = newAcceleration;
		boolean oldAccelerationESet = accelerationESet;
		accelerationESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__ACCELERATION, oldAcceleration, acceleration, !oldAccelerationESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetAcceleration() {
		double oldAcceleration = acceleration;
		boolean oldAccelerationESet = accelerationESet;
		acceleration = ACCELERATION_EDEFAULT;
		accelerationESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.AGENT_TYPE__ACCELERATION, oldAcceleration, ACCELERATION_EDEFAULT, oldAccelerationESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetAcceleration() {
		return accelerationESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getTurnRate() {
		return turnRate;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTurnRate(double newTurnRate) {
		double oldTurnRate = turnRate;
		turnRate = newTurnRate;
		boolean oldTurnRateESet = turnRateESet;
		turnRateESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__TURN_RATE, oldTurnRate, turnRate, !oldTurnRateESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetTurnRate() {
		double oldTurnRate = turnRate;
		boolean oldTurnRateESet = turnRateESet;
		turnRate = TURN_RATE_EDEFAULT;
		turnRateESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.AGENT_TYPE__TURN_RATE, oldTurnRate, TURN_RATE_EDEFAULT, oldTurnRateESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetTurnRate() {
		return turnRateESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getObstacleRadius() {
		return obstacleRadius;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setObstacleRadius(double newObstacleRadius) {
		double oldObstacleRadius = obstacleRadius;
		obstacleRadius = newObstacleRadius;
		boolean oldObstacleRadiusESet = obstacleRadiusESet;
		obstacleRadiusESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.AGENT_TYPE__OBSTACLE_RADIUS, oldObstacleRadius, obstacleRadius, !oldObstacleRadiusESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetObstacleRadius() {
		double oldObstacleRadius = obstacleRadius;
		boolean oldObstacleRadiusESet = obstacleRadiusESet;
		obstacleRadius = OBSTACLE_RADIUS_EDEFAULT;
		obstacleRadiusESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.AGENT_TYPE__OBSTACLE_RADIUS, oldObstacleRadius, OBSTACLE_RADIUS_EDEFAULT, oldObstacleRadiusESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetObstacleRadius() {
		return obstacleRadiusESet;
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
			case LevelPackage.AGENT_TYPE__LENGTH:
				return getLength();
			case LevelPackage.AGENT_TYPE__WIDTH:
				return getWidth();
			case LevelPackage.AGENT_TYPE__ACCELERATION:
				return getAcceleration();
			case LevelPackage.AGENT_TYPE__TURN_RATE:
				return getTurnRate();
			case LevelPackage.AGENT_TYPE__OBSTACLE_RADIUS:
				return getObstacleRadius();
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
			case LevelPackage.AGENT_TYPE__LENGTH:
				setLength((Double)newValue);
				return;
			case LevelPackage.AGENT_TYPE__WIDTH:
				setWidth((Double)newValue);
				return;
			case LevelPackage.AGENT_TYPE__ACCELERATION:
				setAcceleration((Double)newValue);
				return;
			case LevelPackage.AGENT_TYPE__TURN_RATE:
				setTurnRate((Double)newValue);
				return;
			case LevelPackage.AGENT_TYPE__OBSTACLE_RADIUS:
				setObstacleRadius((Double)newValue);
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
			case LevelPackage.AGENT_TYPE__LENGTH:
				unsetLength();
				return;
			case LevelPackage.AGENT_TYPE__WIDTH:
				unsetWidth();
				return;
			case LevelPackage.AGENT_TYPE__ACCELERATION:
				unsetAcceleration();
				return;
			case LevelPackage.AGENT_TYPE__TURN_RATE:
				unsetTurnRate();
				return;
			case LevelPackage.AGENT_TYPE__OBSTACLE_RADIUS:
				unsetObstacleRadius();
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
			case LevelPackage.AGENT_TYPE__LENGTH:
				return isSetLength();
			case LevelPackage.AGENT_TYPE__WIDTH:
				return isSetWidth();
			case LevelPackage.AGENT_TYPE__ACCELERATION:
				return isSetAcceleration();
			case LevelPackage.AGENT_TYPE__TURN_RATE:
				return isSetTurnRate();
			case LevelPackage.AGENT_TYPE__OBSTACLE_RADIUS:
				return isSetObstacleRadius();
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
		result.append(", length: ");
		if (lengthESet) result.append(length); else result.append("<unset>");
		result.append(", width: ");
		if (widthESet) result.append(width); else result.append("<unset>");
		result.append(", acceleration: ");
		if (accelerationESet) result.append(acceleration); else result.append("<unset>");
		result.append(", turnRate: ");
		if (turnRateESet) result.append(turnRate); else result.append("<unset>");
		result.append(", obstacleRadius: ");
		if (obstacleRadiusESet) result.append(obstacleRadius); else result.append("<unset>");
		result.append(')');
		return result.toString();
	}

} //AgentTypeImpl
