package hopscotch.cli;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.cli",
            """
            .: command console core.planner core.text datasets datasets.file guests judge.timing \
                mapf mapf.planner options picocli.. render run solve verify view
            command: console core.grid core.planner core.planner.capability \
                core.planner.parameter core.text datasets.catalogue datasets.file \
                datasets.library datasets.movingai harness.machine harness.output judge.query \
                judge.timing mapf.planner mapf.team options picocli..
            console: com.fasterxml.jackson.. core.planner de.siegmar.fastcsv.. harness.output \
                picocli..
            datasets: console core.grid core.text datasets.catalogue datasets.file \
                datasets.generate datasets.library datasets.movingai datasets.tiles harness.output options \
                picocli..
            guests: com.fasterxml.jackson.. console core.planner harness.guest harness.output \
                harness.run harness.scoreboard judge.query options picocli..
            mapf: console core.grid core.planner datasets.file datasets.library \
                datasets.movingai harness.output judge.team judge.timing mapf.lifelong \
                mapf.planner mapf.team options picocli..
            options: console core.grid core.planner core.planner.parameter core.text \
                datasets.catalogue datasets.file datasets.library datasets.movingai \
                datasets.tiles harness.guest harness.output harness.suite judge.query judge.team \
                judge.timing mapf.planner mapf.team papers picocli..
            render: console core.grid core.planner datasets.library datasets.movingai \
                datasets.tiles datasets.walk harness.output judge.query judge.team judge.timing \
                mapf.planner mapf.team options picocli.. visual.render visual.render.search \
                visual.trace
            run: com.fasterxml.jackson.. console core.planner core.planner.parameter core.text \
                datasets.file datasets.library harness.cluster harness.output harness.plot \
                harness.report harness.report.page harness.report.table harness.results \
                harness.results.row harness.run harness.run.worker harness.suite judge.query judge.verdict options \
                papers picocli..
            solve: console core.grid core.index core.path core.planner core.planner.parameter \
                datasets.library datasets.movingai datasets.tiles datasets.walk harness.output \
                harness.results.row it.unimi.dsi.fastutil.. judge.query judge.team judge.timing \
                judge.verdict mapf.planner mapf.team options picocli..
            verify: console core.contract core.grid core.index core.planner datasets.catalogue \
                datasets.file datasets.library harness.output harness.verify judge.contract \
                judge.timing options picocli..
            view: com.fasterxml.jackson.. console core.grid core.planner core.text datasets.file \
                datasets.library datasets.movingai datasets.tiles datasets.walk harness.output \
                harness.suite judge.query judge.team judge.timing mapf.planner options picocli.. \
                visual.teach visual.teach.course visual.teach.lesson visual.trace visual.view \
                visual.view.api
            """)
        .check();
  }
}
