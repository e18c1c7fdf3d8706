package hopscotch.judge.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.file.BadFileException;
import hopscotch.mapf.team.BadPlanException;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrackerRowsTest {
  private static final String KEYS = "'map_name':'a','scen_type':'even','type_id':1,";

  private static List<PlanText> read(String text) throws BadFileException {
    return TrackerRows.read(text.replace('\'', '"'), "f");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "map_name,scen_type,type_id,agents,solution_plan\na,even,1,2,'2rd\nw'\n",
        "\ufeffsolution_plan,type_id,scen_type,map_name\r\n'2rd\r\nw',1,even,a\r\n",
        "[{" + KEYS + "'agents':2,'solution_plan':'2rd\\nw'}]",
        "[{" + KEYS + "'agents':2,'solution_plan':['2rd','w']}]",
        "{" + KEYS + "'agent_count':2,'solution_plan':['2rd','w']}",
        "{" + KEYS + "'solution_plan':'2rd\\r\\nw\\r\\n'}",
        "---\n# one\nmap_name: a\nscen_type: even\ntype_id: 1\nsolution_plan:\n  - 2rd\n  - w\n",
        "map_name: a\nscen_type: even\ntype_id: 1\nagents: 2\nsolution_plan: |\n  2rd\n  w\n",
        "- map_name: a\n  scen_type: even\n  type_id: 1\n  solution_plan: [2rd, w]\n",
      })
  void eachDocumentedFormIsRead(String text) throws BadFileException {
    PlanText plan = read(text).get(0);
    assertEquals(List.of("2rd", "w"), plan.moves());
    assertEquals("a-even-1.scen", plan.scenario());
    assertNull(plan.flipped());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solution_plan: u\n---\nsolution_plan: [d, l]\n",
        "{'solution_plan':'u'}\n{'solution_plan':['d','l']}\n",
        "- solution_plan: u\n- solution_plan: [d, l]\n",
      })
  void objectsOneAfterTheOtherAreAllRead(String text) throws BadFileException {
    List<PlanText> plans = read(text);
    assertEquals(List.of("u"), plans.get(0).moves());
    assertEquals(List.of("d", "l"), plans.get(1).moves());
  }

  @Test
  void theExportOfASinglePlanNamesNeitherMapNorScenario() throws BadFileException {
    PlanText plan =
        read("""
                'agents','lower_cost','lower_date','solution_cost','solution_date','path'
                '2','3','2022-11-29','4','2022-11-29','rr
                dd'
                """)
            .get(0);
    assertNull(plan.map());
    assertNull(plan.scenario());
    assertTrue(plan.needsScenario());
    assertEquals(List.of("rr", "dd"), plan.moves());
    assertEquals(4, plan.cost());
    assertEquals(3, plan.bound());
  }

  @ParameterizedTest
  @CsvSource({"'r\\n', 2", "'r\\n', 1", "'', 1", "'\\n\\n', 3", "'\\nr', 2"})
  void aUnitThatDoesNotMoveHasAnEmptyLine(String moves, int agents) throws BadFileException {
    PlanText plan = read("{'agents':%d,'solution_plan':'%s'}".formatted(agents, moves)).get(0);
    assertEquals(agents, plan.moves().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'agents':3,'solution_plan':['u','d']} | agents 3, and 2 lines of moves",
        "{'agents':1,'agent_count':2,'solution_plan':'u'} | agents 1 and agent_count 2",
        "{'solution_plan':[['u']]} | the moves of unit 0 ",
        "{'solution_plan':['u\\nd']} | several lines in the moves of unit 0",
        "{'solution_plan':'u','map_name':'a'} | only some of the columns map_name",
        "{'solution_plan':'u','map_name':[]} | map_name ",
        "{'solution_plan':'u','flip_up_down':'yes'} | flip_up_down 'yes'; expected true or false",
        "{'solution_plan':'u','solution_plan':'d'} | Duplicate",
        "{'moves':'u'} | no column solution_plan",
        "[3] | row 1: '3'; expected",
        "[] | no rows",
        "a: 1 | no column solution_plan",
        "solution_plan: [&u d, *u] | an alias; expected the value itself",
        "solution_plan: [u | f:1",
        "once upon a time | no rows; expected 'hopscotch plan 1', or rows of map_name",
      })
  void whatIsNoRowIsRefusedInALine(String text, String message) {
    BadFileException e = assertThrows(BadFileException.class, () -> read(text));
    assertTrue(e.getMessage().contains(message), e.getMessage());
  }

  /** One unit goes down the left side, and one up the right side. */
  private static Team team() {
    GridMap map = GridMap.parse("...", ".@.", "...");
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 0), map.cell(2, 2)},
        new int[] {map.cell(0, 2), map.cell(2, 0)});
  }

  private static OpenedPlan open(String moves, String flip) throws IOException {
    return read("{'solution_plan':'%s'%s}".formatted(moves, flip)).get(0).open(team());
  }

  @Test
  void aRowThatDoesNotSayWhatIsUpIsReadTheWayThatIsValid() throws IOException {
    assertFalse(open("dd\\nuu", "").isOtherWayUp());
    OpenedPlan flipped = open("uu\\ndd", "");
    assertTrue(flipped.isOtherWayUp());
    assertEquals(team().goal(0), flipped.plan().cell(0, 2));
    assertTrue(flipped.findNote().orElseThrow().contains("flipped"));
  }

  @Test
  void aPlanThatIsWrongBothWaysStaysAsTheFileHasIt() throws IOException {
    OpenedPlan wrong = open("d\\nuu", "");
    assertFalse(wrong.isOtherWayUp());
    assertEquals(team().graph().map().cell(0, 1), wrong.plan().cell(0, 2));
    assertThrows(BadPlanException.class, () -> open("u\\ndd", ",'flip_up_down':false"));
  }

  @Test
  void whatTheRowSaysIsKeptAndToldWhereTheOtherWayIsValid() throws IOException {
    assertFalse(open("uu\\ndd", ",'flip_up_down':true").isOtherWayUp());
    BadFileException e =
        assertThrows(BadFileException.class, () -> open("uu\\ndd", ",'flip_up_down':false"));
    assertTrue(e.getMessage().contains("then the plan is valid"), e.getMessage());
  }
}
