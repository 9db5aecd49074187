/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Path Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A question that stays on the map: how does this agent get from start to goal?
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.PathProbe#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getAgent <em>Agent</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getStartX <em>Start X</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getStartY <em>Start Y</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getGoalX <em>Goal X</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getGoalY <em>Goal Y</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#isRequired <em>Required</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getMaxCost <em>Max Cost</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getMaxExcess <em>Max Excess</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getThroughput <em>Throughput</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getPlanner <em>Planner</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getOptions <em>Options</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getStartHeading <em>Start Heading</em>}</li>
 *   <li>{@link org.leeway.model.PathProbe#getGoalHeading <em>Goal Heading</em>}</li>
 * </ul>
 *
 * @see org.leeway.model.LevelPackage#getPathProbe()
 * @model
 * @generated
 */
public interface PathProbe extends EObject {
	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Display name. Optional.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.leeway.model.LevelPackage#getPathProbe_Name()
	 * @model
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Agent</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The agent of the probe. Unset until the designer chooses one.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Agent</em>' reference.
	 * @see #setAgent(AgentType)
	 * @see org.leeway.model.LevelPackage#getPathProbe_Agent()
	 * @model resolveProxies="false"
	 * @generated
	 */
	AgentType getAgent();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getAgent <em>Agent</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Agent</em>' reference.
	 * @see #getAgent()
	 * @generated
	 */
	void setAgent(AgentType value);

	/**
	 * Returns the value of the '<em><b>Start X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The column of the start anchor.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Start X</em>' attribute.
	 * @see #setStartX(int)
	 * @see org.leeway.model.LevelPackage#getPathProbe_StartX()
	 * @model
	 * @generated
	 */
	int getStartX();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getStartX <em>Start X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Start X</em>' attribute.
	 * @see #getStartX()
	 * @generated
	 */
	void setStartX(int value);

	/**
	 * Returns the value of the '<em><b>Start Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The row of the start anchor.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Start Y</em>' attribute.
	 * @see #setStartY(int)
	 * @see org.leeway.model.LevelPackage#getPathProbe_StartY()
	 * @model
	 * @generated
	 */
	int getStartY();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getStartY <em>Start Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Start Y</em>' attribute.
	 * @see #getStartY()
	 * @generated
	 */
	void setStartY(int value);

	/**
	 * Returns the value of the '<em><b>Goal X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The column of the goal anchor.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Goal X</em>' attribute.
	 * @see #setGoalX(int)
	 * @see org.leeway.model.LevelPackage#getPathProbe_GoalX()
	 * @model
	 * @generated
	 */
	int getGoalX();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getGoalX <em>Goal X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Goal X</em>' attribute.
	 * @see #getGoalX()
	 * @generated
	 */
	void setGoalX(int value);

	/**
	 * Returns the value of the '<em><b>Goal Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The row of the goal anchor.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Goal Y</em>' attribute.
	 * @see #setGoalY(int)
	 * @see org.leeway.model.LevelPackage#getPathProbe_GoalY()
	 * @model
	 * @generated
	 */
	int getGoalY();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getGoalY <em>Goal Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Goal Y</em>' attribute.
	 * @see #getGoalY()
	 * @generated
	 */
	void setGoalY(int value);

	/**
	 * Returns the value of the '<em><b>Required</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Report an error if there is no path within the maximum cost. Needs an agent.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Required</em>' attribute.
	 * @see #setRequired(boolean)
	 * @see org.leeway.model.LevelPackage#getPathProbe_Required()
	 * @model
	 * @generated
	 */
	boolean isRequired();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#isRequired <em>Required</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Required</em>' attribute.
	 * @see #isRequired()
	 * @generated
	 */
	void setRequired(boolean value);

	/**
	 * Returns the value of the '<em><b>Max Cost</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Maximum cost of a required path: its length, where all speeds are 1. Not set: any cost. At least 0.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Max Cost</em>' attribute.
	 * @see #isSetMaxCost()
	 * @see #unsetMaxCost()
	 * @see #setMaxCost(double)
	 * @see org.leeway.model.LevelPackage#getPathProbe_MaxCost()
	 * @model unsettable="true"
	 * @generated
	 */
	double getMaxCost();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getMaxCost <em>Max Cost</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Max Cost</em>' attribute.
	 * @see #isSetMaxCost()
	 * @see #unsetMaxCost()
	 * @see #getMaxCost()
	 * @generated
	 */
	void setMaxCost(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.PathProbe#getMaxCost <em>Max Cost</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetMaxCost()
	 * @see #getMaxCost()
	 * @see #setMaxCost(double)
	 * @generated
	 */
	void unsetMaxCost();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.PathProbe#getMaxCost <em>Max Cost</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Max Cost</em>' attribute is set.
	 * @see #unsetMaxCost()
	 * @see #getMaxCost()
	 * @see #setMaxCost(double)
	 * @generated
	 */
	boolean isSetMaxCost();

	/**
	 * Returns the value of the '<em><b>Max Excess</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Maximum excess of the engine route, Recast/Detour or Godot, over the shortest path, in percent, if the path is required. Not set: any excess. At least 0.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Max Excess</em>' attribute.
	 * @see #isSetMaxExcess()
	 * @see #unsetMaxExcess()
	 * @see #setMaxExcess(double)
	 * @see org.leeway.model.LevelPackage#getPathProbe_MaxExcess()
	 * @model unsettable="true"
	 * @generated
	 */
	double getMaxExcess();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getMaxExcess <em>Max Excess</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Max Excess</em>' attribute.
	 * @see #isSetMaxExcess()
	 * @see #unsetMaxExcess()
	 * @see #getMaxExcess()
	 * @generated
	 */
	void setMaxExcess(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.PathProbe#getMaxExcess <em>Max Excess</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetMaxExcess()
	 * @see #getMaxExcess()
	 * @see #setMaxExcess(double)
	 * @generated
	 */
	void unsetMaxExcess();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.PathProbe#getMaxExcess <em>Max Excess</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Max Excess</em>' attribute is set.
	 * @see #unsetMaxExcess()
	 * @see #getMaxExcess()
	 * @see #setMaxExcess(double)
	 * @generated
	 */
	boolean isSetMaxExcess();

	/**
	 * Returns the value of the '<em><b>Throughput</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How many units must get through if the path is required, such as: 20 in 30 s, 10 infantry back. Missing: any number.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Throughput</em>' attribute.
	 * @see #setThroughput(String)
	 * @see org.leeway.model.LevelPackage#getPathProbe_Throughput()
	 * @model
	 * @generated
	 */
	String getThroughput();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getThroughput <em>Throughput</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Throughput</em>' attribute.
	 * @see #getThroughput()
	 * @generated
	 */
	void setThroughput(String value);

	/**
	 * Returns the value of the '<em><b>Planner</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The planner of the probe, by its id. If missing, the planner chosen for all probes counts.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Planner</em>' attribute.
	 * @see #setPlanner(String)
	 * @see org.leeway.model.LevelPackage#getPathProbe_Planner()
	 * @model
	 * @generated
	 */
	String getPlanner();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getPlanner <em>Planner</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Planner</em>' attribute.
	 * @see #getPlanner()
	 * @generated
	 */
	void setPlanner(String value);

	/**
	 * Returns the value of the '<em><b>Options</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Options of the planner, as name=value, separated by blanks. Optional.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Options</em>' attribute.
	 * @see #setOptions(String)
	 * @see org.leeway.model.LevelPackage#getPathProbe_Options()
	 * @model
	 * @generated
	 */
	String getOptions();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getOptions <em>Options</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Options</em>' attribute.
	 * @see #getOptions()
	 * @generated
	 */
	void setOptions(String value);

	/**
	 * Returns the value of the '<em><b>Start Heading</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Heading of the unit at the start, in degrees clockwise, 0 to the right. Not set: any heading.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Start Heading</em>' attribute.
	 * @see #isSetStartHeading()
	 * @see #unsetStartHeading()
	 * @see #setStartHeading(double)
	 * @see org.leeway.model.LevelPackage#getPathProbe_StartHeading()
	 * @model unsettable="true"
	 * @generated
	 */
	double getStartHeading();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getStartHeading <em>Start Heading</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Start Heading</em>' attribute.
	 * @see #isSetStartHeading()
	 * @see #unsetStartHeading()
	 * @see #getStartHeading()
	 * @generated
	 */
	void setStartHeading(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.PathProbe#getStartHeading <em>Start Heading</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetStartHeading()
	 * @see #getStartHeading()
	 * @see #setStartHeading(double)
	 * @generated
	 */
	void unsetStartHeading();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.PathProbe#getStartHeading <em>Start Heading</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Start Heading</em>' attribute is set.
	 * @see #unsetStartHeading()
	 * @see #getStartHeading()
	 * @see #setStartHeading(double)
	 * @generated
	 */
	boolean isSetStartHeading();

	/**
	 * Returns the value of the '<em><b>Goal Heading</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Heading of the unit at the goal, in degrees as at the start. Not set: any heading.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Goal Heading</em>' attribute.
	 * @see #isSetGoalHeading()
	 * @see #unsetGoalHeading()
	 * @see #setGoalHeading(double)
	 * @see org.leeway.model.LevelPackage#getPathProbe_GoalHeading()
	 * @model unsettable="true"
	 * @generated
	 */
	double getGoalHeading();

	/**
	 * Sets the value of the '{@link org.leeway.model.PathProbe#getGoalHeading <em>Goal Heading</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Goal Heading</em>' attribute.
	 * @see #isSetGoalHeading()
	 * @see #unsetGoalHeading()
	 * @see #getGoalHeading()
	 * @generated
	 */
	void setGoalHeading(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.PathProbe#getGoalHeading <em>Goal Heading</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetGoalHeading()
	 * @see #getGoalHeading()
	 * @see #setGoalHeading(double)
	 * @generated
	 */
	void unsetGoalHeading();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.PathProbe#getGoalHeading <em>Goal Heading</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Goal Heading</em>' attribute is set.
	 * @see #unsetGoalHeading()
	 * @see #getGoalHeading()
	 * @see #setGoalHeading(double)
	 * @generated
	 */
	boolean isSetGoalHeading();

} // PathProbe
