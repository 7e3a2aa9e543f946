import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useVisit } from '../../data/visit.ts'
import { isNeeded, shownAnswers, shownIn } from './form-conditions.ts'
import type { Answers, FormField } from './form-field.ts'
import { stepsOf } from './form-steps.ts'
import { wireAnswers } from './wire-answers.ts'

/** The steps as the present answers show them, and the one that is open. */
export function useFormSteps(form: UseFormReturn<Answers>, fields: readonly FormField[], first: string) {
  const { today } = useVisit()
  const [name, setName] = useState(first)
  const answers = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const wire = wireAnswers(fields, answers)
  const shown = shownIn(fields, wire, today)
  const doc = shownAnswers(wire, shown)
  const steps = stepsOf(fields, shown)
  const index = Math.max(
    0,
    steps.findIndex((step) => step.name === name),
  )
  return {
    steps,
    index,
    step: steps[index],
    open: setName,
    isNeeded: (field: FormField) => isNeeded(field, doc, today),
    /** The step that holds a field; -1 where none shows it. */
    stepWith: (fieldname: string) =>
      steps.findIndex((step) => step.fields.some((field) => field.fieldname === fieldname)),
  }
}
