import { Window } from 'happy-dom'

/** DOM for a React tree in a process that is also a server. Imported before React, which looks for a window once. */
const window = new Window({ url: 'http://localhost/' })

Object.assign(globalThis, {
  window,
  document: window.document,
  HTMLElement: window.HTMLElement,
  HTMLIFrameElement: window.HTMLIFrameElement,
  XMLHttpRequest: window.XMLHttpRequest,
})

export function showPageOf(origin: string): void {
  window.happyDOM.setURL(origin)
}

export function newElement(): HTMLElement {
  const page = globalThis.document
  return page.body.appendChild(page.createElement('div'))
}
