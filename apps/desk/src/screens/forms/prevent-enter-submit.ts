import type { KeyboardEvent } from 'react'

/** Keeps Enter in a field of one line from saving a document that is already in use; Ctrl+S and the button save. */
export function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
