import { useEffect } from 'react'

/** Ctrl+S, or Cmd+S on a Mac, saves: the browser would save the page. */
export function useSaveKey(save: () => void, canSave: boolean): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
      if (!isSave) return
      event.preventDefault()
      if (canSave) save()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [save, canSave])
}
