# Says in a sentence or two what differs between the counts of a page and those of its sample, or nothing:
#   awk -F '\t' -v page=PAGE -v isPart=ISPART -f compare.awk counts.tsv SAMPLE'S-COUNTS
# A line has page, table, map, planner, count. Planners that are new in the sample do not make a page old;
# nor do those that it lacks, if isPart says that it has but a part of them. Where nothing was compared it says that,
# and the exit code is 3.
FNR == 1 { file++ }
$1 != page { next }
file == 1 { old[$2 FS $3 FS $4] = $5; if (!($4 in known)) names[++n] = $4; known[$4]; next }
{
  counted++
  found[$4]
  key = $2 FS $3 FS $4
  if (key in old) compared++
  if (key in old && old[key] != $5) {
    if (!differs) example = $2 " of `" $4 "` on " $3 ", " old[key] " then, is " $5 " now"
    differs++
  }
}
END {
  for (i = 1; i <= n; i++) if (!isPart && !(names[i] in found)) gone = gone (gone ? ", " : "") "`" names[i] "`"
  if (!counted || !compared && !gone) {
    print "nothing was compared: " (counted ? "its sample has none of the counts of the page." : "its sample has no counts.")
    exit 3
  }
  if (differs) printf "%d of %d counts have changed: %s.", differs, compared, example
  if (gone) printf "%sThe command does not name these planners any more: %s.", differs ? " " : "", gone
}
