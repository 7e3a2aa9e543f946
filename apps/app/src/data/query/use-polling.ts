import { useEffect, useRef } from 'react'

export function usePolling(ask: () => void, everyMilliseconds: number | null): void {
  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  })
  useEffect(() => {
    if (everyMilliseconds === null) return undefined
    const handleTick = () => document.visibilityState === 'visible' && asking.current()
    const timer = setInterval(handleTick, everyMilliseconds)
    document.addEventListener('visibilitychange', handleTick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleTick)
    }
  }, [everyMilliseconds])
}
