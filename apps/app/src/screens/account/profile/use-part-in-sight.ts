import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Whoever does one of these goes their own way from there. */
const acts = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Brings the part that the address names (#addresses) into sight, and its heading into focus. What stands above it may come
 * later, and Ionic moves the page to its beginning when it has entered: the part stays in sight until the person acts.
 */
export function usePartInSight() {
  const page = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    const box = page.current
    if (box === null || !/^#[a-z]+$/.test(hash)) return undefined
    return keepInSight(box, () => box.querySelector(`[data-part="${hash.slice(1)}"]`))
  }, [hash, key])
  return page
}

/** Follows the box as it grows, and the page as it enters; what it gives ends that. */
function keepInSight(box: HTMLElement, findPart: () => Element | null): () => void {
  const ending = new AbortController()
  const bring = () => {
    const part = findPart()
    if (ending.signal.aborted || part === null) return
    part.scrollIntoView({ behavior: 'instant' })
    part.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }
  const observer = new ResizeObserver(bring)
  const end = () => {
    observer.disconnect()
    ending.abort()
  }
  // The page restores its own place in the frame after it has entered, and is brought to the part in the one after that.
  const handleEnter = () => requestAnimationFrame(() => requestAnimationFrame(bring))
  const { signal } = ending
  // Ionic's events do not bubble: only the capturing side hears them from above.
  document.addEventListener('ionViewDidEnter', handleEnter, { capture: true, signal })
  for (const act of acts) addEventListener(act, end, { capture: true, passive: true, signal })
  observer.observe(box)
  return end
}
