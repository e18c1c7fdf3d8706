package hopscotch.visual;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.visual",
            """
            render: core.grid core.planner de.erichseifert.vectorgraphics2d.. \
                it.unimi.dsi.fastutil.. javax.imageio.. org.w3c.dom.. trace
            render.search: core.grid core.path core.planner core.planner.capability datasets.walk \
                it.unimi.dsi.fastutil.. judge.query judge.team judge.timing judge.verdict \
                mapf.team render trace
            teach: core.grid core.planner core.text teach.lecture teach.lesson teach.search
            teach.course: core.grid core.planner core.text render teach teach.lesson view.json
            teach.lecture: core.field core.grid core.path core.planner core.planner.capability \
                core.planner.parameter datasets.file datasets.walk judge.query judge.verdict \
                mapf.distance mapf.planner mapf.team teach.lesson teach.search trace
            teach.lesson: core.grid core.path core.planner core.text judge.query judge.timing \
                judge.verdict mapf.planner render trace
            teach.search: core.grid core.path core.planner core.planner.capability core.search \
                judge.query judge.verdict teach.lesson trace
            trace: com.fasterxml.jackson.. core.grid core.path core.planner \
                core.planner.parameter core.text it.unimi.dsi.fastutil.. judge.query judge.timing \
                judge.verdict
            view: com.sun.net.httpserver.. core.grid core.planner datasets.library judge.query \
                render render.search teach.course trace view.api
            view.api: core.field core.goals core.grid core.path core.planner \
                core.planner.capability core.planner.parameter datasets.file datasets.generate \
                datasets.library datasets.movingai datasets.tiles datasets.walk \
                it.unimi.dsi.fastutil.. judge.query judge.team judge.timing judge.verdict \
                mapf.planner mapf.team teach teach.lesson teach.search trace view.json
            view.json:
            """)
        .check();
  }
}
