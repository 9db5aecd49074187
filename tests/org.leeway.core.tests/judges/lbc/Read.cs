// Does what read.c does, with the reader in C#.
using System;
using System.IO;
using System.Text;

static class Driver {

	static void ShowLayer(StringBuilder text, Leeway.Layer layer, bool all) {
		if (all) {
			text.Append(" | " + layer.Id + ", " + layer.Metric + ", anchor " + (int) layer.Anchor + ", greatest " + layer.Greatest + ":");
			foreach (var terrain in layer.Capability) text.Append(" " + terrain);
			if (layer.Value(-1, 0) != -1 || layer.Value(0, layer.Height) != -1) throw new Exception("outside");
		}
		text.Append(" =");
		for (int y = 0; y < layer.Height; y++)
			for (int x = 0; x < layer.Width; x++)
				text.Append(' ').Append(layer.Value(x, y));
	}

	static void Answer(StringBuilder text, Leeway.Mesh mesh, double[] q) {
		int[] portals = mesh.Corridor(q[1], q[2], q[3], q[4], q[5]);
		text.Append(mesh.Reaches(q[1], q[2], q[3], q[4], q[5]) ? " +" : " -");
		foreach (int portal in portals ?? new int[0]) text.Append(' ').Append(portal);
	}

	static string Show(Leeway.Clearance map, bool all, byte[] queries) {
		var text = new StringBuilder("ok");
		if (all) text.Append(" " + map.Width + " x " + map.Height + ", scale " + (long) (map.CellScale * 1000) + "/1000, diagonals " + map.Diagonals);
		if (all) foreach (var agent in map.Agents)
			text.Append(" | agent " + agent.Name + " " + agent.Size + " " + (long) (agent.Radius * 1000) + "/1000 layer " + agent.Layer);
		foreach (var layer in map.Layers) ShowLayer(text, layer, all);
		for (int m = 0; m < map.Meshes.Length; m++) {
			text.Append(" | mesh");
			for (int at = 0; at < queries.Length; at += 48) {
				var query = new double[6];
				Buffer.BlockCopy(queries, at, query, 0, 48);
				if (query[0] == m) Answer(text, map.Meshes[m], query);
			}
		}
		return text.ToString();
	}

	static void Main(string[] words) {
		byte[] queries = File.ReadAllBytes(words[1]);
		bool verify = words[2] == "1";
		using (var writer = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)))
		using (var reader = new BinaryReader(File.OpenRead(words[0]))) {
			while (reader.BaseStream.Position < reader.BaseStream.Length) {
				byte[] bytes = reader.ReadBytes(reader.ReadInt32());
				try { writer.Write(Show(new Leeway.Clearance(bytes, verify), verify, queries) + "\n"); }
				catch (InvalidDataException) { writer.Write("refused\n"); }
			}
		}
	}
}
