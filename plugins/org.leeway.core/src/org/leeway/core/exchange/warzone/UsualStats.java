package org.leeway.core.exchange.warzone;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

import org.leeway.core.exchange.warzone.GameStats.Stat;

/**
 * A table of structures and features, used if the files of the game are missing. Usually, a structure or feature covers one tile,
 * blocks this tile, and can be destroyed. The table has only the exceptions from this rule. The data are from version 4.3 of the
 * game.
 */
final class UsualStats {

	/** The exceptional kinds of structures, indexed by name. */
	static final Map<String, Stat> STRUCTURES = new HashMap<>();
	/** The exceptional kinds of features, indexed by name. */
	static final Map<String, Stat> FEATURES = new HashMap<>();

	static {
		add(STRUCTURES, 3, 3, "FACTORY", "A0LightFactory A0VTolFactory1");
		add(STRUCTURES, 1, 2, "CYBORG FACTORY", "A0CyborgFactory");
		add(STRUCTURES, 2, 1, "FACTORY", "A0BaBaFactory");
		add(STRUCTURES, 2, 2, "HQ", "A0CommandCentre A0CommandCentreCO A0CommandCentreNE A0CommandCentreNP");
		add(STRUCTURES, 2, 2, "", "A0PowerGenerator A0ResearchFacility A0ComDroidControl A0LasSatCommand A0Sat-linkCentre"
				+ " A0BaBaVtolFactory NuclearReactor UplinkCentre X-Super-Cannon X-Super-MassDriver X-Super-Missile X-Super-Rocket");
		add(STRUCTURES, 3, 3, "", "WreckedTransporter");
		add(STRUCTURES, 1, 1, "REARM PAD", "A0VtolPad A0BaBaVtolPad");
		add(STRUCTURES, 1, 1, "FACTORY MODULE", "A0FacMod1 A0PowMod1 A0ResearchModule1");
		add(STRUCTURES, 1, 1, "RESOURCE EXTRACTOR", "A0ResourceExtractor");
		add(FEATURES, 2, 2, "", "Tree1 Tree2 TreeSnow1 TreeSnow2 OldFactory bigcooltowr nukepowstat Advmaterialslab Aerodynamicslab"
				+ " Heavywepslab Indirectlab Laseropticslab Nanolab Powlab Rotarywepslab WaterBuilding WaterBuilding2 WaterBuilding3"
				+ " WreckedBuilding9 WreckedBuilding17");
		add(FEATURES, 3, 3, "", "building1 building2 building3 building7 building8 building11 WreckedBuilding16");
		add(FEATURES, 2, 1, "", "building10 building12 BarbTechRuin BarbWarehouse1 BarbWarehouse2");
		add(FEATURES, 1, 2, "", "WreckedBridge WreckedTankerV");
		add(FEATURES, 1, 5, "", "bridgefull");
		add(FEATURES, 1, 1, "OIL DRUM", "OilDrum Crate");
		Stream.of("OilResource Boulder1 Boulder2 Boulder3 Wreck0 Wreck1 Wreck2 Wreck3 Wreck4 Wreck5 trapcorner trapstraight".split(" "))
				.forEach(name -> FEATURES.put(name, new Stat(1, 1, "", false)));
	}

	private UsualStats() {
	}

	private static void add(Map<String, Stat> stats, int width, int breadth, String type, String names) {
		Stream.of(names.split(" ")).forEach(name -> stats.put(name, new Stat(width, breadth, type, true)));
	}
}
