import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function with a stable identity that calls the newest version, so that unchanged rows are not rendered
 * again.
 */
export function useSteady<Arguments extends readonly unknown[]>(
  action: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const newest = useRef(action)
  useLayoutEffect(() => {
    newest.current = action
  })
  return useCallback((...given: Arguments) => newest.current(...given), [])
}
