import type { Control } from 'react-hook-form'
import type { DeskField, DocMeta } from '../../data/doc-meta.ts'
import type { AttachTarget } from '../../fields/control.ts'
import type { FormValues } from '../../fields/form-value.ts'
import { useSay } from '../../language/say.ts'
import { FormField, FormTable } from './form-field.tsx'
import { formSections, type FormSection } from './form-sections.ts'

interface Props {
  meta: DocMeta
  control: Control<FormValues>
  attachTo: AttachTarget | null
  isReadOnly: boolean
  isNew: boolean
}

type SectionProps = Omit<Props, 'isNew'> & { section: FormSection }

function Section({ section, meta, ...field }: SectionProps) {
  const say = useSay()
  const id = `section-${section.key}`
  return (
    <>
      {section.fields.length > 0 && (
        <section className="card form-section" aria-labelledby={id}>
          <h2 id={id}>{section.title ?? say('desk.details')}</h2>
          <div className="field-grid">
            {section.fields.map((one) => (
              <FormField key={one.fieldname} field={one} titleField={meta.titleField} {...field} />
            ))}
          </div>
        </section>
      )}
      {section.tables.map((table) => {
        const child = meta.children.get(table.options[0] ?? '')
        return child && <FormTable key={table.fieldname} field={table} child={child} {...field} />
      })}
    </>
  )
}

/** The sections of a form, drawn from the type's definition. */
export function FormBody({ meta, isNew, ...field }: Props) {
  // What only the server fills in has nothing to show yet.
  const isShown = (one: DeskField) => !one.isHidden && !(isNew && one.isReadOnly)
  return (
    <>
      {formSections(meta, isShown).map((section) => (
        <Section key={section.key} section={section} meta={meta} {...field} />
      ))}
    </>
  )
}
