import { lazy, Suspense } from 'react'
import { useSay } from '../language/say.ts'
import type { ControlProps } from './control.ts'
import { HtmlField } from './html-field.tsx'
import { LongTextField } from './long-text-field.tsx'

/** The editor comes when the first text of this kind is opened. If it does not come, the HTML can still be edited. */
const Editor = lazy(() =>
  import('./formatted/formatted-control.tsx')
    .then(({ FormattedControl }) => ({ default: FormattedControl }))
    .catch(() => ({ default: HtmlField })),
)

function EditorPlace({ label }: { label: string }) {
  const say = useSay()
  return (
    <div className="shown-field">
      <span className="shown-label">{label}</span>
      <span className="formatted-place" role="status" aria-label={say('states.loading')} />
    </div>
  )
}

/** Formatted text. In a cell of a table there is no room for an editor: its row's own sheet has it. */
export function HtmlTextField(props: ControlProps) {
  if (props.cellLabel !== undefined) return <LongTextField {...props} />
  return (
    <Suspense fallback={<EditorPlace label={props.field.label} />}>
      <Editor {...props} />
    </Suspense>
  )
}
