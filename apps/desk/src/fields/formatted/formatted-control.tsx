import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '../../language/say.ts'
import type { ControlProps } from '../control.ts'
import { LongTextField } from '../long-text-field.tsx'
import { FormattedEditor } from './formatted-editor.tsx'
import { isHeldWhole } from './formatted-text.ts'
import { TextLength } from './text-length.tsx'

/** A text as its tags, and the way back where the editor can show all of it. */
function Source({ onFormatted, ...props }: ControlProps & { onFormatted: () => void }) {
  const say = useSay()
  const html = String(props.value)
  const canShow = isHeldWhole(html)
  return (
    <div className="html-field">
      <LongTextField {...props} />
      <TextLength length={html.length} max={props.field.maxLength} />
      {!canShow && <p className="field-help">{say('desk.editor_too_much')}</p>}
      <Button variant="subtle" className="quiet-button" disabled={!canShow} onClick={onFormatted}>
        {say('desk.editor_formatted')}
      </Button>
    </div>
  )
}

/** Formatted text: in the editor, or as its HTML for who wants it, and for what the editor cannot show. */
export function FormattedControl(props: ControlProps) {
  const [isSource, setSource] = useState(() => !isHeldWhole(String(props.value)))
  if (isSource) return <Source {...props} onFormatted={() => setSource(false)} />
  return <FormattedEditor {...props} onSource={() => setSource(true)} />
}
