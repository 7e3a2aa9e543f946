import type { FieldErrors, Resolver } from 'react-hook-form'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { checkForm, nothingChecked, type Problems } from '../../../fields/check-field-value.ts'
import type { FormValues } from '../../../fields/form-value.ts'
import type { Translate } from '../../../language/translate.ts'
import { conditionsOf, deviceDay } from './conditions.ts'

/** Converts problems into form errors; a table's error has the messages of its cells in `types`, by `<row>.<field>`. */
function formErrors(problems: Problems): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {}
  for (const [name, problem] of Object.entries(problems)) {
    errors[name] =
      typeof problem === 'string'
        ? { type: 'rule', message: problem }
        : { type: 'rows', message: problem.message, types: problem.cells }
  }
  return errors
}

/** Returns the resolver with the type's field rules, the same as on the server. */
export function ruleResolver(meta: DocMeta, t: Translate): Resolver<FormValues> {
  const checked = nothingChecked()
  const conditions = conditionsOf(meta)
  return (values) => {
    const asked = conditions(values, deviceDay())
    const problems = checkForm(meta, values, { t, asked, checked })
    return Object.keys(problems).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: formErrors(problems) }
  }
}

/** Selector of wrong controls; a row on a phone is a button, to which aria-invalid does not apply. */
const wrongControl = '[aria-invalid="true"], [data-wrong="true"]'

const anyControl = 'input, textarea, select, button, [contenteditable="true"], [tabindex]'

/** Scrolls to the first wrong field and focuses its control; returns false when none is shown. */
export function focusFirstProblem(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-problem]')
  if (!field) return false
  const control =
    field.querySelector<HTMLElement>(wrongControl) ?? field.querySelector<HTMLElement>(anyControl) ?? field
  // Centred, because a sticky toolbar and a docked button cover the edges of the window.
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}
