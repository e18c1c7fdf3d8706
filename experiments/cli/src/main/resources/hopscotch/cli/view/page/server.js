// @ts-check
/**
 * In place of a server: requests to the planners in a worker of this page. They are answered one at
 * a time. What nobody waits for any more is not begun; if it takes long, the worker is ended and
 * another one is told the maps again.
 */
import { notice } from '../../../visual/view/page/messages.js';

import * as given from './given.js';

const PATIENCE_MILLIS = 1000;
const NEEDS = 'This page needs WebAssembly with garbage collection: Chrome or Edge 119, Firefox 120, Safari 18.2, or newer.';

/** @typedef {{status: number, bytes: Uint8Array}} Answer */
/** @typedef {{id?: number, error?: string, isUnable?: boolean} & Partial<Answer>} Message */
/** @typedef {{path: string, body: string, from: number}} Origin a request that made a map, and the map it was made of */

const { worker: script, module: text } = /** @type {any} */ (self).HOPSCOTCH_PLANNERS;
const module = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));

/** @type {Map<number, Origin>} by the number that the page knows a map by */
const origins = new Map();
/** @type {Map<number, number>} the numbers of the maps in the worker, by those that the page knows */
let numbers = new Map();
let maps = 0;
let requests = 0;
/** What is asked comes after what was asked before.
 * @type {Promise<unknown>} */
let last = Promise.resolve();
let worker = begin();
/** Ends what waits for the worker.
 * @type {((message: Message) => void) | null} */
let receive = null;

function begin() {
  numbers = new Map();
  const begun = new Worker(address);
  begun.postMessage({ module });
  begun.onmessage = ({ data }) => receive?.(data);
  begun.onerror = ({ message }) => receive?.({ error: message });
  return begun;
}

/** The worker's answer to a request.
 * @param {string} request
 * @param {string | null} query
 * @param {string} body
 * @returns {Promise<Answer>} */
async function ask(request, query, body) {
  const id = ++requests;
  worker.postMessage({ id, request, query, body: new Int8Array(new TextEncoder().encode(body)) });
  /** @type {Message} */
  const { error, isUnable, status = 0, bytes = new Uint8Array() } = await new Promise((resolve) => {
    receive = (message) => { if (message.id === id || message.id === undefined) resolve(message); };
  });
  receive = null;
  if (error === undefined) return { status, bytes };
  if (isUnable) notice(`${NEEDS} It says: ${error}`);
  throw new Error(error);
}

/** @param {Answer} answer */
const json = ({ bytes }) => JSON.parse(new TextDecoder().decode(bytes));

/** The number of a map in the worker, which is told how it came to be if it does not know it.
 * @param {number} map
 * @returns {Promise<number>} */
async function numberOf(map) {
  const known = numbers.get(map);
  const origin = origins.get(map);
  if (known !== undefined || !origin) return known ?? map;
  const answer = await ask(`POST /${origin.path}`, null, await inWorker(origin.body, origin.from));
  numbers.set(map, json(answer).map);
  return json(answer).map;
}

/** A request as the worker knows its map.
 * @param {string} body
 * @param {number} map 0 for none */
async function inWorker(body, map) {
  return map ? JSON.stringify({ ...JSON.parse(body), map: await numberOf(map) }) : body;
}

/** @param {unknown} value
 * @param {number} [status]
 * @returns {Answer} */
const told = (value, status = 200) => ({ status, bytes: new TextEncoder().encode(`${JSON.stringify(value)}\n`) });

/** What is answered without the planners of this page: maps of given queries, and strangers' planners.
 * @param {string} name
 * @param {string | null} query
 * @param {string} body
 * @returns {Promise<Answer | undefined>} */
async function known(name, query, body) {
  if (name === 'api/map' && query) {
    const text = await given.file(new URLSearchParams(query).get('name') ?? '');
    return text === undefined ? undefined : { status: 200, bytes: new TextEncoder().encode(text) };
  }
  const asked = body.startsWith('{') ? JSON.parse(body) : {};
  if (!given.isStranger(asked.planner ?? '')) return undefined;
  if (name === 'api/explain') return told([]);
  const map = origins.get(asked.map);
  const answer = await given.answer(asked, map?.path === 'api/map' ? map.body : '');
  return told(answer, 'error' in answer ? 400 : 200);
}

/** Answers once all before is answered.
 * @param {string} path
 * @param {{method?: string, body?: string, signal?: AbortSignal}} options
 * @returns {Promise<Answer>} */
async function turn(path, { method = 'GET', body = '', signal }) {
  signal?.throwIfAborted();
  const [name, query = null] = path.split('?');
  const answered = await known(name, query, body);
  if (answered) return answered;
  const map = body.startsWith('{') ? JSON.parse(body).map : 0;
  const giveUp = () => setTimeout(() => {
    worker.terminate();
    worker = begin();
    receive?.({ error: 'given up' });
  }, PATIENCE_MILLIS);
  let timer = 0;
  const abort = () => { timer = giveUp(); };
  signal?.addEventListener('abort', abort);
  try {
    const answer = await ask(`${method} /${name}`, query, await inWorker(body, map));
    if (name === 'api/maps') return told([...given.maps, ...json(answer)]);
    if (name === 'api/planners') return told([...json(answer), ...given.strangers]);
    return answer.status === 200 && /^api\/(map|edit)$/.test(name) && method === 'POST'
      ? numbered(answer, { path: name, body, from: map }) : answer;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    signal?.throwIfAborted();
  }
}

/** Gives a map that was made a number for the page.
 * @param {Answer} answer
 * @param {Origin} origin */
function numbered(answer, origin) {
  origins.set(++maps, origin);
  numbers.set(maps, json(answer).map);
  return { status: 200, bytes: new TextEncoder().encode(JSON.stringify({ map: maps })) };
}

/** @param {string} path
 * @param {object} [options] */
export async function call(path, options = {}) {
  const next = last.then(() => turn(path, options));
  last = next.catch(() => {});
  const { status, bytes } = await next;
  const response = new Response(/** @type {BlobPart} */ (bytes), { status });
  if (!response.ok) throw new Error((await response.json()).error);
  return response;
}

/** @param {string} path
 * @param {object} body
 * @param {AbortSignal} [signal] */
export const post = (path, body, signal) => call(path, { method: 'POST', body: JSON.stringify(body), signal });
