package hopscotch.experiments;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.experiments",
            """
            cluster: com.fasterxml.jackson.. datasets.file output results.folder
            guest: com.fasterxml.jackson.. core.grid core.path core.planner datasets.file \
                datasets.movingai output planner query.judge
            machine:
            output: com.fasterxml.jackson.. datasets.file
            paper: com.fasterxml.jackson.. datasets.file datasets.library datasets.movingai \
                output paper.anyangle paper.bidirectional paper.botea2004 paper.count \
                paper.jumps paper.teams
            paper.anyangle: core.grid core.path core.planner core.search \
                core.search.anyangle.exact.enlsvg core.search.open it.unimi.dsi.fastutil.. \
                paper.count
            paper.bidirectional: core.grid core.path core.planner core.search \
                datasets.movingai it.unimi.dsi.fastutil.. paper.count
            paper.botea2004: core.grid core.path core.planner hpa hpa.abstraction \
                hpa.cluster hpa.level paper.count
            paper.count: com.fasterxml.jackson.. core.grid datasets.library datasets.movingai \
                output
            paper.jumps: core.grid core.path core.planner core.planner.capability core.search \
                core.search.jps.graph core.search.open hpa.contraction hpa.subgoal \
                it.unimi.dsi.fastutil.. paper.count
            paper.teams: core.grid core.planner datasets.movingai mapf.planner mapf.team \
                paper.count team
            plot: de.erichseifert.vectorgraphics2d.. de.siegmar.fastcsv.. javax.imageio.. \
                output statistics
            report: com.fasterxml.jackson.. core.planner core.planner.parameter core.text \
                datasets.file guest output paper plot query query.judge report.answer report.compare report.data report.page report.plot \
                report.table results results.folder suite
            report.answer: com.fasterxml.jackson.. core.grid core.planner output query query.judge \
                results results.row statistics suite.problem suite.text
            report.compare: core.planner core.text output query.judge report.answer \
                report.page results results.row statistics
            report.data: com.fasterxml.jackson.. core.grid core.planner \
                core.planner.parameter datasets.movingai output planner plot query query.judge report.answer report.table \
                results results.row run.message run.recording run.worker statistics suite
            report.page: com.fasterxml.jackson.. core.text de.siegmar.fastcsv.writer output results
            report.plot: com.fasterxml.jackson.. datasets.file plot report.answer results results.row \
                statistics
            report.table: com.fasterxml.jackson.. core.planner.parameter core.text datasets.file \
                org.apache.commons.math3.. output query \
                query.judge report.answer report.page results results.folder results.row statistics suite
            results: com.fasterxml.jackson.. core.planner datasets.file \
                guest output query query.judge results.folder results.row results.segment
            results.folder: com.fasterxml.jackson.. core.planner.parameter datasets.file \
                it.unimi.dsi.fastutil.. output query results.row results.segment
            results.merge: com.fasterxml.jackson.. datasets.file guest it.unimi.dsi.fastutil.. \
                output query results results.folder results.row results.segment
            results.row: core.planner datasets.file de.siegmar.fastcsv.reader de.siegmar.fastcsv.writer \
                query query.judge query.trial
            results.segment: core.planner.parameter datasets.file de.siegmar.fastcsv.reader \
                output query query.judge results.row team
            run: com.fasterxml.jackson.. datasets.file output results results.folder \
                results.row results.segment run.assignment run.deal run.manifest run.message \
                run.worker suite suite.map suite.text
            run.assignment: core.grid core.path core.planner core.planner.parameter \
                datasets.movingai datasets.walk mapf.planner mapf.team query query.judge \
                query.trial results results.folder results.row run.deal run.message run.timing \
                run.worker suite suite.map suite.problem suite.text team
            run.deal: suite suite.map suite.problem suite.text
            run.manifest: com.fasterxml.jackson.. core.planner core.planner.parameter \
                datasets.file guest output results results.folder run.assignment run.deal \
                run.worker suite suite.map suite.problem suite.text
            run.message: com.fasterxml.jackson.. core.grid core.index core.planner \
                query.judge query.trial results.row
            run.timing: core.grid core.path core.planner core.text datasets.movingai datasets.walk \
                mapf.planner mapf.team query query.trial results.row run.message team
            run.recording: core.grid core.path core.planner datasets.movingai output query \
                query.trial run.message
            run.worker: com.sun.management.. core.grid core.planner core.text datasets.movingai guest \
                output query query.judge query.trial results.row run.message run.recording \
                run.timing suite suite.text
            scoreboard: com.fasterxml.jackson.. contract core.contract core.grid core.path core.planner \
                core.planner.capability core.text datasets.file datasets.generate datasets.movingai \
                guest output planner query query.judge report.table results suite
            statistics:
            suite: com.fasterxml.jackson.. core.grid core.planner core.planner.parameter core.text \
                datasets.file datasets.generate datasets.library guest mapf.planner planner \
                query suite.map suite.problem suite.text
            suite.map: core.grid datasets.generate datasets.movingai datasets.walk output suite.text
            suite.problem: com.fasterxml.jackson.. core.field core.grid datasets.file datasets.movingai \
                datasets.walk mapf.planner mapf.team query suite.map suite.text team
            suite.text: com.fasterxml.jackson.. core.grid core.planner core.text datasets.file \
                mapf.planner query
            verify: com.fasterxml.jackson.. core.grid core.index core.path core.planner \
                datasets.file datasets.library datasets.movingai query query.judge query.trial
            """)
        .check();
  }
}
