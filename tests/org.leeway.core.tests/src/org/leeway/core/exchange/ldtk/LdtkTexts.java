package org.leeway.core.exchange.ldtk;

/** The texts of a project of LDtk. The project has every member that the JSON schema of LDtk 1.5.3 requires, so it is valid. */
final class LdtkTexts {

	/** A project of two levels with values, and one level without. */
	static final String PROJECT = """
			{"__header__":{"fileType":"LDtk Project JSON","app":"LDtk","doc":"https://ldtk.io/json",
			"schema":"https://ldtk.io/files/JSON_SCHEMA.json","appAuthor":"","appVersion":"1.5.3",
			"url":"https://ldtk.io"},"bgColor":"","externalLevels":false,"toc":[],"worlds":[],"appBuildId":0,
			"backupLimit":0,"backupOnSave":false,"customCommands":[],"defaultEntityHeight":0,"defaultEntityWidth":0,
			"defaultGridSize":0,"defaultLevelBgColor":"","defaultPivotX":0,"defaultPivotY":0,"dummyWorldIid":"",
			"exportLevelBg":false,"exportTiled":false,"flags":[],"identifierStyle":"Capitalize",
			"imageExportMode":"None","levelNamePattern":"","minifyJson":false,"nextUid":0,"simplifiedExport":false,
			"jsonVersion":"1.5.3","iid":"p","defs":{"entities":[],"enums":[],"externalEnums":[],"levelFields":[],
			"tilesets":[],"layers":[{"displayOpacity":0,"intGridValuesGroups":[],"parallaxFactorX":0,
			"parallaxFactorY":0,"parallaxScaling":false,"pxOffsetX":0,"pxOffsetY":0,"autoRuleGroups":[],
			"canSelectWhenInactive":false,"excludedTags":[],"guideGridHei":0,"guideGridWid":0,
			"hideFieldsWhenInactive":false,"hideInList":false,"inactiveOpacity":0,"renderInWorldView":false,
			"requiredTags":[],"tilePivotX":0,"tilePivotY":0,"uiFilterTags":[],"useAsyncRender":false,"uid":1,
			"identifier":"Ground","type":"IntGrid","__type":"IntGrid","gridSize":16,"intGridValues":[{"value":1,
			"identifier":"wall","color":"#73809A","groupUid":0},{"value":3,"identifier":"shallow_water",
			"color":"#33ADCC","groupUid":0}]},{"displayOpacity":0,"intGridValuesGroups":[],"parallaxFactorX":0,
			"parallaxFactorY":0,"parallaxScaling":false,"pxOffsetX":0,"pxOffsetY":0,"autoRuleGroups":[],
			"canSelectWhenInactive":false,"excludedTags":[],"guideGridHei":0,"guideGridWid":0,
			"hideFieldsWhenInactive":false,"hideInList":false,"inactiveOpacity":0,"renderInWorldView":false,
			"requiredTags":[],"tilePivotX":0,"tilePivotY":0,"uiFilterTags":[],"useAsyncRender":false,"uid":2,
			"identifier":"Fine","type":"IntGrid","__type":"IntGrid","gridSize":8,"intGridValues":[{"value":2,
			"identifier":null,"color":"#FF0000","groupUid":0}]},{"displayOpacity":0,"intGridValues":[],
			"intGridValuesGroups":[],"parallaxFactorX":0,"parallaxFactorY":0,"parallaxScaling":false,"pxOffsetX":0,
			"pxOffsetY":0,"autoRuleGroups":[],"canSelectWhenInactive":false,"excludedTags":[],"guideGridHei":0,
			"guideGridWid":0,"hideFieldsWhenInactive":false,"hideInList":false,"inactiveOpacity":0,
			"renderInWorldView":false,"requiredTags":[],"tilePivotX":0,"tilePivotY":0,"uiFilterTags":[],
			"useAsyncRender":false,"uid":3,"identifier":"Things","type":"Entities","__type":"Entities",
			"gridSize":16},{"displayOpacity":0,"intGridValues":[],"intGridValuesGroups":[],"parallaxFactorX":0,
			"parallaxFactorY":0,"parallaxScaling":false,"pxOffsetX":0,"pxOffsetY":0,"autoRuleGroups":[],
			"canSelectWhenInactive":false,"excludedTags":[],"guideGridHei":0,"guideGridWid":0,
			"hideFieldsWhenInactive":false,"hideInList":false,"inactiveOpacity":0,"renderInWorldView":false,
			"requiredTags":[],"tilePivotX":0,"tilePivotY":0,"uiFilterTags":[],"useAsyncRender":false,"uid":4,
			"identifier":"Pictures","type":"AutoLayer","__type":"AutoLayer","gridSize":16}]},
			"levels":[{"__bgColor":"","__neighbours":[],"fieldInstances":[],"worldDepth":0,"__smartColor":"",
			"bgPivotX":0,"bgPivotY":0,"useAutoIdentifier":false,"identifier":"Harbour","iid":"v1","uid":1,
			"pxWid":48,"pxHei":32,"worldX":0,"worldY":0,"layerInstances":[{"__opacity":0,"__pxTotalOffsetX":0,
			"__pxTotalOffsetY":0,"autoLayerTiles":[],"gridTiles":[],"intGridCsv":[],"pxOffsetX":0,"pxOffsetY":0,
			"optionalRules":[],"seed":0,"iid":"l3","__identifier":"Things","__type":"Entities","layerDefUid":3,
			"__cWid":3,"__cHei":2,"__gridSize":16,"levelId":1,"visible":true,"entityInstances":[{"__tags":[],
			"__identifier":"PlayerStart","iid":"ePlayerStart","defUid":8,"px":[24,32],"width":16,"height":16,
			"__pivot":[0.5,1],"__grid":[1,2],"__smartColor":"#FFFFFF","fieldInstances":[]},{"__tags":[],
			"__identifier":"Chest","iid":"eChest","defUid":8,"px":[4,4],"width":20,"height":8,"__pivot":[0,0],
			"__grid":[0,0],"__smartColor":"#FFFFFF","fieldInstances":[{"realEditorValues":[],
			"__identifier":"content","__type":"String","__value":"gold","defUid":9},{"realEditorValues":[],
			"__identifier":"count","__type":"String","__value":3,"defUid":9},{"realEditorValues":[],
			"__identifier":"items","__type":"String","__value":["a"],"defUid":9}]},{"__tags":[],
			"__identifier":"Spawner","iid":"eSpawner","defUid":8,"px":[500,8],"width":16,"height":16,"__pivot":[0.5,
			0.5],"__grid":[31,0],"__smartColor":"#FFFFFF","fieldInstances":[]}]},{"__opacity":0,
			"__pxTotalOffsetX":0,"__pxTotalOffsetY":0,"autoLayerTiles":[],"entityInstances":[],"gridTiles":[],
			"pxOffsetX":0,"pxOffsetY":0,"optionalRules":[],"seed":0,"iid":"l2","__identifier":"Fine",
			"__type":"IntGrid","layerDefUid":2,"__cWid":6,"__cHei":4,"__gridSize":8,"levelId":1,"visible":true,
			"intGridCsv":[2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7]},{"__opacity":0,"__pxTotalOffsetX":0,
			"__pxTotalOffsetY":0,"autoLayerTiles":[],"entityInstances":[],"gridTiles":[],"intGridCsv":[],
			"pxOffsetX":0,"pxOffsetY":0,"optionalRules":[],"seed":0,"iid":"l4","__identifier":"Pictures",
			"__type":"AutoLayer","layerDefUid":4,"__cWid":3,"__cHei":2,"__gridSize":16,"levelId":1,"visible":true},
			{"__opacity":0,"autoLayerTiles":[],"entityInstances":[],"gridTiles":[],"pxOffsetX":0,"pxOffsetY":0,
			"optionalRules":[],"seed":0,"iid":"l1","__identifier":"Ground","__type":"IntGrid","layerDefUid":1,
			"__cWid":3,"__cHei":2,"__gridSize":16,"levelId":1,"visible":true,"intGridCsv":[1,1,0,0,3,0],
			"__pxTotalOffsetX":0,"__pxTotalOffsetY":0}]},{"__bgColor":"","__neighbours":[],"fieldInstances":[],
			"worldDepth":0,"__smartColor":"","bgPivotX":0,"bgPivotY":0,"useAutoIdentifier":false,
			"identifier":"Cave","iid":"v2","uid":2,"pxWid":32,"pxHei":16,"worldX":48,"worldY":0,
			"layerInstances":[{"__opacity":0,"__pxTotalOffsetX":0,"__pxTotalOffsetY":0,"autoLayerTiles":[],
			"entityInstances":[],"gridTiles":[],"pxOffsetX":0,"pxOffsetY":0,"optionalRules":[],"seed":0,"iid":"l1",
			"__identifier":"Ground","__type":"IntGrid","layerDefUid":1,"__cWid":2,"__cHei":1,"__gridSize":16,
			"levelId":1,"visible":true,"intGridCsv":[1,3]}]},{"__bgColor":"","__neighbours":[],"fieldInstances":[],
			"worldDepth":0,"__smartColor":"","bgPivotX":0,"bgPivotY":0,"useAutoIdentifier":false,"identifier":"Sky",
			"iid":"v3","uid":3,"pxWid":32,"pxHei":16,"worldX":96,"worldY":0,"layerInstances":[{"__opacity":0,
			"__pxTotalOffsetX":0,"__pxTotalOffsetY":0,"autoLayerTiles":[],"entityInstances":[],"gridTiles":[],
			"intGridCsv":[],"pxOffsetX":0,"pxOffsetY":0,"optionalRules":[],"seed":0,"iid":"l4",
			"__identifier":"Pictures","__type":"AutoLayer","layerDefUid":4,"__cWid":2,"__cHei":1,"__gridSize":16,
			"levelId":1,"visible":true}]}],"worldLayout":"Free"}
			""";

	/** The second level of the project, either as an element of the project's array or as a file of its own. */
	static final String CAVE = """
			{"__bgColor":"","__neighbours":[],"fieldInstances":[],"worldDepth":0,"__smartColor":"","bgPivotX":0,
			"bgPivotY":0,"useAutoIdentifier":false,"identifier":"Cave","iid":"v2","uid":2,"pxWid":32,"pxHei":16,
			"worldX":48,"worldY":0,"layerInstances":[{"__opacity":0,"__pxTotalOffsetX":0,"__pxTotalOffsetY":0,
			"autoLayerTiles":[],"entityInstances":[],"gridTiles":[],"pxOffsetX":0,"pxOffsetY":0,"optionalRules":[],
			"seed":0,"iid":"l1","__identifier":"Ground","__type":"IntGrid","layerDefUid":1,"__cWid":2,"__cHei":1,
			"__gridSize":16,"levelId":1,"visible":true,"intGridCsv":[1,3]}]}
			""".replace("\n", "");

	private LdtkTexts() {
	}

	/**
	 * Returns {@link #PROJECT} with its second level in a file of its own.
	 *
	 * @param path the path of this file, relative to the project
	 */
	static String external(String path) {
		String project = PROJECT.replace("\n", "");
		String level = CAVE.substring(0, CAVE.indexOf("\"layerInstances\"")) + "\"layerInstances\":null,\"externalRelPath\":\""
				+ path + "\"}";
		return project.replace(CAVE, level);
	}
}
