import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Translate } from '../../../language/text.ts'
import { formProblems } from '../submission/answer-problems.ts'
import { shownAnswers, shownIn } from './form-conditions.ts'
import type { Answers, FormField } from './form-field.ts'
import { wireAnswers } from '../submission/wire-answers.ts'

interface Rules {
  fields: readonly FormField[]
  /** The site's day, for conditions. */
  today: string
  t: Translate
  uploading: ReadonlySet<string>
}

/** Validates answers by the same rules as the server, with messages in the person's language. */
export function formResolver({ fields, today, t, uploading }: Rules): Resolver<Answers> {
  return (answers) => {
    const wire = wireAnswers(fields, answers)
    const shown = shownIn(fields, wire, today)
    const visible = fields.filter(({ fieldname }) => shown.has(fieldname))
    const errors: FieldErrors<Answers> = {}
    for (const [field, problem] of formProblems(visible, shownAnswers(wire, shown), today))
      errors[field] = { type: 'rule', message: t(problem.id, problem.values) }
    for (const field of uploading) errors[field] = { type: 'rule', message: t('forms.still_uploading') }
    return Object.keys(errors).length === 0 ? { values: answers, errors: {} } : { values: {}, errors }
  }
}
