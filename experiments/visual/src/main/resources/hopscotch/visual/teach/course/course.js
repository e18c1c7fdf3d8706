/* Hopscotch course: shows a lesson step by step, and asks its questions. */
"use strict";
(() => {
  const WIDTH = 64;
  const HEIGHT = 48;
  const MARGIN = 24;
  /** Below so many pixels a column there is room for one figure a cell. */
  const SMALL = 44;

  /** What `LectureJson` writes: looks by number, each a colour, an end, an arrow, ground, the mark of a node, and figures; of a step the cells
   * whose look changes, and the numbers of what is drawn over them.
   * @typedef {{spec: string, width: number, height: number, looks: string[][], kinds: string[][],
   *   legend: string[][], steps: Step[]}} Lecture
   * @typedef {{cells: number[], code: number[], reason: string, part?: string, changes?: string[], lists?: string[], line?: number[],
   *   lines?: number[][], edges?: number[][], cones?: number[]}} Step
   * @typedef {{lecture: number, step: number, text: string, choices?: string[], right: number, why: string,
   *   tried?: number[], isAnswered?: boolean}} Remark
   * @typedef {{lecture: Lecture, number: number, step: Step, i: number, note?: Remark, question?: Remark}} Shown */

  /** An element of the page, which is there.
   * @param {string} id
   * @returns {any} */
  const at = (id) => document.getElementById(id);
  /** @type {{lectures: Lecture[], remarks: Remark[], code: string[]}} */
  const lesson = JSON.parse(at("lesson").textContent);
  /** @type {Shown[]} */
  const steps = lesson.lectures.flatMap((lecture, number) => lecture.steps.map((step, i) => ({ lecture, number, step, i })));
  for (const remark of lesson.remarks) {
    const step = steps.find(({ number, i }) => number === remark.lecture && i === remark.step);
    if (step && remark.choices) step.question = remark;
    else if (step) step.note = remark;
  }
  let shown = 0;

  const escaped = (/** @type {string} */ text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

  /** A spec with many parameters by its name alone. */
  const short = (/** @type {string} */ spec) => spec.length > 50 ? spec.replace(/\(.*/, "(…)") : spec;

  /** Cells that a text names are shown on the map when they are pointed at. */
  const withPlaces = (/** @type {string} */ html) =>
    html.replace(/\((\d+), (\d+)\)/g, '<span class="place" tabindex="0" data-x="$1" data-y="$2">($1, $2)</span>');

  /** The number of the look of each square at a step.
   * @param {Shown} step */
  function looksAt({ lecture, i }) {
    /** @type {number[]} */
    const looks = [];
    for (const { cells } of lecture.steps.slice(0, i + 1)) {
      for (let k = 0; k < cells.length; k += 2) looks[cells[k]] = cells[k + 1];
    }
    return looks;
  }

  /**
   * @param {Lecture} lecture
   * @param {number} look
   * @param {number} cell
   * @param {boolean} isSmall */
  function square(lecture, look, cell, isSmall) {
    const [fill, end, arrow, ground, node, ...figures] = lecture.looks[look];
    const x = (cell % lecture.width) * WIDTH;
    const y = Math.floor(cell / lecture.width) * HEIGHT;
    const text = (/** @type {string} */ kind, /** @type {number} */ dx, /** @type {number} */ dy, /** @type {string} */ words) =>
      words ? `<text class="${kind}" x="${x + dx}" y="${y + dy}">${escaped(words)}</text>` : "";
    const lines = isSmall ? figures.slice(0, 1).map((figure) => figure.replace(/^[a-zA-Z]+ +/, "")) : figures;
    return {
      ground: `<rect class="square" data-cell="${cell}" x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`
        + (node ? `<rect class="node" x="${x + 3}" y="${y + 3}" width="${WIDTH - 6}" height="${HEIGHT - 6}"/>` : ""),
      words: text("end", 4, isSmall ? 20 : 16, end) + text("arrow", WIDTH - 4, 15, arrow)
        + text("ground", WIDTH / 2, 15, ground)
        + lines.map((line, k) => text("figure", WIDTH / 2, (isSmall ? 40 : 30) + 13 * k, line)).join(""),
    };
  }

  /** @param {Lecture} lecture */
  function axes({ width, height }) {
    const columns = Array.from({ length: width }, (_, x) => `<text class="axis" x="${(x + 0.5) * WIDTH}" y="-6">${x}</text>`);
    const rows = Array.from({ length: height }, (_, y) => `<text class="axis" x="-12" y="${(y + 0.5) * HEIGHT + 4}">${y}</text>`);
    return columns.join("") + rows.join("");
  }

  /** A place in tenths of a cell, as a path of SVG has it. */
  const place = (/** @type {number} */ x, /** @type {number} */ y) => `${x * WIDTH / 10} ${y * HEIGHT / 10}`;

  /** A line through places.
   * @param {string} kind
   * @param {number[]} places
   * @param {string} [stroke] its colour, unless the style says it */
  function line(kind, places = [], stroke) {
    const points = places.flatMap((x, k) => k % 2 ? [] : [place(x, places[k + 1])]);
    return points.length ? `<path class="${kind}" ${stroke ? `stroke="${stroke}"` : ""} d="M${points.join("L")}"/>` : "";
  }

  /** The rows of an array of numbers.
   * @param {number[] | undefined} numbers
   * @param {number} length */
  const rows = (numbers, length) => !numbers ? []
    : Array.from({ length: numbers.length / length }, (_, k) => numbers.slice(k * length, (k + 1) * length));

  /** What a step draws: its own, or what the last step that has some of its own drew.
   * @param {Shown} shown
   * @param {"lines" | "edges"} what */
  const drawn = ({ lecture, i }, what) =>
    lecture.steps.slice(0, i + 1).reduce((last, step) => step[what] ?? last, /** @type {number[][]} */ ([]));

  /** @param {Shown} shown */
  function edges(shown) {
    const { lecture } = shown;
    return drawn(shown, "edges").map(([kind, ...ends]) => line(`edge ${lecture.kinds[kind][0]}`, ends, lecture.kinds[kind][1])).join("");
  }

  /** What intervals see, the one expanded last so that it lies on top. */
  const cones = (/** @type {Step} */ step) => rows(step.cones, 7)
    .map((row) => `${row[6] ? line("cone", row.slice(0, 6)) : ""}${line(row[6] ? "interval expanded" : "interval", row.slice(2, 6))}`)
    .join("");

  function drawBoard() {
    const { lecture, step } = steps[shown];
    const wide = lecture.width * WIDTH + MARGIN + 4;
    const high = lecture.height * HEIGHT + MARGIN + 2;
    const isSmall = at("board").clientWidth / wide * WIDTH < SMALL;
    const squares = looksAt(steps[shown]).map((look, cell) => square(lecture, look, cell, isSmall));
    const divides = drawn(steps[shown], "lines").map(([x, y, toX, toY]) =>
      `<path class="divide" d="M${x * WIDTH} ${y * HEIGHT}L${toX * WIDTH} ${toY * HEIGHT}"/>`);
    at("board").innerHTML = `<svg viewBox="${-MARGIN} ${-MARGIN} ${wide} ${high}" class="${isSmall ? "small" : ""} ${step.line || drawn(steps[shown], "edges").length ? "edged" : ""}" role="img"
      aria-label="the map after this step">${axes(lecture)}${squares.map((each) => each.ground).join("")}${divides.join("")}
      ${edges(steps[shown])}${cones(step)}${line("path", step.line)}${squares.map((each) => each.words).join("")}</svg>`;
  }

  /** What is to be done, while no cell is pointed at. */
  function hint() {
    at("board").querySelector(".told")?.remove();
    at("told").textContent = shown + 1 < steps.length && limit(shown + 1) === shown
      ? "Answer the question in the text. Then the next step is shown." : "";
  }

  /** Frames a cell, and says what is known of it.
   * @param {number} x
   * @param {number} y */
  function point(x, y) {
    const { lecture } = steps[shown];
    if (x >= lecture.width || y >= lecture.height) return;
    const figures = lecture.looks[looksAt(steps[shown])[y * lecture.width + x]].slice(5);
    at("board").querySelector(".told")?.remove();
    at("board").firstChild.insertAdjacentHTML("beforeend",
      `<rect class="told" x="${x * WIDTH}" y="${y * HEIGHT}" width="${WIDTH}" height="${HEIGHT}"/>`);
    at("told").textContent = `(${x}, ${y})${figures.length ? ": " + figures.join(", ") : ""}`;
  }

  const list = (/** @type {string[]} */ lines) => lines.length ? `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>` : "";

  const sentence = (/** @type {string} */ words) => escaped(words[0].toUpperCase() + words.slice(1));

  /** What the planner did: what changed is in sight, what stayed as it was is opened on demand.
   * @param {Step} step */
  function changes(step) {
    const all = step.changes ?? [];
    const idle = all.filter((line) => /^(ignored|left out) /.test(line) && !line.endsWith("not reopened"));
    const folded = idle.length > 2 ? idle : [];
    const rest = folded.length ? `<details><summary>${folded.length} neighbours are left as they are</summary>${list(folded)}</details>` : "";
    return list(all.filter((line) => !folded.includes(line))) + rest;
  }

  /** The pseudo-code, with the lines that a step does.
   * @param {Step} step */
  function code(step) {
    const lines = lesson.code.map((words, k) => `<li${step.code.includes(k) ? ' class="now" aria-current="step"' : ""}>${escaped(words)}</li>`);
    return lines.length ? `<ul class="code" aria-label="the algorithm, with the lines of this step marked">${lines.join("")}</ul>` : "";
  }

  /** @param {Remark} remark */
  function asked(remark) {
    const buttons = (remark.choices ?? []).map((choice, k) => {
      const kind = remark.isAnswered && k === remark.right ? "right" : remark.tried?.includes(k) ? "wrong" : "";
      return `<button data-choice="${k}" class="${kind}" ${remark.isAnswered || kind ? "disabled" : ""}>${choice}</button>`;
    });
    const answer = remark.isAnswered ? `<div id="why">${withPlaces(remark.why)}</div><button class="on">Next</button>`
      : `${remark.tried ? '<p role="alert">Not that one. Look at the map once more.</p>' : ""}<button class="reveal">Show the answer</button>`;
    return `<div class="ask">${withPlaces(remark.text)}<div class="choices">${buttons.join("")}</div>${answer}</div>`;
  }

  function drawText() {
    const { lecture, number, step, i, note, question } = steps[shown];
    const isFirst = shown === 0;
    at("before").hidden = !isFirst;
    at("after").hidden = shown < steps.length - 1;
    const noted = note ? `<div class="note">${withPlaces(note.text)}</div>` : "";
    const isAsked = question && !question.isAnswered;
    const lists = step.lists ? `<details ${isAsked ? "" : "open"}><summary>What the planner keeps</summary>${list(step.lists)}</details>` : "";
    const told = isAsked && step.changes
      ? `<details><summary>What this step did</summary>${list(step.changes)}</details>` : changes(step);
    const part = step.part ? ` <span class="soft">${escaped(step.part)}</span>` : "";
    at("step").innerHTML = `${isFirst ? "" : noted}${withPlaces(`<p class="reason">${sentence(step.reason)}.${part}</p>
      ${told}`)}` + (isFirst ? noted : "") + (question ? asked(question) : "") + withPlaces(isFirst ? "" : lists);
    at("code").innerHTML = code(step);
    at("count").textContent = `step ${i} of ${lecture.steps.length - 1}`;
    for (const tab of at("tabs").children) tab.setAttribute("aria-pressed", String(Number(tab.dataset.lecture) === number));
    drawLegend();
  }

  /** What the colours of the step mean, and those of no square and no edge. */
  function drawLegend() {
    const { lecture } = steps[shown];
    const all = new Set([...lecture.looks.map(([fill]) => fill), ...lecture.kinds.map(([, colour]) => colour)]);
    const used = new Set([...looksAt(steps[shown]).map((look) => lecture.looks[look][0]),
      ...drawn(steps[shown], "edges").map(([kind]) => lecture.kinds[kind][1])]);
    const legend = lecture.legend.filter(([colour]) => used.has(colour) || !all.has(colour));
    at("legend").innerHTML = legend.map(([, words]) => `<span><i></i>${escaped(words)}</span>`).join("");
    at("legend").querySelectorAll("i").forEach((/** @type {HTMLElement} */ swatch, /** @type {number} */ k) => { swatch.style.background = legend[k][0]; });
  }

  /** Up to which step one may go: a question of the same planner is answered first.
   * @param {number} to */
  function limit(to) {
    const number = steps[to].number;
    const open = steps.findIndex((each) => each.number === number && each.question && !each.question.isAnswered);
    return open >= 0 && open < to ? open : to;
  }

  /** @param {number} to */
  function show(to) {
    shown = limit(Math.max(0, Math.min(steps.length - 1, to)));
    drawBoard();
    drawText();
    const { question } = steps[shown];
    const isAsked = shown + 1 < steps.length && question !== undefined && !question.isAnswered;
    at("next").disabled = isAsked || shown + 1 === steps.length;
    hint();
    at("skip").disabled = at("next").disabled;
    at("first").disabled = at("back").disabled = shown === 0;
    at("slider").value = shown;
    at("slider").setAttribute("aria-valuetext", at("count").textContent);
  }

  /** The next step that has a remark, else the last. */
  function nextRemark() {
    const next = steps.findIndex((each, k) => k > shown && (each.note || each.question));
    return next < 0 ? steps.length - 1 : next;
  }

  /** @param {number} choice */
  function answer(choice) {
    const { question } = steps[shown];
    if (!question) return;
    if (choice === question.right) question.isAnswered = true;
    else question.tried = [...question.tried ?? [], choice];
    show(shown);
    /** @type {HTMLElement | null} */
    const next = document.querySelector(question.isAnswered ? ".on" : ".choices button:enabled");
    next?.focus({ preventScroll: true });
  }

  at("slider").max = String(steps.length - 1);
  at("slider").oninput = () => show(Number(at("slider").value));
  at("first").onclick = () => show(0);
  at("back").onclick = () => show(shown - 1);
  at("next").onclick = () => show(shown + 1);
  at("skip").onclick = () => show(nextRemark());
  if (lesson.lectures.length > 1) {
    at("tabs").innerHTML = lesson.lectures.map(({ spec }, k) => `<button data-lecture="${k}" title="${escaped(spec)}">${escaped(short(spec))}</button>`).join("");
    at("tabs").onclick = (/** @type {any} */ { target }) => {
      if (target.dataset.lecture) show(steps.findIndex(({ number }) => number === Number(target.dataset.lecture)));
    };
  }
  at("step").onclick = (/** @type {any} */ { target }) => {
    if (target.dataset.choice) answer(Number(target.dataset.choice));
    if (target.className === "on") show(shown + 1);
    if (target.className === "reveal") answer(steps[shown].question?.right ?? 0);
  };
  for (const kind of ["mouseover", "focusin", "click"]) {
    at("text").addEventListener(kind, (/** @type {any} */ { target }) => {
      if (target.className === "place") point(Number(target.dataset.x), Number(target.dataset.y));
    });
  }
  for (const kind of ["mouseleave", "focusout"]) at("text").addEventListener(kind, hint);
  at("board").addEventListener("mouseleave", hint);
  for (const kind of ["mouseover", "click"]) {
    at("board").addEventListener(kind, (/** @type {any} */ { target }) => {
      const { width } = steps[shown].lecture;
      const cell = Number(target.dataset.cell);
      if (target.dataset.cell) point(cell % width, Math.floor(cell / width));
    });
  }
  document.addEventListener("keydown", (event) => {
    if (event.target === at("slider") || event.ctrlKey || event.altKey || event.metaKey) return;
    /** @type {Record<string, number>} */
    const keys = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: steps.length - 1 };
    const to = keys[event.key];
    if (to !== undefined) {
      event.preventDefault();
      show(to);
    }
  });
  addEventListener("resize", drawBoard);
  at("before").innerHTML = withPlaces(at("before").innerHTML);
  at("after").innerHTML = withPlaces(at("after").innerHTML);
  show(0);
})();
