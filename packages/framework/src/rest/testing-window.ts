import { Window } from 'happy-dom'

/**
 * A page for a React tree to live in, in a process that is a server besides: only what React and the SDK look for. Requests
 * stay those of Node. Imported before React, which looks for a window once.
 */
const window = new Window({ url: 'http://localhost/' })

Object.assign(globalThis, {
  window,
  document: window.document,
  HTMLElement: window.HTMLElement,
  HTMLIFrameElement: window.HTMLIFrameElement,
})
