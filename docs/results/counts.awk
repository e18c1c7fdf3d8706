# Prints the counts of a page of tables that no machine and no load changes, a line each:
#   awk -f counts.awk -v of=REGEX PAGE      ->  table, map or kind or set, planner, count
# of: which maps, kinds of walk or numbers of units; or Planners, for the table of that name.
# Times, sizes and rates are left out. Of a block of code, as of verify, the sums of the columns between the second, a
# planner that is chosen by its speed, and the last, a time, over the lines that match.
BEGIN {
  FS = " \\| "
  OFS = "\t"
  counts = "^(optimal|(mean|max) subopt\\.|(mean )?(expansions|necessary|turns|moves|largest-slice)|length / grid optimum|heap operations|touched|cost over bound)$"
}
/^```/ { isBlock = !isBlock; next }
isBlock {
  n = split($0, word, / +/)
  if (word[1] ~ of) for (i = 3; i < n; i++) sums[i] += word[i]
  next
}
/^## / { section = substr($0, 4); isTable = 0; next }
/, by [a-z ]+$/ { caption = $0; sub(/, by .*/, "", caption); isTable = 0; next }
/^\|/ {
  sub(/^\| /, "")
  sub(/ \|$/, "")
  if (!isTable) {
    isTable = 1
    corner = $1
    for (i = 2; i <= NF; i++) top[i] = $i
  } else if ($1 !~ /^---/) {
    for (i = 2; i <= NF; i++) cell($1, top[i], $i)
  }
  next
}
{ isTable = 0 }
END { for (i = 3; i in sums; i++) print "column " i, of, "all planners", sums[i] }

function cell(row, column, value) {
  gsub(/,/, "", value)
  if (section == "Planners") {
    if (of == section && column ~ counts) print column, section, row, value
  } else if (caption ~ counts) {
    if (corner == "planner" && column ~ of) print caption, column, row, value
    else if (corner != "planner" && row ~ of) print caption, row, column, value
  }
}
