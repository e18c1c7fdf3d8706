package hopscotch.hpa.corridor;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * Sectors: a region for each connected part of each square of cells (Sturtevant, "Memory-Efficient
 * Abstractions for Pathfinding", AIIDE 2007). They are found sector by sector. When cells of the
 * map change, only the sectors that have one near a change are looked at again, in place: the
 * regions and their edges are then those of sectors built for the changed map, but for the numbers
 * of regions. While they are repaired nobody may read them.
 */
final class Sectors {
  /** The region of a blocked cell. */
  private static final int BLOCKED = -1;

  /** The region of a free cell in a sector that is being looked at. */
  private static final int NOT_FOUND = -2;

  private final GridGraph graph;
  private final GridMap map;
  private final int side;
  private final int columns;
  private final int[] offsets;
  private final int[] regionOfCell;
  private final RegionGraph regions;
  private final RegionLevels levels;
  private final Ints part = new Ints();

  private Sectors(GridGraph graph, int side, int[] regionOfCell, RegionGraph regions) {
    this.graph = graph;
    this.side = side;
    this.regionOfCell = regionOfCell;
    this.regions = regions;
    levels = RegionLevels.ofOneLevel(regionOfCell, regions);
    map = graph.map();
    columns = (map.width() - 1) / side + 1;
    offsets = Directions.offsets(map.stride());
  }

  /** The sectors of a graph, of so many cells a side. */
  static Sectors of(GridGraph graph, int side) {
    int[] regionOfCell = new int[graph.map().cellCount()];
    Arrays.fill(regionOfCell, BLOCKED);
    Sectors sectors = new Sectors(graph, side, regionOfCell, new RegionGraph());
    int count = sectors.columns * ((graph.map().height() - 1) / side + 1);
    for (int sector = 0; sector < count; sector++) {
      sectors.findRegions(sector);
    }
    for (int sector = 0; sector < count; sector++) {
      sectors.joinRegions(sector);
    }
    return sectors;
  }

  /** A copy on a graph of its own with the same moves, to be repaired. */
  Sectors copy(GridGraph own) {
    return new Sectors(own, side, regionOfCell.clone(), regions.copy());
  }

  int side() {
    return side;
  }

  /** The regions, now and after repairs to come. */
  RegionLevels levels() {
    return levels;
  }

  /** Repairs the regions after the last changes of their graph. */
  void repair(ChangingGraph changing) {
    // Find the sectors with a cell that was blocked or freed, or has other moves.
    Ints near = new Ints();
    for (int i = 0; i < changing.alteredCount(); i++) {
      near.add(sector(changing.alteredCell(i)));
    }
    for (int i = 0; i < changing.changedCount(); i++) {
      near.add(sector(changing.changedCell(i)));
    }
    int[] changed = near.distinct();
    // Find their regions anew, and then the edges of these.
    for (int sector : changed) {
      removeRegions(sector);
    }
    for (int sector : changed) {
      findRegions(sector);
    }
    for (int sector : changed) {
      joinRegions(sector);
    }
    levels.forgetComponents();
  }

  private int sector(int cell) {
    return map.y(cell) / side * columns + map.x(cell) / side;
  }

  private int left(int sector) {
    return sector % columns * side;
  }

  private int right(int sector) {
    return Math.min(map.width(), left(sector) + side) - 1;
  }

  private int top(int sector) {
    return sector / columns * side;
  }

  private int bottom(int sector) {
    return Math.min(map.height(), top(sector) + side) - 1;
  }

  private void removeRegions(int sector) {
    Ints old = new Ints();
    for (int y = top(sector); y <= bottom(sector); y++) {
      for (int cell = map.cell(left(sector), y); cell <= map.cell(right(sector), y); cell++) {
        if (regionOfCell[cell] != BLOCKED) {
          old.add(regionOfCell[cell]);
        }
      }
    }
    for (int region : old.distinct()) {
      regions.remove(region);
    }
  }

  private void findRegions(int sector) {
    for (int y = top(sector); y <= bottom(sector); y++) {
      for (int cell = map.cell(left(sector), y); cell <= map.cell(right(sector), y); cell++) {
        regionOfCell[cell] = graph.isFree(cell) ? NOT_FOUND : BLOCKED;
      }
    }
    for (int y = top(sector); y <= bottom(sector); y++) {
      for (int cell = map.cell(left(sector), y); cell <= map.cell(right(sector), y); cell++) {
        if (regionOfCell[cell] == NOT_FOUND) {
          findRegion(cell);
        }
      }
    }
  }

  /** Finds the cells that are connected with one inside its sector. */
  private void findRegion(int first) {
    part.clear();
    part.add(first);
    regionOfCell[first] = BLOCKED;
    for (int i = 0; i < part.size(); i++) {
      int cell = part.get(i);
      for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
        int next = cell + offsets[Integer.numberOfTrailingZeros(legal)];
        if (regionOfCell[next] == NOT_FOUND) {
          regionOfCell[next] = BLOCKED;
          part.add(next);
        }
      }
    }
    int[] cells = part.distinct();
    int region = regions.add(RegionGraph.middles(cells, new int[cells.length], 1, map.stride())[0]);
    for (int cell : cells) {
      regionOfCell[cell] = region;
    }
  }

  /** Joins the regions of a sector to those around it, over the moves of the cells at its rim. */
  private void joinRegions(int sector) {
    int width = Math.max(1, right(sector) - left(sector));
    for (int y = top(sector); y <= bottom(sector); y++) {
      boolean isRim = y == top(sector) || y == bottom(sector);
      for (int x = left(sector); x <= right(sector); x += isRim ? 1 : width) {
        int cell = map.cell(x, y);
        for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
          int next = cell + offsets[Integer.numberOfTrailingZeros(legal)];
          if (regionOfCell[next] != regionOfCell[cell]) {
            regions.join(regionOfCell[cell], regionOfCell[next]);
          }
        }
      }
    }
  }
}
