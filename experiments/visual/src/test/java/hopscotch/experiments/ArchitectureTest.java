package hopscotch.experiments;

import static hopscotch.core.testkit.Architecture.mainClasses;
import static hopscotch.core.testkit.Architecture.noPackageCycles;

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
            teach: core.grid teach.field teach.lesson teach.replan teach.search teach.team
            teach.field: core.field core.grid core.path core.planner core.planner.capability \
                teach.lesson trace
            teach.lesson: core.grid core.planner render
            teach.replan: core.grid core.path core.planner core.planner.capability \
                datasets.file datasets.walk query teach.lesson trace
            teach.search: core.grid core.path core.planner core.planner.capability query \
                query.judge teach.lesson trace
            teach.team: core.grid core.planner core.planner.parameter mapf.planner mapf.team \
                teach.lesson
            trace: com.fasterxml.jackson.. core.grid core.path core.planner \
                it.unimi.dsi.fastutil.. query query.judge query.trial
            view: com.fasterxml.jackson.. com.sun.net.httpserver.. core.grid core.planner \
                core.planner.capability core.planner.parameter datasets.file datasets.library \
                datasets.movingai datasets.walk mapf.planner planner query team \
                view.crowd view.map view.search view.team
            view.crowd: com.fasterxml.jackson.. core.field core.grid core.path core.planner \
                core.planner.capability view.map view.search view.team
            view.map: com.fasterxml.jackson.. core.grid core.planner datasets.file \
                datasets.generate datasets.library datasets.movingai datasets.tiles \
                datasets.walk query teach.search team
            view.search: com.fasterxml.jackson.. core.goals core.grid core.path core.planner \
                core.planner.capability it.unimi.dsi.fastutil.. planner query render \
                render.search teach.search trace view.map
            view.team: com.fasterxml.jackson.. core.grid core.path core.planner \
                core.planner.parameter datasets.movingai mapf.planner mapf.team team view.map
            """)
        .check();
  }

  @Test
  void packagesFormNoCycle() {
    noPackageCycles().check(mainClasses("hopscotch.experiments"));
  }
}
