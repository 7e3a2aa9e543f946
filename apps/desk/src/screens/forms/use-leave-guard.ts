import { useCallback, useEffect, useRef } from 'react'
import { useBlocker, type Blocker } from 'react-router-dom'

interface LeaveGuard {
  blocker: Blocker
  /** Lets the next way out pass: what was typed has just been saved or thrown away on purpose. */
  allowLeaving: () => void
}

/** Asks before typed text is lost: on the way to another page of the desk, and before the tab closes. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const isAllowed = useRef(false)
  const isHeld = useCallback(() => isDirty && !isAllowed.current, [isDirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isHeld() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault()
    }
    addEventListener('beforeunload', handleUnload)
    return () => removeEventListener('beforeunload', handleUnload)
  }, [isHeld])

  const allowLeaving = useCallback(() => {
    isAllowed.current = true
  }, [])
  return { blocker, allowLeaving }
}
