# Writes the short page of a question:
#   awk -f short.awk -v name=NAME -v data=WHERE pages/NAME.txt FULL-PAGE
# A file of pages/ has a field a line, as in `question: ...`; an indented line goes on with its field.
#   title, question, answer   as they shall stand on the page
#   table                     the head of a section; or a regular expression of the lines above tables, as in
#                             `mean µs, by map`; without it the first table after the head, or the first block of
#                             code with the tables after it
#   columns                   those that stay, as in `planner | mean µs`; without it all
#   rows                      a regular expression of those that stay, except for the table's head
#   sample, counts            what `make --check` counts again; see there
FNR == 1 { file++; isLead = 1 }

file == 1 && /^[a-z]+:/ {
  key = substr($0, 1, index($0, ":") - 1)
  field[key] = trimmed(substr($0, index($0, ":") + 1))
  next
}
file == 1 { if (NF) field[key] = field[key] "\n" trimmed($0); next }

/^# / || /^<!--/ || /^How this was made:/ { next }
/^## / {
  keepParagraph()
  isLead = isTable = 0
  seen = intro = ""
  section = substr($0, 4)
  if (section == field["table"]) isWanted = 1
  next
}

# How it was made.
/^\| what \| which \|/ { isHead = 1; next }
isHead && /^\|/ { if ($0 !~ /^\| (---|report|made by|all tables) /) head = head $0 "\n"; next }
isHead { isHead = 0 }

section == "Problems" {
  if (/^\| [a-z][a-z-]* \|/ && !/^\| verdict /) {
    split($0, cell, / \| /)
    verdict = substr(cell[1], 3)
    if (!(verdict in problems)) verdicts[++kinds] = verdict
    gsub(/,/, "", cell[4])
    problems[verdict] += cell[4]
  }
  next
}

/^```/ && !field["table"] && (isBlock || !isDone) {
  isBlock = !isBlock
  isLead = 0
  if (!isBlock) isDone = isBlockDone = 1
  table = table $0 "\n"
  next
}
isBlock { if (!field["rows"] || $0 ~ field["rows"]) table = table $0 "\n"; next }

/^\|/ {
  if (!isTable) {
    isTable = 1
    line = 0
    isNamed = field["table"] && seen ~ "^(" field["table"] ")$"
    isTaken = isNamed || (!isDone || isBlockDone) && (isWanted || !field["table"])
    if (isTaken) {
      if (isBlockDone) table = table "\n"
      else if (isDone) table = table "\n" seen "\n\n"
      else above = section ? intro (seen == intro ? "" : "\n\n" seen) : trimmed(paragraph)
      isDone = 1
      isWanted = 0
    }
    paragraph = ""
    isLead = 0
  }
  if (isTaken) take($0)
  next
}
{ isTable = 0 }
NF { seen = $0 }
NF && section && !intro { intro = $0; sub(/ The same for all planners:.*/, "", intro) }
# Paragraphs before the first table say how the figures came about; the last is about the table.
isLead && NF && isGap { keepParagraph(); isGap = 0 }
isLead && NF { paragraph = paragraph $0 "\n" }
isLead && !NF && paragraph { isGap = 1 }

END {
  if (!table) {
    print FILENAME ": no table '" field["table"] "'" >"/dev/stderr"
    exit 1
  }
  print "# " field["title"] "\n"
  print "<!-- Written by docs/results/make; question and answer are kept in pages/" name ".txt. -->\n"
  print "**Question.** " field["question"] "\n"
  print "**Answer.** " field["answer"] "\n"
  if (above) print above "\n"
  print table
  printf "%s", lead
  print "| what | which |\n| --- | --- |"
  print "| made by | docs/results/make " name " |"
  printf "%s", head
  for (i = 1; i <= kinds; i++) print "| problems | " verdicts[i] ": " problems[verdicts[i]] " rows |"
  if (field["sample"]) print "| sample of `make --check` | `" field["sample"] "` |"
  print "| all tables | " data " |"
}

function trimmed(text) {
  gsub(/^[ \n]+|[ \n]+$/, "", text)
  return text
}

function keepParagraph() {
  if (isLead && paragraph) lead = lead paragraph "\n"
  paragraph = ""
}

# A row with the columns that are wanted.
function take(row, cell, n, i, text) {
  line++
  n = split(row, cell, "|") - 2
  for (i = 1; i <= n; i++) cell[i] = trimmed(cell[i + 1])
  if (line == 1) choose(cell, n)
  if (line > 2 && field["rows"] && row !~ field["rows"]) return
  text = "|"
  for (i = 1; i <= chosen; i++) text = text " " cell[at[i]] " |"
  table = table text "\n"
}

function choose(cell, n, wanted, m, i, j) {
  chosen = 0
  if (!field["columns"]) {
    for (i = 1; i <= n; i++) at[++chosen] = i
    return
  }
  m = split(field["columns"], wanted, / *\| */)
  for (j = 1; j <= m; j++) {
    for (i = 1; i <= n && cell[i] != wanted[j]; i++) {}
    if (i > n) {
      print FILENAME ": no column '" wanted[j] "'" >"/dev/stderr"
      exit 1
    }
    at[++chosen] = i
  }
}
