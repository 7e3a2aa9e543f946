import { useSyncExternalStore } from 'react'

/** The specification's breakpoint between mobile and desktop. */
const wide = '(min-width: 768px)'

export function useIsWide(): boolean {
  return useSyncExternalStore(watch, isWide)
}

const isWide = (): boolean => matchMedia(wide).matches

function watch(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
