package hopscotch.experiments;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.experiments",
            """
            render: core.grid core.planner de.erichseifert.vectorgraphics2d.. \
                it.unimi.dsi.fastutil.. javax.imageio.. org.w3c.dom.. trace
            render.search: core.grid core.path core.planner core.planner.capability \
                datasets.walk it.unimi.dsi.fastutil.. mapf.team query query.judge query.trial \
                render team trace
            teach: core.grid core.text teach.lecture teach.lesson teach.search
            teach.course: core.grid core.planner core.text render teach teach.lesson view.json
            teach.lecture: core.field core.grid core.path core.planner core.planner.capability \
                core.planner.parameter datasets.file datasets.walk mapf.distance mapf.planner \
                mapf.team query teach.lesson trace
            teach.lesson: core.grid core.path core.planner core.text query query.judge \
                query.trial render trace
            teach.search: core.grid core.path core.planner core.planner.capability core.search query \
                query.judge teach.lesson trace
            trace: com.fasterxml.jackson.. core.grid core.path core.planner core.text \
                it.unimi.dsi.fastutil.. query query.judge query.trial
            view: com.sun.net.httpserver.. core.grid core.planner datasets.library query render \
                render.search teach.course trace view.api view.map view.search
            view.api: core.grid core.planner core.planner.capability core.planner.parameter \
                datasets.file datasets.movingai datasets.walk mapf.planner planner query query.trial team \
                view.crowd view.json view.map view.search view.team
            view.crowd: core.field core.grid core.path core.planner core.planner.capability \
                query view.json view.map view.search view.team
            view.json:
            view.map: core.grid core.planner datasets.file datasets.generate datasets.library \
                datasets.movingai datasets.tiles datasets.walk query query.trial teach teach.lesson team view.json
            view.search: core.goals core.grid core.path core.planner core.planner.capability \
                it.unimi.dsi.fastutil.. planner query query.judge query.trial teach.search trace view.json view.map
            view.team: core.grid core.path core.planner core.planner.parameter \
                datasets.movingai mapf.planner mapf.team query query.trial team view.json view.map
            """)
        .check();
  }
}
