import type { Control } from 'react-hook-form'
import { FormFieldView } from './form-field-view.tsx'
import type { Answers, FormField } from './definition/form-field.ts'
import type { FormSection } from './steps/form-steps.ts'

interface Props {
  sections: readonly FormSection[]
  control: Control<Answers>
  formId: string
  isNeeded: (field: FormField) => boolean
  onCorrected: (fieldname: string) => void
}

/** The sections of a step, two fields abreast where there is room, or in the columns that the form names. */
export function FormSections({ sections, ...rest }: Props) {
  return sections.map((section) => (
    <section key={section.name} className="form-section">
      {section.title && <h2>{section.title}</h2>}
      {section.description && <p className="dim">{section.description}</p>}
      <SectionFields section={section} {...rest} />
    </section>
  ))
}

function SectionFields({ section, ...rest }: Omit<Props, 'sections'> & { section: FormSection }) {
  const [only = [], ...others] = section.columns
  if (others.length === 0) return <div className="form-grid">{draw(only, rest)}</div>
  return (
    <div className="form-grid">
      {section.columns.map((column, index) => (
        <div key={column[0]?.fieldname ?? index} className="form-column">
          {draw(column, rest)}
        </div>
      ))}
    </div>
  )
}

function draw(fields: readonly FormField[], { isNeeded, ...rest }: Omit<Props, 'sections'>) {
  return fields.map((field) => (
    <FormFieldView key={field.fieldname} {...rest} field={field} isRequired={isNeeded(field)} />
  ))
}
