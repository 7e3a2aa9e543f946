import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '../language/say.ts'
import type { ControlProps } from './control.ts'
import { LongTextField } from './long-text-field.tsx'

/** Formatted text as its tags, with a look at what becomes of it. The look is in a frame in which nothing can run. */
export function HtmlField(props: ControlProps) {
  const say = useSay()
  const [isShown, setShown] = useState(false)
  if (props.cellLabel !== undefined) return <LongTextField {...props} />
  return (
    <div className="html-field">
      <LongTextField {...props} />
      <Button
        variant="subtle"
        className="quiet-button"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {say(isShown ? 'desk.hide_preview' : 'desk.show_preview')}
      </Button>
      {isShown && (
        <iframe
          className="html-preview"
          sandbox=""
          title={say('desk.preview_of', { field: props.field.label })}
          srcDoc={String(props.value)}
        />
      )}
    </div>
  )
}
