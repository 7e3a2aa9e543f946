import type { MouseEvent } from 'react'
import { useSay } from '../language/text.ts'

/** The first stop of the Tab key: past header and menu, to what the page is about. */
export function SkipLink() {
  const say = useSay()
  return (
    <a className="skip" href="#pages" onClick={handleSkip}>
      {say('shell.skip_to_content')}
    </a>
  )
}

/** Pages that were left stay in the document: the link names the outlet that holds them, and looks for the shown one. */
function handleSkip(event: MouseEvent): void {
  event.preventDefault()
  const body = document.querySelector<HTMLElement>('.ion-page:not(.ion-page-hidden) .page-body')
  if (!body) return
  body.tabIndex = -1
  body.focus()
}
