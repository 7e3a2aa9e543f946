import type { ControlProps } from '../fields/control.ts'
import { LongTextField } from '../fields/long-text-field.tsx'
import { useSay } from '../language/say.ts'
import { contentIn, rowsIn, textIn, withPart, withRows, partIn, type Content } from './section-content.ts'
import { FieldControl } from '../fields/field-control.tsx'
import { SectionRows } from './section-rows.tsx'
import { useSectionShapes, type SectionShapes } from './use-section-shapes.ts'

const variantIn = ({ variant }: Content): string => (typeof variant === 'string' ? variant : '')

/** The data of a section as a form. What no form is known for stays text, as it is stored. */
export function SectionEditor(props: ControlProps) {
  const { field, value } = props
  const say = useSay()
  const { data: shapes, isPending } = useSectionShapes()
  const content = contentIn(String(value))
  const shape = content && shapes?.shapeOf(field.options[1] ?? '', variantIn(content))
  if (isPending) return <p role="status">{say('states.loading')}</p>
  if (!content || !shapes || !shape) return <LongTextField {...props} />
  if (shape.fields.length === 0) return <p className="dim">{say('desk.section_fills_itself')}</p>
  return <Parts {...props} {...{ content, shapes, fields: shape.fields }} />
}

interface PartsProps extends ControlProps {
  content: Content
  shapes: SectionShapes
  fields: ControlProps['field'][]
}

function Parts({ field, content, shapes, fields, onChange, onBlur, error, attachTo }: PartsProps) {
  const change = (next: Content) => onChange(textIn(next))
  return (
    <div className="section-parts" role="group" aria-label={field.label}>
      {fields.map((part) => {
        const row = shapes.rowOf(part.options[0] ?? '')
        return part.fieldtype === 'Table' && row ? (
          <SectionRows
            key={part.fieldname}
            {...{ field: part, row, attachTo }}
            items={rowsIn(content, part.fieldname)}
            onChange={(items) => change(withRows(content, part.fieldname, items))}
          />
        ) : (
          <FieldControl
            key={part.fieldname}
            {...{ field: part, attachTo, onBlur }}
            value={partIn(content, part)}
            onChange={(cell) => change(withPart(content, part, cell))}
            error={undefined}
          />
        )
      })}
      {error !== undefined && (
        <p className="field-problem" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
