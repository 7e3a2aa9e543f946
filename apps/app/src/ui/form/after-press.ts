const releases = ['pointerup', 'pointercancel', 'keyup', 'dragend'] as const

/**
 * Runs once no button, finger or key is down, and the click of it has arrived: what moves the page while a button is
 * pressed would move it away from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) return run()
  const end = new AbortController()
  const handleRelease = () => {
    end.abort()
    setTimeout(run)
  }
  for (const release of releases)
    addEventListener(release, handleRelease, { capture: true, signal: end.signal })
}
