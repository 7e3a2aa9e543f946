import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Ionic moves the page to its beginning when it has entered. */
const AFTER_ENTERING_MS = 350

/** Brings the part that the address names (#addresses) into sight, and its heading into focus. */
export function usePartInSight() {
  const page = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!/^#[a-z]+$/.test(hash)) return
    const timer = setTimeout(() => {
      const part = page.current?.querySelector(`[data-part="${hash.slice(1)}"]`)
      part?.scrollIntoView()
      part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    }, AFTER_ENTERING_MS)
    return () => clearTimeout(timer)
  }, [hash, key])
  return page
}
