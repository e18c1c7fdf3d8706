// @ts-check
/** A drawing as a file of its own: under its title and what is missing, over the names of its lines. */
import { shape, swatch } from './controls.js';
import { data } from './data.js';
import { element } from './dom.js';
import { looks } from './look.js';

const LINE = 18;
const EDGE = 10;
const LETTER = 7;
const SWATCH = 46;

/** A text in lines of at most so many letters, if its words allow it.
 * @param {string} text
 * @param {number} letters */
function folded(text, letters) {
  const folds = [''];
  for (const word of text.split(' ')) {
    const longer = `${folds[folds.length - 1]} ${word}`.trim();
    if (longer.length <= letters || folds[folds.length - 1] === '') folds[folds.length - 1] = longer;
    else folds.push(word);
  }
  return folds;
}

/** Looks side by side, in rows as wide as the drawing.
 * @param {number} width */
function places(width) {
  let [x, row] = [0, 0];
  return looks().map((look) => {
    const size = SWATCH + LETTER * look.name.length + EDGE;
    if (x > 0 && x + size > width) [x, row] = [0, row + 1];
    x += size;
    return { look, x: x - size, row };
  });
}

/** @param {string} text
 * @param {Record<string, string | number>} attributes */
function line(text, attributes) {
  const made = shape('text', attributes);
  made.textContent = text;
  return made;
}

/** @param {SVGSVGElement} drawing
 * @param {string} title */
function withWords(drawing, title) {
  const [width, height] = [drawing.width.baseVal.value, drawing.height.baseVal.value];
  const letters = Math.floor((width - 2 * EDGE) / LETTER);
  const head = [
    ...folded(title, letters).map((text) => line(text, { 'font-weight': 'bold' })),
    ...(data.incomplete === '' ? [] : folded(data.incomplete, letters).map((text) => line(text, { fill: '#b02000' }))),
  ];
  const names = places(width - 2 * EDGE);
  const top = LINE * head.length + EDGE;
  const bottom = top + height;
  const rows = names.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const all = shape('svg', { width, height: bottom + LINE * rows + EDGE, 'font-family': 'sans-serif', 'font-size': 12 });
  head.forEach((words, i) => {
    words.setAttribute('x', String(EDGE));
    words.setAttribute('y', String(LINE * (i + 1)));
  });
  const copy = /** @type {SVGElement} */ (drawing.cloneNode(true));
  copy.setAttribute('y', String(top));
  // Plot has a drawing as high as there is room.
  copy.style.height = `${height}px`;
  all.append(shape('rect', { width: '100%', height: '100%', fill: 'white' }), ...head, copy);
  for (const { look, x, row } of names) {
    const sample = swatch(look);
    sample.setAttribute('x', String(EDGE + x));
    sample.setAttribute('y', String(bottom + LINE * row));
    all.append(sample, line(look.name, { x: EDGE + x + SWATCH, y: bottom + LINE * row + 11 }));
  }
  return all;
}

/** Saves what a plot shows now.
 * @param {Element} box
 * @param {string} name
 * @param {string} title */
export function save(box, name, title) {
  const drawing = /** @type {SVGSVGElement | null} */ (box.querySelector('svg'));
  if (!drawing) return;
  const text = new XMLSerializer().serializeToString(withWords(drawing, title));
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  element('a', { href: address, download: `${name}-chosen.svg` }).click();
  URL.revokeObjectURL(address);
}
