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
import org.leeway.model.NavMeshLayer;
import org.leeway.model.TerrainType;

import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Nav Mesh Layer</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.impl.NavMeshLayerImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.impl.NavMeshLayerImpl#getAgent <em>Agent</em>}</li>
 *   <li>{@link org.leeway.model.impl.NavMeshLayerImpl#getCapability <em>Capability</em>}</li>
 *   <li>{@link org.leeway.model.impl.NavMeshLayerImpl#isKeepTerrains <em>Keep Terrains</em>}</li>
 *   <li>{@link org.leeway.model.impl.NavMeshLayerImpl#getCircleTolerance <em>Circle Tolerance</em>}</li>
 *   <li>{@link org.leeway.model.impl.NavMeshLayerImpl#getSimplification <em>Simplification</em>}</li>
 *   <li>{@link org.leeway.model.impl.NavMeshLayerImpl#getMesh <em>Mesh</em>}</li>
 * </ul>
 *
 * @generated
 */
public class NavMeshLayerImpl extends MinimalEObjectImpl.Container implements NavMeshLayer {
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
	 * The cached value of the '{@link #getCapability() <em>Capability</em>}' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCapability()
	 * @generated
	 * @ordered
	 */
	protected EList<TerrainType> capability;

	/**
	 * The default value of the '{@link #isKeepTerrains() <em>Keep Terrains</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isKeepTerrains()
	 * @generated
	 * @ordered
	 */
	protected static final boolean KEEP_TERRAINS_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isKeepTerrains() <em>Keep Terrains</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isKeepTerrains()
	 * @generated
	 * @ordered
	 */
	protected boolean keepTerrains = KEEP_TERRAINS_EDEFAULT;

	/**
	 * The default value of the '{@link #getCircleTolerance() <em>Circle Tolerance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCircleTolerance()
	 * @generated
	 * @ordered
	 */
	protected static final double CIRCLE_TOLERANCE_EDEFAULT = 0.03125;

	/**
	 * The cached value of the '{@link #getCircleTolerance() <em>Circle Tolerance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCircleTolerance()
	 * @generated
	 * @ordered
	 */
	protected double circleTolerance = CIRCLE_TOLERANCE_EDEFAULT;

	/**
	 * The default value of the '{@link #getSimplification() <em>Simplification</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSimplification()
	 * @generated
	 * @ordered
	 */
	protected static final double SIMPLIFICATION_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getSimplification() <em>Simplification</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSimplification()
	 * @generated
	 * @ordered
	 */
	protected double simplification = SIMPLIFICATION_EDEFAULT;

	/**
	 * The default value of the '{@link #getMesh() <em>Mesh</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMesh()
	 * @generated
	 * @ordered
	 */
	protected static final PolygonMesh MESH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getMesh() <em>Mesh</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMesh()
	 * @generated
	 * @ordered
	 */
	protected PolygonMesh mesh = MESH_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected NavMeshLayerImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return LevelPackage.Literals.NAV_MESH_LAYER;
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
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.NAV_MESH_LAYER__NAME, oldName, name));
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
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.NAV_MESH_LAYER__AGENT, oldAgent, agent));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<TerrainType> getCapability() {
		if (capability == null) {
			capability = new EObjectEList<TerrainType>(TerrainType.class, this, LevelPackage.NAV_MESH_LAYER__CAPABILITY);
		}
		return capability;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isKeepTerrains() {
		return keepTerrains;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKeepTerrains(boolean newKeepTerrains) {
		boolean oldKeepTerrains = keepTerrains;
		keepTerrains = newKeepTerrains;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.NAV_MESH_LAYER__KEEP_TERRAINS, oldKeepTerrains, keepTerrains));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getCircleTolerance() {
		return circleTolerance;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCircleTolerance(double newCircleTolerance) {
		double oldCircleTolerance = circleTolerance;
		circleTolerance = newCircleTolerance;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.NAV_MESH_LAYER__CIRCLE_TOLERANCE, oldCircleTolerance, circleTolerance));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getSimplification() {
		return simplification;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSimplification(double newSimplification) {
		double oldSimplification = simplification;
		simplification = newSimplification;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.NAV_MESH_LAYER__SIMPLIFICATION, oldSimplification, simplification));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PolygonMesh getMesh() {
		return mesh;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMesh(PolygonMesh newMesh) {
		PolygonMesh oldMesh = mesh;
		mesh = newMesh;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.NAV_MESH_LAYER__MESH, oldMesh, mesh));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case LevelPackage.NAV_MESH_LAYER__NAME:
				return getName();
			case LevelPackage.NAV_MESH_LAYER__AGENT:
				return getAgent();
			case LevelPackage.NAV_MESH_LAYER__CAPABILITY:
				return getCapability();
			case LevelPackage.NAV_MESH_LAYER__KEEP_TERRAINS:
				return isKeepTerrains();
			case LevelPackage.NAV_MESH_LAYER__CIRCLE_TOLERANCE:
				return getCircleTolerance();
			case LevelPackage.NAV_MESH_LAYER__SIMPLIFICATION:
				return getSimplification();
			case LevelPackage.NAV_MESH_LAYER__MESH:
				return getMesh();
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
			case LevelPackage.NAV_MESH_LAYER__NAME:
				setName((String)newValue);
				return;
			case LevelPackage.NAV_MESH_LAYER__AGENT:
				setAgent((AgentType)newValue);
				return;
			case LevelPackage.NAV_MESH_LAYER__CAPABILITY:
				getCapability().clear();
				getCapability().addAll((Collection<? extends TerrainType>)newValue);
				return;
			case LevelPackage.NAV_MESH_LAYER__KEEP_TERRAINS:
				setKeepTerrains((Boolean)newValue);
				return;
			case LevelPackage.NAV_MESH_LAYER__CIRCLE_TOLERANCE:
				setCircleTolerance((Double)newValue);
				return;
			case LevelPackage.NAV_MESH_LAYER__SIMPLIFICATION:
				setSimplification((Double)newValue);
				return;
			case LevelPackage.NAV_MESH_LAYER__MESH:
				setMesh((PolygonMesh)newValue);
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
			case LevelPackage.NAV_MESH_LAYER__NAME:
				setName(NAME_EDEFAULT);
				return;
			case LevelPackage.NAV_MESH_LAYER__AGENT:
				setAgent((AgentType)null);
				return;
			case LevelPackage.NAV_MESH_LAYER__CAPABILITY:
				getCapability().clear();
				return;
			case LevelPackage.NAV_MESH_LAYER__KEEP_TERRAINS:
				setKeepTerrains(KEEP_TERRAINS_EDEFAULT);
				return;
			case LevelPackage.NAV_MESH_LAYER__CIRCLE_TOLERANCE:
				setCircleTolerance(CIRCLE_TOLERANCE_EDEFAULT);
				return;
			case LevelPackage.NAV_MESH_LAYER__SIMPLIFICATION:
				setSimplification(SIMPLIFICATION_EDEFAULT);
				return;
			case LevelPackage.NAV_MESH_LAYER__MESH:
				setMesh(MESH_EDEFAULT);
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
			case LevelPackage.NAV_MESH_LAYER__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case LevelPackage.NAV_MESH_LAYER__AGENT:
				return agent != null;
			case LevelPackage.NAV_MESH_LAYER__CAPABILITY:
				return capability != null && !capability.isEmpty();
			case LevelPackage.NAV_MESH_LAYER__KEEP_TERRAINS:
				return keepTerrains != KEEP_TERRAINS_EDEFAULT;
			case LevelPackage.NAV_MESH_LAYER__CIRCLE_TOLERANCE:
				return circleTolerance != CIRCLE_TOLERANCE_EDEFAULT;
			case LevelPackage.NAV_MESH_LAYER__SIMPLIFICATION:
				return simplification != SIMPLIFICATION_EDEFAULT;
			case LevelPackage.NAV_MESH_LAYER__MESH:
				return MESH_EDEFAULT == null ? mesh != null : !MESH_EDEFAULT.equals(mesh);
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
		result.append(", keepTerrains: ");
		result.append(keepTerrains);
		result.append(", circleTolerance: ");
		result.append(circleTolerance);
		result.append(", simplification: ");
		result.append(simplification);
		result.append(", mesh: ");
		result.append(mesh);
		result.append(')');
		return result.toString();
	}

} //NavMeshLayerImpl
