package hopscotch.visual.view.api;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.walk.Walk;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.query.WalkReplay;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;

/**
 * Writes a walk that was opened, ask by ask, for the page to replay: {@code
 * {"name":"...","asks":[...]}}, each ask {@code
 * {"from":place,"to":place,"cells":[place,...],"letters":"@."}} with the cells that changed before
 * it and their letters. The map of the walk is another request.
 */
final class WalkScript {
  /** The name of the map on which an opened walk begins. */
  static final String MAP = "walk/first";

  private static final int MOST_ASKS = 20_000;

  private WalkScript() {}

  /** A walk in the form that the page reads. It is refused if it is {@code null}. */
  public static JsonObject of(Walk walk) throws BadRequestException {
    if (walk == null) {
      throw new BadRequestException(404, "no walk was opened");
    }
    JsonObject script = new JsonObject();
    script.put("name", walk.name());
    JsonArray asks = script.putArray("asks");
    WalkReplay replay = new WalkReplay(walk, Movement.OCTILE);
    while (replay.hasNext() && asks.size() < MOST_ASKS) {
      add(asks.addObject(), replay.next());
    }
    script.put("complete", !replay.hasNext());
    return script;
  }

  private static void add(JsonObject node, WalkQuery ask) {
    GridMap map = ask.graph().map();
    node.put("from", map.place(ask.start()));
    node.put("to", map.place(ask.goal()));
    CellChanges changes = ask.changes();
    JsonArray cells = node.putArray("cells");
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < changes.size(); i++) {
      cells.add(map.place(changes.cell(i)));
      letters.append((char) changes.terrain(i));
    }
    node.put("letters", letters.toString());
  }
}
