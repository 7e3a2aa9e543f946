import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { problemsIn } from '../../ui/form/answer-problems.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { FormControl } from '../../ui/form/form-control.tsx'
import '../../ui/form/form.css'
import { isWideField, type Answers, type FormField } from '../../ui/form/form-field.ts'
import { changedAnswers, textOf, wireAnswers } from '../../ui/form/wire-answers.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { updateChild, type Child } from './family-calls.ts'
import { refusal } from '../../ui/refusal.ts'
import { keptAnswers, updateFields } from './update-fields.ts'

interface Props {
  child: Child
  onDone: () => void
}

/** Address, emergency contact and health, which a guardian keeps up to date himself. */
export function UpdateForm({ child, onDone }: Props) {
  const say = useSay()
  const { today } = useVisit()
  const { tell } = useShellActions()
  const form = useRef<HTMLFormElement>(null)
  const [before] = useState(() => keptAnswers(child))
  const [answers, setAnswers] = useState<Answers>(before)
  const [isTried, setIsTried] = useState(false)
  const asking = useAsking((error) => refusal(error, say('proof.failed')))
  const fields = updateFields(say)
  const wire = wireAnswers(fields, answers)
  const problems = problemsIn(fields, wire, today)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (problems.size > 0)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    else
      void asking.ask(async () => {
        const changed = changedAnswers(wire, wireAnswers(fields, before))
        await updateChild({ student: child.student, ...textsOf(changed) })
        tell(say('family.updated'))
        onDone()
      })
  }
  return (
    <form ref={form} className="contact-form" noValidate onSubmit={handleSubmit}>
      <div className="form-grid">
        {fields.map((field) => {
          const problem = isTried ? problems.get(field.fieldname) : undefined
          return (
            <Field
              key={field.fieldname}
              field={field}
              value={answers[field.fieldname]}
              problem={problem && say(problem.id, problem.values)}
              onChange={(value) => setAnswers((present) => ({ ...present, [field.fieldname]: value }))}
            />
          )
        })}
      </div>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {say(asking.isBusy ? 'proof.one_moment' : 'family.save')}
        </button>
        <button type="button" className="button line" onClick={onDone}>
          {say('alerts.cancel')}
        </button>
      </div>
    </form>
  )
}

/** What was emptied goes out as an empty text: what is not sent stays as it is. */
const textsOf = (changed: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(changed).map(([field, value]) => [field, textOf(value)]))

interface FieldProps {
  field: FormField
  value: unknown
  problem: string | undefined
  onChange: (value: unknown) => void
}

function Field({ field, value, problem, onChange }: FieldProps) {
  const id = useId()
  const isRequired = field.reqd === 1
  return (
    <FieldFrame
      {...{ id, label: field.label, problem }}
      isOptional={!isRequired}
      isWide={isWideField(field)}
      isTold
    >
      <FormControl
        {...{ field, id, value, isRequired, onChange }}
        isInvalid={problem !== undefined}
        describedBy={describedBy(id, { problem })}
        onBlur={() => undefined}
      />
    </FieldFrame>
  )
}
