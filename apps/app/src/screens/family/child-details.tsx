import { spacedPhone } from '#meta'
import { useState, useId, useRef, type SubmitEvent } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import type { MessageId } from '#design/messages'
import { plainDay } from '../../ui/text/date-text.ts'
import { type ChildRecord, updateChild, type ChildUpdate, ownRights } from './family-calls.ts'
import { labelOf } from './state-labels.ts'
import { PrivacyForm } from './privacy-form.tsx'
import { formProblems } from '../../ui/form/submission/answer-problems.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { FormControl } from '../../ui/form/controls/form-control.tsx'
import { isWideField, type Answers, type FormField } from '../../ui/form/definition/form-field.ts'
import { changedAnswers, textOf, wireAnswers } from '../../ui/form/submission/wire-answers.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import styles from './family.module.css'

type Updated = Exclude<keyof ChildUpdate, 'student'>

interface UpdatedField {
  fieldname: Updated
  fieldtype: 'Data' | 'Phone' | 'Small Text'
  label: MessageId
}

const fields: readonly UpdatedField[] = [
  { fieldname: 'address', fieldtype: 'Data', label: 'renewal.address' },
  { fieldname: 'address_line_2', fieldtype: 'Data', label: 'renewal.address_line_2' },
  { fieldname: 'city', fieldtype: 'Data', label: 'renewal.city' },
  { fieldname: 'state', fieldtype: 'Data', label: 'renewal.state' },
  { fieldname: 'zip_code', fieldtype: 'Data', label: 'renewal.zip_code' },
  { fieldname: 'emergency_contact_name', fieldtype: 'Data', label: 'renewal.emergency_name' },
  { fieldname: 'emergency_contact_phone', fieldtype: 'Phone', label: 'renewal.emergency_phone' },
  { fieldname: 'doctor_name', fieldtype: 'Data', label: 'renewal.doctor_name' },
  { fieldname: 'doctor_phone', fieldtype: 'Phone', label: 'renewal.doctor_phone' },
  { fieldname: 'allergies', fieldtype: 'Small Text', label: 'renewal.allergies' },
  { fieldname: 'medical_notes', fieldtype: 'Small Text', label: 'renewal.medical' },
]

/** Fields that may not be emptied: an emergency contact must exist. */
const needed: ReadonlySet<string> = new Set(['emergency_contact_name', 'emergency_contact_phone'])

const updateFields = (t: Translate): FormField[] =>
  fields.map(({ fieldname, fieldtype, label }) => ({
    ...{ fieldname, fieldtype, label: t(label) },
    reqd: needed.has(fieldname) ? 1 : 0,
  }))

function storedAnswers({ home, emergency, allergies, medical_notes }: ChildRecord): Answers {
  const details = { ...home, ...emergency, allergies, medical_notes }
  return Object.fromEntries(Object.entries(details).map(([field, value]) => [field, value ?? '']))
}

interface Props {
  child: ChildRecord
  onDone: () => void
}

function UpdateForm({ child, onDone }: Props) {
  const t = useTranslate()
  const { today } = useVisit()
  const { showToast } = useShellActions()
  const form = useRef<HTMLFormElement>(null)
  const [before] = useState(() => storedAnswers(child))
  const [answers, setAnswers] = useState<Answers>(before)
  const [isTried, setIsTried] = useState(false)
  const asking = useAction((error) => refusal(error, t('proof.failed')))
  const fields = updateFields(t)
  const wire = wireAnswers(fields, answers)
  const problems = formProblems(fields, wire, today)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (problems.size > 0)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    else
      void asking.ask(async () => {
        const changed = changedAnswers(wire, wireAnswers(fields, before))
        await updateChild({ student: child.student, ...textsOf(changed) })
        showToast(t('family.updated'))
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
              problem={problem && t(problem.id, problem.values)}
              onChange={(value) => setAnswers((present) => ({ ...present, [field.fieldname]: value }))}
            />
          )
        })}
      </div>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'proof.one_moment' : 'family.save')}
        </button>
        <button type="button" className="button line" onClick={onDone}>
          {t('alerts.cancel')}
        </button>
      </div>
    </form>
  )
}

/** Returns the texts to send: an emptied field is sent as an empty text, an unsent one stays unchanged. */
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
      isAnnounced
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

type Fact = readonly [MessageId, string]

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

function factsOf(child: ChildRecord, t: Translate, language: string): Fact[] {
  const { home, emergency } = child
  const phoned = (name: string | null, phone: string | null) => joined(name, phone && spacedPhone(phone))
  const word = (term: string | null) => (term === null ? '' : labelOf(term, t))
  const facts: readonly Fact[] = [
    ['family.born', plainDay(child.date_of_birth, language)],
    ['family.gender', word(child.gender)],
    ['family.class_type', word(child.class_type)],
    ['family.school_before', joined(child.school_name, child.previous_grade)],
    ['family.home', joined(home.address, home.address_line_2, home.city, home.zip_code, home.state)],
    ['family.emergency', phoned(emergency.emergency_contact_name, emergency.emergency_contact_phone)],
    ['family.doctor', phoned(emergency.doctor_name, emergency.doctor_phone)],
    ['family.allergies', child.allergies ?? ''],
    ['family.medical', child.medical_notes ?? ''],
  ]
  return facts.filter(([, text]) => text !== '')
}

export function ChildDetails({ child, onAsked }: { child: ChildRecord; onAsked: () => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  const [open, setOpen] = useState<'update' | 'ask' | null>(null)
  const handleDone = () => {
    setOpen(null)
    onAsked()
  }
  return (
    <section className={`card padded ${styles.childPart}`}>
      <h2>{t('family.details')}</h2>
      <dl className="sum">
        {factsOf(child, t, language).map(([label, text]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {ownRights(child).may_change === 1 && open === null && (
        <div className="actions">
          <button type="button" className="button line" onClick={() => setOpen('update')}>
            {t('family.update')}
          </button>
          <button type="button" className="button line" onClick={() => setOpen('ask')}>
            {t('family.ask_change')}
          </button>
        </div>
      )}
      {open === 'update' && <UpdateForm child={child} onDone={handleDone} />}
      {open === 'ask' && <PrivacyForm student={child.student} kind="correct" onDone={handleDone} />}
    </section>
  )
}
