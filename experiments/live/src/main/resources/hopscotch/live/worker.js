'use strict';
/** Within a worker: answers requests by the planners, one after the other. */
let begun;
let planners;

async function begin(module) {
  planners = (await TeaVM.wasmGC.load(module)).exports;
  planners.main([]);
}

async function answer({ id, request, query, body }) {
  try {
    await begun;
  } catch (error) {
    postMessage({ id, error: String(error?.message || error), isUnable: true });
    return;
  }
  try {
    const bytes = planners.answer(request, query, body).slice();
    postMessage({ id, status: planners.status(), bytes }, [bytes.buffer]);
  } catch (error) {
    postMessage({ id, error: String(error?.message || error) });
  }
}

onmessage = ({ data }) => {
  if (data.module) begun = begin(data.module);
  else void answer(data);
};
