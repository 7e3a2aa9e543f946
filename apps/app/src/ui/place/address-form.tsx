import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { MelaError } from '#client'
import { useTranslate, type Translate } from '../../language/text.ts'
import { focusFirstWrong } from '../market/typed-fields.ts'
import { Tick } from '../market/form-fields.tsx'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../problem-note.tsx'
import {
  addressFields,
  fieldNamed,
  addressProblems,
  type AddressAnswers,
  type AddressField,
  type AddressProblems,
} from './address-answers.ts'
import { AddressFields } from './address-fields.tsx'

interface Props {
  first: AddressAnswers
  title: string
  verb?: string
  isSaved?: boolean
  /** Saves the address; throws a refusal, which is shown at the field that it names. */
  onSave: (answers: AddressAnswers) => Promise<void>
  onCancel?: () => void
}

type FieldProblems = Partial<Record<AddressField, string>>

function problemTexts(problems: AddressProblems, t: Translate): FieldProblems {
  const fieldProblems: FieldProblems = {}
  for (const field of addressFields) {
    const problem = problems[field]
    if (problem !== undefined) fieldProblems[field] = t(problem)
  }
  return fieldProblems
}

export function AddressForm({ first, title, verb, isSaved = true, onSave, onCancel }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [answers, setAnswers] = useState(first)
  const [fieldProblems, setFieldProblems] = useState<FieldProblems>({})
  const fieldOf = (error: unknown) => (error instanceof MelaError ? fieldNamed(error.field) : null)
  const asking = useAction(
    (error) => (fieldOf(error) === null ? refusal(error, t('address.failed')) : ''),
    (error) => {
      const field = fieldOf(error)
      if (field === null) return
      setFieldProblems({ [field]: refusal(error, t('address.failed')) })
      focusFirstWrong(form.current)
    },
  )
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const problems = addressProblems(answers)
    setFieldProblems(problemTexts(problems, t))
    if (Object.keys(problems).length > 0) return focusFirstWrong(form.current)
    void asking.ask(() => onSave(answers))
  }
  return (
    <form ref={form} className="card padded contact-form" noValidate onSubmit={handleSubmit}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <AddressFields
        {...{ answers, problems: fieldProblems, hasTitle: isSaved }}
        onChange={(changes) => setAnswers((before) => ({ ...before, ...changes }))}
      />
      {isSaved && !first.is_default && (
        <Tick
          label={t('address.is_default')}
          isTicked={answers.is_default}
          onTick={(is_default) => setAnswers((before) => ({ ...before, is_default }))}
        />
      )}
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {asking.isBusy ? t('address.saving') : (verb ?? t('address.save'))}
        </button>
        {onCancel && (
          <button type="button" className="button line" onClick={onCancel}>
            {t('address.cancel')}
          </button>
        )}
      </div>
    </form>
  )
}
