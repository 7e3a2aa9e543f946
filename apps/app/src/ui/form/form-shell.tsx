import type { ReactNode } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { shownIn } from './definition/form-conditions.ts'
import { fieldsOf, type FormDefinition } from './definition/form-definition.ts'
import { isWideField, type FormField } from './definition/form-field.ts'
import { FormHead } from './form-head.tsx'
import { SavedBadge } from './form-notes.tsx'
import { formSteps } from './steps/form-steps.ts'
import { emptyAnswers, wireAnswers } from './submission/wire-answers.ts'
import styles from './form-page.module.css'

interface Props {
  definition: FormDefinition
  introduction: ReactNode
}

/** Placeholder of the form in the server's page; it cannot be filled in before it can be sent. */
export function FormShell({ definition, introduction }: Props) {
  const t = useTranslate()
  const { today } = useVisit()
  const fields = fieldsOf(definition)
  const steps = formSteps(fields, shownIn(fields, wireAnswers(fields, emptyAnswers(fields)), today))
  return (
    <div className={styles.formPage}>
      <FormHead title={definition.title} steps={steps} index={0} badge={<SavedBadge at={null} />} isStill />
      {introduction}
      <noscript>
        <p className="note">{t('forms.needs_script')}</p>
      </noscript>
      {steps[0]?.sections.map((section) => (
        <section key={section.name} className={styles.formSection}>
          {section.title && <h2>{section.title}</h2>}
          <div className="form-grid">{section.columns.flat().map(still)}</div>
        </section>
      ))}
      <div className={styles.formButtons} aria-hidden="true">
        <span className="button big">{steps.length > 1 ? t('forms.next') : definition.button_label}</span>
      </div>
    </div>
  )
}

const long: ReadonlySet<string> = new Set(['Small Text', 'Text', 'Text Editor'])

function still(field: FormField): ReactNode {
  const className = isWideField(field) ? 'field is-wide' : 'field'
  if (field.fieldtype === 'HTML') return null
  return (
    <div key={field.fieldname} className={className}>
      <span className="label">{field.label}</span>
      {field.fieldtype !== 'Check' && <span className={long.has(field.fieldtype) ? 'input long' : 'input'} />}
    </div>
  )
}
