import { useEffect, useRef } from 'react'

/** Brings the current tab of a strip into sight where the strip is longer than its place; the page itself stays. */
export function useTabInSight<Strip extends HTMLElement>(current: string) {
  const strip = useRef<Strip>(null)
  useEffect(() => {
    const place = strip.current?.getBoundingClientRect()
    const tab = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!strip.current || !place || !tab) return
    if (tab.right > place.right) strip.current.scrollLeft += tab.right - place.right
    else if (tab.left < place.left) strip.current.scrollLeft -= place.left - tab.left
  }, [current])
  return strip
}
