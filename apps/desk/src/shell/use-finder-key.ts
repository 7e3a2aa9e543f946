import { useEffect } from 'react'

/** Ctrl+K, or Cmd+K on a Mac, opens the search from anywhere. */
export function useFinderKey(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isFinder = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      if (!isFinder) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [open])
}
