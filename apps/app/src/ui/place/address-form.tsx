import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { MelaError } from '#client'
import { useSay, type Say } from '../../language/text.ts'
import { focusFirstWrong } from '../market/typed.ts'
import { Tick } from '../market/tick.tsx'
import { ProblemNote } from '../problem-note.tsx'
import { useAsking } from '../proof/use-asking.ts'
import { refusal } from '../refusal.ts'
import {
  addressFields,
  fieldNamed,
  problemsOf,
  type AddressAnswers,
  type AddressField,
  type AddressProblems,
} from './address-answers.ts'
import { AddressFields } from './address-fields.tsx'

interface Props {
  first: AddressAnswers
  title: string
  /** Words of the button; 'Save the address' unless told. */
  verb?: string
  /** Whether it goes into the book of its person: then it has a name of its own and may be the default. */
  isKept?: boolean
  /** Throws what the store refuses; its words stand at the field that it names. */
  onSave: (answers: AddressAnswers) => Promise<void>
  onCancel?: () => void
}

type Told = Partial<Record<AddressField, string>>

function inWords(problems: AddressProblems, t: Say): Told {
  const told: Told = {}
  for (const field of addressFields) {
    const problem = problems[field]
    if (problem !== undefined) told[field] = t(problem)
  }
  return told
}

/** An address, new or kept before. What is typed stays until it is saved. */
export function AddressForm({ first, title, verb, isKept = true, onSave, onCancel }: Props) {
  const t = useSay()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [answers, setAnswers] = useState(first)
  const [told, setTold] = useState<Told>({})
  const asking = useAsking((error) => {
    const field = error instanceof MelaError ? fieldNamed(error.field) : null
    if (field === null) return refusal(error, t('address.failed'))
    setTold({ [field]: refusal(error, t('address.failed')) })
    focusFirstWrong(form.current)
    return ''
  })
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const problems = problemsOf(answers)
    setTold(inWords(problems, t))
    if (Object.keys(problems).length > 0) return focusFirstWrong(form.current)
    void asking.ask(() => onSave(answers))
  }
  return (
    <form ref={form} className="card padded contact-form" noValidate onSubmit={handleSubmit}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <AddressFields
        {...{ answers, problems: told, hasTitle: isKept }}
        onChange={(changes) => setAnswers((before) => ({ ...before, ...changes }))}
      />
      {isKept && !first.is_default && (
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
