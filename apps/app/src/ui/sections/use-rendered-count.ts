import { startTransition, useEffect, useState } from 'react'

/** The server's page, while it stands over the app. */
const coveringShell = (): HTMLElement | null =>
  globalThis.document === undefined ? null : document.getElementById('shell')

/**
 * How many sections are drawn: all of them, except under the server's page. There one comes with each frame once the app's
 * page has its place, so that no touch waits while all are drawn and laid out. The shell leaves when the last one stands.
 */
export function useRenderedCount(total: number): number {
  const [rendered, setRendered] = useState(() => (coveringShell() ? 0 : Infinity))
  useEffect(() => {
    if (rendered >= total) return undefined
    const shell = coveringShell()
    shell?.setAttribute('data-drawing', '')
    const handleFrame = () => {
      if (shell && shell.dataset['entered'] === undefined) frame = requestAnimationFrame(handleFrame)
      else startTransition(() => setRendered(rendered + 1))
    }
    let frame = requestAnimationFrame(handleFrame)
    return () => {
      cancelAnimationFrame(frame)
      shell?.removeAttribute('data-drawing')
    }
  }, [rendered, total])
  return rendered
}
