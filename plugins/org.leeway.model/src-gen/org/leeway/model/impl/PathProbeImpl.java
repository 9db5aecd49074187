/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

import org.leeway.model.AgentType;
import org.leeway.model.LevelPackage;
import org.leeway.model.PathProbe;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Path Probe</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getAgent <em>Agent</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getStartX <em>Start X</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getStartY <em>Start Y</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getGoalX <em>Goal X</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getGoalY <em>Goal Y</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#isRequired <em>Required</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getMaxCost <em>Max Cost</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getMaxExcess <em>Max Excess</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getThroughput <em>Throughput</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getPlanner <em>Planner</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getOptions <em>Options</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getStartHeading <em>Start Heading</em>}</li>
 *   <li>{@link org.leeway.model.impl.PathProbeImpl#getGoalHeading <em>Goal Heading</em>}</li>
 * </ul>
 *
 * @generated
 */
public class PathProbeImpl extends MinimalEObjectImpl.Container implements PathProbe {
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
	 * The cached value of the '{@link #getAgent() <em>Agent</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAgent()
	 * @generated
	 * @ordered
	 */
	protected AgentType agent;

	/**
	 * The default value of the '{@link #getStartX() <em>Start X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStartX()
	 * @generated
	 * @ordered
	 */
	protected static final int START_X_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getStartX() <em>Start X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStartX()
	 * @generated
	 * @ordered
	 */
	protected int startX = START_X_EDEFAULT;

	/**
	 * The default value of the '{@link #getStartY() <em>Start Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStartY()
	 * @generated
	 * @ordered
	 */
	protected static final int START_Y_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getStartY() <em>Start Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStartY()
	 * @generated
	 * @ordered
	 */
	protected int startY = START_Y_EDEFAULT;

	/**
	 * The default value of the '{@link #getGoalX() <em>Goal X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGoalX()
	 * @generated
	 * @ordered
	 */
	protected static final int GOAL_X_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getGoalX() <em>Goal X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGoalX()
	 * @generated
	 * @ordered
	 */
	protected int goalX = GOAL_X_EDEFAULT;

	/**
	 * The default value of the '{@link #getGoalY() <em>Goal Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGoalY()
	 * @generated
	 * @ordered
	 */
	protected static final int GOAL_Y_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getGoalY() <em>Goal Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGoalY()
	 * @generated
	 * @ordered
	 */
	protected int goalY = GOAL_Y_EDEFAULT;

	/**
	 * The default value of the '{@link #isRequired() <em>Required</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isRequired()
	 * @generated
	 * @ordered
	 */
	protected static final boolean REQUIRED_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isRequired() <em>Required</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isRequired()
	 * @generated
	 * @ordered
	 */
	protected boolean required = REQUIRED_EDEFAULT;

	/**
	 * The default value of the '{@link #getMaxCost() <em>Max Cost</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaxCost()
	 * @generated
	 * @ordered
	 */
	protected static final double MAX_COST_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getMaxCost() <em>Max Cost</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaxCost()
	 * @generated
	 * @ordered
	 */
	protected double maxCost = MAX_COST_EDEFAULT;

	/**
	 * This is true if the Max Cost attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean maxCostESet;

	/**
	 * The default value of the '{@link #getMaxExcess() <em>Max Excess</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaxExcess()
	 * @generated
	 * @ordered
	 */
	protected static final double MAX_EXCESS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getMaxExcess() <em>Max Excess</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaxExcess()
	 * @generated
	 * @ordered
	 */
	protected double maxExcess = MAX_EXCESS_EDEFAULT;

	/**
	 * This is true if the Max Excess attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean maxExcessESet;

	/**
	 * The default value of the '{@link #getThroughput() <em>Throughput</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getThroughput()
	 * @generated
	 * @ordered
	 */
	protected static final String THROUGHPUT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getThroughput() <em>Throughput</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getThroughput()
	 * @generated
	 * @ordered
	 */
	protected String throughput = THROUGHPUT_EDEFAULT;

	/**
	 * The default value of the '{@link #getPlanner() <em>Planner</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPlanner()
	 * @generated
	 * @ordered
	 */
	protected static final String PLANNER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPlanner() <em>Planner</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPlanner()
	 * @generated
	 * @ordered
	 */
	protected String planner = PLANNER_EDEFAULT;

	/**
	 * The default value of the '{@link #getOptions() <em>Options</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOptions()
	 * @generated
	 * @ordered
	 */
	protected static final String OPTIONS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getOptions() <em>Options</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOptions()
	 * @generated
	 * @ordered
	 */
	protected String options = OPTIONS_EDEFAULT;

	/**
	 * The default value of the '{@link #getStartHeading() <em>Start Heading</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStartHeading()
	 * @generated
	 * @ordered
	 */
	protected static final double START_HEADING_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getStartHeading() <em>Start Heading</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStartHeading()
	 * @generated
	 * @ordered
	 */
	protected double startHeading = START_HEADING_EDEFAULT;

	/**
	 * This is true if the Start Heading attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean startHeadingESet;

	/**
	 * The default value of the '{@link #getGoalHeading() <em>Goal Heading</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGoalHeading()
	 * @generated
	 * @ordered
	 */
	protected static final double GOAL_HEADING_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getGoalHeading() <em>Goal Heading</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGoalHeading()
	 * @generated
	 * @ordered
	 */
	protected double goalHeading = GOAL_HEADING_EDEFAULT;

	/**
	 * This is true if the Goal Heading attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean goalHeadingESet;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PathProbeImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return LevelPackage.Literals.PATH_PROBE;
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
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__NAME, oldName, name));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public AgentType getAgent() {
		return agent;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAgent(AgentType newAgent) {
		AgentType oldAgent = agent;
		agent = newAgent;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__AGENT, oldAgent, agent));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getStartX() {
		return startX;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStartX(int newStartX) {
		int oldStartX = startX;
		startX = newStartX;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__START_X, oldStartX, startX));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getStartY() {
		return startY;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStartY(int newStartY) {
		int oldStartY = startY;
		startY = newStartY;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__START_Y, oldStartY, startY));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getGoalX() {
		return goalX;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGoalX(int newGoalX) {
		int oldGoalX = goalX;
		goalX = newGoalX;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__GOAL_X, oldGoalX, goalX));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getGoalY() {
		return goalY;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGoalY(int newGoalY) {
		int oldGoalY = goalY;
		goalY = newGoalY;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__GOAL_Y, oldGoalY, goalY));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isRequired() {
		return required;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRequired(boolean newRequired) {
		boolean oldRequired = required;
		required = newRequired;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__REQUIRED, oldRequired, required));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getMaxCost() {
		return maxCost;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMaxCost(double newMaxCost) {
		double oldMaxCost = maxCost;
		maxCost = newMaxCost;
		boolean oldMaxCostESet = maxCostESet;
		maxCostESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__MAX_COST, oldMaxCost, maxCost, !oldMaxCostESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetMaxCost() {
		double oldMaxCost = maxCost;
		boolean oldMaxCostESet = maxCostESet;
		maxCost = MAX_COST_EDEFAULT;
		maxCostESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.PATH_PROBE__MAX_COST, oldMaxCost, MAX_COST_EDEFAULT, oldMaxCostESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetMaxCost() {
		return maxCostESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getMaxExcess() {
		return maxExcess;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMaxExcess(double newMaxExcess) {
		double oldMaxExcess = maxExcess;
		maxExcess = newMaxExcess;
		boolean oldMaxExcessESet = maxExcessESet;
		maxExcessESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__MAX_EXCESS, oldMaxExcess, maxExcess, !oldMaxExcessESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetMaxExcess() {
		double oldMaxExcess = maxExcess;
		boolean oldMaxExcessESet = maxExcessESet;
		maxExcess = MAX_EXCESS_EDEFAULT;
		maxExcessESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.PATH_PROBE__MAX_EXCESS, oldMaxExcess, MAX_EXCESS_EDEFAULT, oldMaxExcessESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetMaxExcess() {
		return maxExcessESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getThroughput() {
		return throughput;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setThroughput(String newThroughput) {
		String oldThroughput = throughput;
		throughput = newThroughput;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__THROUGHPUT, oldThroughput, throughput));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPlanner() {
		return planner;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPlanner(String newPlanner) {
		String oldPlanner = planner;
		planner = newPlanner;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__PLANNER, oldPlanner, planner));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getOptions() {
		return options;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOptions(String newOptions) {
		String oldOptions = options;
		options = newOptions;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__OPTIONS, oldOptions, options));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getStartHeading() {
		return startHeading;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStartHeading(double newStartHeading) {
		double oldStartHeading = startHeading;
		startHeading = newStartHeading;
		boolean oldStartHeadingESet = startHeadingESet;
		startHeadingESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__START_HEADING, oldStartHeading, startHeading, !oldStartHeadingESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetStartHeading() {
		double oldStartHeading = startHeading;
		boolean oldStartHeadingESet = startHeadingESet;
		startHeading = START_HEADING_EDEFAULT;
		startHeadingESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.PATH_PROBE__START_HEADING, oldStartHeading, START_HEADING_EDEFAULT, oldStartHeadingESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetStartHeading() {
		return startHeadingESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getGoalHeading() {
		return goalHeading;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGoalHeading(double newGoalHeading) {
		double oldGoalHeading = goalHeading;
		goalHeading = newGoalHeading;
		boolean oldGoalHeadingESet = goalHeadingESet;
		goalHeadingESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.PATH_PROBE__GOAL_HEADING, oldGoalHeading, goalHeading, !oldGoalHeadingESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetGoalHeading() {
		double oldGoalHeading = goalHeading;
		boolean oldGoalHeadingESet = goalHeadingESet;
		goalHeading = GOAL_HEADING_EDEFAULT;
		goalHeadingESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.PATH_PROBE__GOAL_HEADING, oldGoalHeading, GOAL_HEADING_EDEFAULT, oldGoalHeadingESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetGoalHeading() {
		return goalHeadingESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case LevelPackage.PATH_PROBE__NAME:
				return getName();
			case LevelPackage.PATH_PROBE__AGENT:
				return getAgent();
			case LevelPackage.PATH_PROBE__START_X:
				return getStartX();
			case LevelPackage.PATH_PROBE__START_Y:
				return getStartY();
			case LevelPackage.PATH_PROBE__GOAL_X:
				return getGoalX();
			case LevelPackage.PATH_PROBE__GOAL_Y:
				return getGoalY();
			case LevelPackage.PATH_PROBE__REQUIRED:
				return isRequired();
			case LevelPackage.PATH_PROBE__MAX_COST:
				return getMaxCost();
			case LevelPackage.PATH_PROBE__MAX_EXCESS:
				return getMaxExcess();
			case LevelPackage.PATH_PROBE__THROUGHPUT:
				return getThroughput();
			case LevelPackage.PATH_PROBE__PLANNER:
				return getPlanner();
			case LevelPackage.PATH_PROBE__OPTIONS:
				return getOptions();
			case LevelPackage.PATH_PROBE__START_HEADING:
				return getStartHeading();
			case LevelPackage.PATH_PROBE__GOAL_HEADING:
				return getGoalHeading();
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
			case LevelPackage.PATH_PROBE__NAME:
				setName((String)newValue);
				return;
			case LevelPackage.PATH_PROBE__AGENT:
				setAgent((AgentType)newValue);
				return;
			case LevelPackage.PATH_PROBE__START_X:
				setStartX((Integer)newValue);
				return;
			case LevelPackage.PATH_PROBE__START_Y:
				setStartY((Integer)newValue);
				return;
			case LevelPackage.PATH_PROBE__GOAL_X:
				setGoalX((Integer)newValue);
				return;
			case LevelPackage.PATH_PROBE__GOAL_Y:
				setGoalY((Integer)newValue);
				return;
			case LevelPackage.PATH_PROBE__REQUIRED:
				setRequired((Boolean)newValue);
				return;
			case LevelPackage.PATH_PROBE__MAX_COST:
				setMaxCost((Double)newValue);
				return;
			case LevelPackage.PATH_PROBE__MAX_EXCESS:
				setMaxExcess((Double)newValue);
				return;
			case LevelPackage.PATH_PROBE__THROUGHPUT:
				setThroughput((String)newValue);
				return;
			case LevelPackage.PATH_PROBE__PLANNER:
				setPlanner((String)newValue);
				return;
			case LevelPackage.PATH_PROBE__OPTIONS:
				setOptions((String)newValue);
				return;
			case LevelPackage.PATH_PROBE__START_HEADING:
				setStartHeading((Double)newValue);
				return;
			case LevelPackage.PATH_PROBE__GOAL_HEADING:
				setGoalHeading((Double)newValue);
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
			case LevelPackage.PATH_PROBE__NAME:
				setName(NAME_EDEFAULT);
				return;
			case LevelPackage.PATH_PROBE__AGENT:
				setAgent((AgentType)null);
				return;
			case LevelPackage.PATH_PROBE__START_X:
				setStartX(START_X_EDEFAULT);
				return;
			case LevelPackage.PATH_PROBE__START_Y:
				setStartY(START_Y_EDEFAULT);
				return;
			case LevelPackage.PATH_PROBE__GOAL_X:
				setGoalX(GOAL_X_EDEFAULT);
				return;
			case LevelPackage.PATH_PROBE__GOAL_Y:
				setGoalY(GOAL_Y_EDEFAULT);
				return;
			case LevelPackage.PATH_PROBE__REQUIRED:
				setRequired(REQUIRED_EDEFAULT);
				return;
			case LevelPackage.PATH_PROBE__MAX_COST:
				unsetMaxCost();
				return;
			case LevelPackage.PATH_PROBE__MAX_EXCESS:
				unsetMaxExcess();
				return;
			case LevelPackage.PATH_PROBE__THROUGHPUT:
				setThroughput(THROUGHPUT_EDEFAULT);
				return;
			case LevelPackage.PATH_PROBE__PLANNER:
				setPlanner(PLANNER_EDEFAULT);
				return;
			case LevelPackage.PATH_PROBE__OPTIONS:
				setOptions(OPTIONS_EDEFAULT);
				return;
			case LevelPackage.PATH_PROBE__START_HEADING:
				unsetStartHeading();
				return;
			case LevelPackage.PATH_PROBE__GOAL_HEADING:
				unsetGoalHeading();
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
			case LevelPackage.PATH_PROBE__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case LevelPackage.PATH_PROBE__AGENT:
				return agent != null;
			case LevelPackage.PATH_PROBE__START_X:
				return startX != START_X_EDEFAULT;
			case LevelPackage.PATH_PROBE__START_Y:
				return startY != START_Y_EDEFAULT;
			case LevelPackage.PATH_PROBE__GOAL_X:
				return goalX != GOAL_X_EDEFAULT;
			case LevelPackage.PATH_PROBE__GOAL_Y:
				return goalY != GOAL_Y_EDEFAULT;
			case LevelPackage.PATH_PROBE__REQUIRED:
				return required != REQUIRED_EDEFAULT;
			case LevelPackage.PATH_PROBE__MAX_COST:
				return isSetMaxCost();
			case LevelPackage.PATH_PROBE__MAX_EXCESS:
				return isSetMaxExcess();
			case LevelPackage.PATH_PROBE__THROUGHPUT:
				return THROUGHPUT_EDEFAULT == null ? throughput != null : !THROUGHPUT_EDEFAULT.equals(throughput);
			case LevelPackage.PATH_PROBE__PLANNER:
				return PLANNER_EDEFAULT == null ? planner != null : !PLANNER_EDEFAULT.equals(planner);
			case LevelPackage.PATH_PROBE__OPTIONS:
				return OPTIONS_EDEFAULT == null ? options != null : !OPTIONS_EDEFAULT.equals(options);
			case LevelPackage.PATH_PROBE__START_HEADING:
				return isSetStartHeading();
			case LevelPackage.PATH_PROBE__GOAL_HEADING:
				return isSetGoalHeading();
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
		result.append(", startX: ");
		result.append(startX);
		result.append(", startY: ");
		result.append(startY);
		result.append(", goalX: ");
		result.append(goalX);
		result.append(", goalY: ");
		result.append(goalY);
		result.append(", required: ");
		result.append(required);
		result.append(", maxCost: ");
		if (maxCostESet) result.append(maxCost); else result.append("<unset>");
		result.append(", maxExcess: ");
		if (maxExcessESet) result.append(maxExcess); else result.append("<unset>");
		result.append(", throughput: ");
		result.append(throughput);
		result.append(", planner: ");
		result.append(planner);
		result.append(", options: ");
		result.append(options);
		result.append(", startHeading: ");
		if (startHeadingESet) result.append(startHeading); else result.append("<unset>");
		result.append(", goalHeading: ");
		if (goalHeadingESet) result.append(goalHeading); else result.append("<unset>");
		result.append(')');
		return result.toString();
	}

} //PathProbeImpl
