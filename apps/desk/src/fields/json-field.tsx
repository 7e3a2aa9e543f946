import { lazy, Suspense } from 'react'
import type { ControlProps } from './control.ts'
import { LongTextField } from './long-text-field.tsx'
import { sectionSummary } from './section-summary.ts'

/** Its form comes when the first section is opened. If it does not come, the data can still be edited as text. */
const SectionEditor = lazy(() =>
  import('../sections/section-editor.tsx')
    .then((module) => ({ default: module.SectionEditor }))
    .catch(() => ({ default: LongTextField })),
)

/** Data that programs read, as text; that of a section as a form. */
export function JsonField(props: ControlProps) {
  const { field, value, cellLabel } = props
  if (field.options[0] !== 'Section') return <LongTextField {...props} />
  if (cellLabel !== undefined) return <span className="dim">{sectionSummary(String(value))}</span>
  return (
    <Suspense fallback={<LongTextField {...props} />}>
      <SectionEditor {...props} />
    </Suspense>
  )
}
