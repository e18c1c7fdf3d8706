// @ts-check
/** Begins: puts what follows the choice in the place of what needs no script, and draws what is in sight. */
import { beginControls, legend, showControls } from './controls.js';
import { data } from './data.js';
import { control, element } from './dom.js';
import { plots } from './plots.js';
import { listenToTables, unfold } from './rows.js';
import { save } from './save.js';
import { changed } from './scatter.js';
import { forget } from './selection.js';
import { isEverythingChosen, readAddress, writeAddress } from './state.js';
import { laidOut, show, TABLES, written } from './tables.js';
import { beginWorst, showWorst } from './worst.js';

/** What is drawn anew when it is in sight and something else was chosen.
 * @type {Map<Element, () => void>} */
const drawers = new Map();
/** @type {Set<Element>} */
const stale = new Set();
/** @type {Set<Element>} */
const inSight = new Set();

/** The width of a plot on paper, in pixels of 1/96 inch. */
const PAPER = 700;

/** Whether plots are drawn for paper, each with its legend. */
let isOnPaper = false;

/** @param {Element} box */
function draw(box) {
  stale.delete(box);
  drawers.get(box)?.();
}

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inSight.add(target);
    else inSight.delete(target);
  }
  drawInSight();
}, { rootMargin: '200px' });

/** Draws what is in sight, one after the other, so that the page answers meanwhile. */
function drawInSight() {
  const next = [...inSight].find((box) => stale.has(box));
  if (next) {
    draw(next);
    setTimeout(drawInSight);
  }
}

/** Has a box drawn whenever it is stale and in sight.
 * @param {Element} box
 * @param {() => void} drawer */
function follow(box, drawer) {
  drawers.set(box, drawer);
  stale.add(box);
  observer.observe(box);
}

/** Draws what is in sight as things are chosen now, and the rest once it is seen. */
function refresh() {
  forget();
  showControls();
  drawers.forEach((_, box) => stale.add(box));
  drawInSight();
  showWorst();
}

function change() {
  writeAddress();
  refresh();
}

/** What no reader of a plot may miss. */
const warning = () => (data.incomplete === '' ? [] : [element('p', { className: 'warning', textContent: data.incomplete })]);

/** A plot that follows what is chosen, with links to the files of the figure in whose place it stands, if any.
 * @param {import('./plots.js').PlotEntry} entry
 * @param {Element | null} files */
function following({ name, title, draw: drawing, hasNames }, files) {
  const box = element('div', { className: 'drawing' });
  const head = element('h3', {});
  const names = element('div', { className: 'legend' });
  const figure = element('figure', { id: `plot-${name}` }, head, ...warning(), box, names, element('figcaption', {},
    element('button', { type: 'button', textContent: 'Save as shown', onclick: () => save(box, name, title()) }), files ?? ''));
  follow(figure, () => {
    head.textContent = title();
    box.replaceChildren(drawing(isOnPaper ? PAPER : Math.max(320, box.clientWidth)));
    names.replaceChildren(...(isOnPaper && !hasNames ? legend() : []));
  });
  return figure;
}

function beginPlots() {
  const grid = control('plots-grid');
  if (!grid) return;
  for (const plot of plots) {
    const figure = control(`plot-${plot.name}`);
    if (figure) figure.replaceWith(following(plot, figure.querySelector('.files')));
    else if (plot.hasNoFile) grid.append(following(plot, null));
  }
}

function begin() {
  readAddress();
  beginControls(change);
  beginPlots();
  beginWorst();
  for (const [name, make] of Object.entries(TABLES)) {
    const table = control(`table-${name}`);
    if (!table) continue;
    const box = /** @type {HTMLElement} */ (table.closest('.table'));
    const first = written(box);
    follow(box, () => show(box, isEverythingChosen() ? first : laidOut(make())));
  }
  listenToTables();
  unfold();
  changed.push(change);
  addEventListener('hashchange', () => {
    // A link of the contents leads to its section, and what is chosen stays.
    if (document.getElementById(decodeURIComponent(location.hash.slice(1)))) {
      writeAddress();
      return;
    }
    readAddress();
    refresh();
  });
  addEventListener('beforeprint', () => {
    isOnPaper = true;
    document.querySelectorAll('#plots-grid > figure').forEach((figure) => stale.add(figure));
    [...stale].forEach(draw);
  });
  addEventListener('afterprint', () => {
    isOnPaper = false;
    refresh();
  });
  let width = innerWidth;
  addEventListener('resize', () => {
    if (width !== innerWidth) refresh();
    width = innerWidth;
  });
  control('bar').hidden = false;
  refresh();
}

begin();
