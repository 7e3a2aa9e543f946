import { Window } from 'happy-dom'

/**
 * A page for a React tree to live in, in a process that is a server besides, with what a browser's socket looks for.
 * Imported before React, which looks for a window once.
 */
const window = new Window({ url: 'http://localhost/' })

Object.assign(globalThis, {
  window,
  document: window.document,
  HTMLElement: window.HTMLElement,
  HTMLIFrameElement: window.HTMLIFrameElement,
  XMLHttpRequest: window.XMLHttpRequest,
})

/** The page's own origin: to a server elsewhere it would be a stranger's. */
export function showPageOf(origin: string): void {
  window.happyDOM.setURL(origin)
}

/** Where a tree can grow. */
export function newElement(): HTMLElement {
  const page = globalThis.document
  return page.body.appendChild(page.createElement('div'))
}
