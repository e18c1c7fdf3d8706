// @ts-check
/** Pointers on a map: one draws, drags an end, or with shift moves the view; two fingers move and
 * zoom it, and so does the wheel. */

/** @typedef {import('./pane.js').View} View */
/** @typedef {import('./edit.js').Grip} Grip */

/**
 * @typedef {object} Hand
 * @property {() => View | null} view how the map lies; changed here
 * @property {(x: number, y: number) => number} place the place of a cell, -1 off the map
 * @property {(x: number, y: number) => Grip} take what a pointer takes hold of there
 * @property {(grip: Grip, place: number, before: number) => void} use on a place, and the one before in a stroke
 * @property {() => void} release
 * @property {() => void} cancel takes back what the pointer did since it went down
 * @property {(place: number) => void} hover
 * @property {(dx: number, dy: number, isUsed: boolean) => void} point moves the cursor of keys, or uses it
 * @property {() => void} moved
 */

const LEAST_SCALE = 0.05;
const LARGEST_SCALE = 400;
const WHEEL = 1.2;
/** Columns and rows that a key goes. */
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1],
});

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Hand} hand
 */
export function listen(canvas, hand) {
  /** @type {Map<number, {x: number, y: number}>} */
  const down = new Map();
  /** @type {Grip | null} */
  let grip = null;
  let before = -1;
  const at = (/** @type {PointerEvent} */ event) => {
    const box = canvas.getBoundingClientRect();
    const { x, y, scale } = hand.view() ?? { x: 0, y: 0, scale: 1 };
    return { x: (event.clientX - box.left - x) / scale, y: (event.clientY - box.top - y) / scale };
  };
  const use = (/** @type {PointerEvent} */ event) => {
    const { x, y } = at(event);
    const place = hand.place(x, y);
    if (grip && grip !== 'move') hand.use(grip, place, before);
    before = place;
  };
  const release = (/** @type {PointerEvent} */ event) => {
    if (!down.delete(event.pointerId)) return;
    if (grip) hand.release();
    grip = null;
  };
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (grip) hand.cancel();
    const { x, y } = at(event);
    before = -1;
    grip = down.size > 1 ? null : event.shiftKey || event.button === 1 ? 'move' : hand.take(x, y);
    use(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    const last = down.get(event.pointerId);
    const view = hand.view();
    if (last && view && (down.size > 1 || grip === 'move')) {
      const others = [...down].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
      view.x += (event.clientX - last.x) / down.size;
      view.y += (event.clientY - last.y) / down.size;
      if (others.length > 0) pinch(view, canvas.getBoundingClientRect(), last, event, others[0]);
      hand.moved();
    } else if (grip) {
      use(event);
    }
    if (last) down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { x, y } = at(event);
    hand.hover(hand.place(x, y));
  });
  canvas.addEventListener('keydown', (event) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (!ARROWS[event.key] && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    hand.point(dx, dy, event.key === 'Enter');
  });
  canvas.addEventListener('focus', () => hand.point(0, 0, false));
  canvas.addEventListener('pointerleave', () => hand.hover(-1));
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const view = hand.view();
    const box = canvas.getBoundingClientRect();
    if (view) zoom(view, event.clientX - box.left, event.clientY - box.top, WHEEL ** -Math.sign(event.deltaY));
    hand.moved();
  }, { passive: false });
}

/** Zooms by how the distance of two fingers changed.
 * @param {View} view
 * @param {DOMRect} box
 * @param {{x: number, y: number}} last where the one that moved was
 * @param {PointerEvent} event where it is
 * @param {{x: number, y: number}} other */
function pinch(view, box, last, event, other) {
  const was = Math.hypot(last.x - other.x, last.y - other.y);
  const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
  const middle = { x: (event.clientX + other.x) / 2, y: (event.clientY + other.y) / 2 };
  if (was > 0 && is > 0) zoom(view, middle.x - box.left, middle.y - box.top, is / was);
}

/** Zooms about a point of the canvas.
 * @param {View} view
 * @param {number} x
 * @param {number} y
 * @param {number} factor */
export function zoom(view, x, y, factor) {
  const scale = Math.max(LEAST_SCALE, Math.min(LARGEST_SCALE, view.scale * factor));
  view.x = x - ((x - view.x) * scale) / view.scale;
  view.y = y - ((y - view.y) * scale) / view.scale;
  view.scale = scale;
}

/** Zooms about the middle of a canvas.
 * @param {View | null} view
 * @param {HTMLCanvasElement} canvas
 * @param {number} factor */
export function zoomMiddle(view, canvas, factor) {
  const box = canvas.getBoundingClientRect();
  if (view) zoom(view, box.width / 2, box.height / 2, factor);
}
