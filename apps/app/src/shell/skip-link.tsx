import type { MouseEvent } from 'react'
import { useSay } from '../language/text.ts'

/** The first stop of the Tab key: past header and menu, to what the page is about. */
export function SkipLink() {
  const say = useSay()
  return (
    <a className="skip" href="#content" onClick={handleSkip}>
      {say('shell.skip_to_content')}
    </a>
  )
}

/** Moves the focus without a step in the history: the way back leads to the page before. */
function handleSkip(event: MouseEvent): void {
  event.preventDefault()
  const body = document.getElementById('content')
  if (!body) return
  body.tabIndex = -1
  body.focus()
}
