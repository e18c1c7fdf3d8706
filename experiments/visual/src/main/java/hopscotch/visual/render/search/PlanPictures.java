package hopscotch.visual.render.search;

import hopscotch.core.grid.GridMap;
import hopscotch.judge.team.PlanConflict;
import hopscotch.judge.team.PlanConflicts;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanValidator.Following;
import hopscotch.mapf.team.Team;
import hopscotch.visual.render.CellColours;
import hopscotch.visual.render.LegendEntry;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Panel;
import hopscotch.visual.render.Picture;
import hopscotch.visual.render.Zoom;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/** Pictures of plans side by side, of one step or of several. Plans may be wrong. */
public final class PlanPictures {
  private static final int NO_STEP = -1;

  private final List<Shown> shown;
  private final Zoom zoom;
  private final int makespan;
  private final boolean areBroken;

  /** A plan that begins at the starts of its team, under a title. */
  public record Titled(Team team, Plan plan, String title) {}

  private record Shown(Titled plan, List<PlanConflict> conflicts) {}

  /** Pictures of at least one plan. */
  public PlanPictures(List<Titled> plans, Zoom zoom) {
    this.zoom = zoom;
    shown =
        plans.stream()
            .map(
                each ->
                    new Shown(each, PlanConflicts.of(each.team(), each.plan(), Following.ALLOWED)))
            .toList();
    makespan = plans.stream().mapToInt(each -> each.plan().makespan()).max().orElseThrow();
    areBroken = shown.stream().anyMatch(each -> !each.conflicts().isEmpty());
  }

  /** The largest makespan of the plans. */
  public int makespan() {
    return makespan;
  }

  /** The picture of one step, from 0 to the makespan. */
  public Picture at(int step) {
    return picture(step, step - 1);
  }

  /**
   * The pictures of the steps from first to last. If there are more than {@code most}, some are
   * skipped evenly, and what happens at these is drawn with the next.
   *
   * @param most the most pictures, at least 2
   */
  public Iterator<Picture> all(int most) {
    int frames = Math.min(makespan + 1, most);
    return IntStream.range(0, frames)
        .mapToObj(
            frame -> picture(step(frame, frames), frame == 0 ? NO_STEP : step(frame - 1, frames)))
        .iterator();
  }

  private int step(int frame, int frames) {
    return frames == 1 ? 0 : (int) ((long) makespan * frame / (frames - 1));
  }

  private Picture picture(int step, int before) {
    return new Picture(shown.stream().map(each -> panel(each, step, before)).toList(), zoom);
  }

  /** The panel of a step, with what happened after the step that was drawn before. */
  private Panel panel(Shown each, int step, int before) {
    Team team = each.plan().team();
    Plan plan = each.plan().plan();
    GridMap map = team.graph().map();
    List<PlanConflict> now =
        each.conflicts().stream()
            .filter(conflict -> conflict.step() > before && conflict.step() <= step)
            .toList();
    List<Integer> cells = new ArrayList<>();
    for (PlanConflict conflict : now) {
      cells.add(conflict.to());
      if (conflict.kind() != PlanConflict.Kind.VERTEX) {
        cells.add(conflict.from());
      }
    }
    int there = 0;
    for (int unit = 0; unit < plan.units(); unit++) {
      there += step >= plan.steps(unit) && plan.lastCell(unit) == team.goal(unit) ? 1 : 0;
    }
    List<String> figures =
        List.of(
            SearchPanel.text("step %,d of %,d", Math.min(step, plan.makespan()), plan.makespan()),
            SearchPanel.text("%,d of %,d units rest at their goals", there, plan.units()),
            each.conflicts().isEmpty()
                ? "no conflict"
                : SearchPanel.text(
                    "conflicts: %,d now, %,d in all", now.size(), each.conflicts().size()));
    return new Panel(
        map,
        each.plan().title(),
        figures,
        CellColours.terrain(map),
        List.of(new PlanOverlay(team, plan, step, before, cells)),
        key(team));
  }

  private List<LegendEntry> key(Team team) {
    Color some = Palette.unit(0);
    List<LegendEntry> key = new ArrayList<>();
    key.add(LegendEntry.disc("unit; a colour each, as far as they go", some));
    key.add(LegendEntry.line("where it was before", some));
    if (zoom.pixels() >= PlanOverlay.GOALS_FROM_PIXELS) {
      key.add(LegendEntry.area("its goal, a frame", some.getRGB() & 0xffffff));
    }
    if (areBroken) {
      key.add(LegendEntry.disc("conflict, a ring", Palette.CONFLICT));
    }
    key.addAll(
        SearchPanel.terrainKey(team.graph().map(), team.graph().movement().terrain()::isFree));
    return key;
  }
}
