import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

/** Distance below the visible area at which loading begins. */
const NEAR = '600px'

/** Renders its content once it comes near the visible area, so that what nobody scrolls to is never loaded. */
export function Near({ className, children }: { className?: string; children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: NEAR },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {isNear && <Suspense fallback={null}>{children()}</Suspense>}
    </div>
  )
}
