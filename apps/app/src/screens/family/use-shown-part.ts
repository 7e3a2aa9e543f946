import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the part of the page that the address names (#fees, #card) into sight once it is there. */
export function useShownPart() {
  const page = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    const part = /^#[a-z]+$/.test(hash) ? page.current?.querySelector(`[data-part="${hash.slice(1)}"]`) : null
    // Ionic moves the page to its beginning when it has entered.
    const timer = setTimeout(() => part?.scrollIntoView(), 350)
    return () => clearTimeout(timer)
  }, [hash])
  return page
}
