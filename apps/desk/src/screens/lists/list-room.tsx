import { useCallback, useState, type ReactNode } from 'react'

/** Whether what stands in a box is wider than the box; both are watched. */
function useIsTooWide() {
  const [isTooWide, setTooWide] = useState(false)
  const box = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setTooWide(element.scrollWidth > element.clientWidth))
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return { box, isTooWide }
}

/**
 * The room for a table: what does not fit scrolls inside it, with the title in sight. Where all fits, the head stays in
 * sight while the page scrolls.
 */
export function ListRoom({ children }: { children: ReactNode }) {
  const { box, isTooWide } = useIsTooWide()
  return (
    <div ref={box} className={isTooWide ? 'list-room is-wide' : 'list-room'}>
      {children}
    </div>
  )
}
