import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that never changes itself and always does the newest thing: rows that did not change need no drawing. */
export function useSteady<Arguments extends readonly unknown[]>(
  action: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const newest = useRef(action)
  useLayoutEffect(() => {
    newest.current = action
  })
  return useCallback((...given: Arguments) => newest.current(...given), [])
}
