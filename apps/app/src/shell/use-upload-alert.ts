import { useCallback, useEffect, useState } from 'react'

/**
 * Stops a form from being submitted while one of its files is still uploading, and tells that the alert of the
 * specification is to be shown. Upload fields mark themselves with `data-uploading`.
 */
export function useUploadAlert(): { isShown: boolean; close: () => void } {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const handleSubmit = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.querySelector('[data-uploading]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setIsShown(true)
    }
    // Before React's own listener, which would send the form.
    document.addEventListener('submit', handleSubmit, { capture: true })
    return () => document.removeEventListener('submit', handleSubmit, { capture: true })
  }, [])
  return { isShown, close: useCallback(() => setIsShown(false), []) }
}
