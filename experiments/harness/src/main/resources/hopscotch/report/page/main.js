// @ts-check
/** Begins: puts what follows the choice in the place of what needs no script, and draws what is in sight. */
import { beginControls, showControls } from './controls.js';
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

function beginPlots() {
  const grid = control('plots-grid');
  if (!grid) return;
  const files = new Map([...grid.querySelectorAll('figure')].map((figure) => [figure.id, figure.querySelector('.files')]));
  const live = plots.filter(({ name, hasNoFile }) => hasNoFile || files.has(`plot-${name}`));
  const others = [...grid.children].filter(({ id }) => live.every(({ name }) => id !== `plot-${name}`));
  grid.replaceChildren(...live.map(({ name, title, draw: drawing }) => {
    const box = element('div', { className: 'drawing' });
    const head = element('h3', {});
    const figure = element('figure', { id: `plot-${name}` }, head, ...warning(), box, element('figcaption', {},
      element('button', { type: 'button', textContent: 'Save as shown', onclick: () => save(box, name, title()) }),
      files.get(`plot-${name}`) ?? ''));
    follow(figure, () => {
      head.textContent = title();
      box.replaceChildren(drawing(Math.max(320, box.clientWidth)));
    });
    return figure;
  }), ...others);
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
  addEventListener('beforeprint', () => [...stale].forEach(draw));
  let width = innerWidth;
  addEventListener('resize', () => {
    if (width !== innerWidth) refresh();
    width = innerWidth;
  });
  control('bar').hidden = false;
  refresh();
}

begin();
