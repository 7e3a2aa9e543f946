import { trashOutline } from 'ionicons/icons'
import { useSay } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { questionsPer } from './questions.ts'
import { QuestionField } from './question-field.tsx'
import { ageWritten, type AttendeeAnswers } from './registration-answers.ts'
import { attendeePath, problemText, type Asked, type Problems } from './registration-problems.ts'
import { TextField } from './text-field.tsx'
import { asksAge } from './ticket-choice.ts'
import { TicketOptions } from './ticket-options.tsx'

export interface AttendeeCardProps {
  attendee: AttendeeAnswers
  /** From 0. */
  index: number
  asked: Asked
  currency: string
  problems: Problems
  onChange: (changes: Partial<AttendeeAnswers>) => void
  /** Absent where somebody must stay. */
  onRemove?: (() => void) | undefined
}

/** One of those who come: name, age, ticket, and the organiser's questions. */
export function AttendeeCard({
  attendee,
  index,
  asked,
  currency,
  problems,
  onChange,
  onRemove,
}: AttendeeCardProps) {
  const say = useSay()
  const title = attendee.full_name.trim() || say('event_registration.person', { number: index + 1 })
  const wrong = (field: string) => problemText(problems[attendeePath(index, field)], say)
  return (
    <fieldset className="card padded attendee">
      <legend className="visually-hidden">{title}</legend>
      <div className="row">
        <h3 className="spring" aria-hidden="true">
          {title}
        </h3>
        {onRemove && (
          <button
            type="button"
            className="quiet-button"
            aria-label={say('event_registration.remove_person', { person: title })}
            onClick={onRemove}
          >
            <Icon of={trashOutline} isSmall />
            <span aria-hidden="true">{say('event_registration.remove')}</span>
          </button>
        )}
      </div>
      <WhoComes {...{ attendee, index, asked, problems, onChange }} />
      {asked.ticket_types.length > 1 && (
        <TicketOptions
          offers={asked.ticket_types}
          chosen={attendee.ticket_type}
          age={ageWritten(attendee.age)}
          currency={currency}
          problem={wrong('ticket_type')}
          onChoose={(ticket_type) => onChange({ ticket_type })}
        />
      )}
      <Companions {...{ attendee, index, asked, problems, onChange }} />
      {questionsPer(asked.questions, 'attendee').map((question) => (
        <QuestionField
          key={question.label}
          question={question}
          answer={attendee.answers[question.label] ?? ''}
          problem={wrong(`answers.${question.label}`)}
          onAnswer={(answer) => onChange({ answers: { ...attendee.answers, [question.label]: answer } })}
        />
      ))}
    </fieldset>
  )
}

type WhoProps = Pick<AttendeeCardProps, 'attendee' | 'index' | 'asked' | 'problems' | 'onChange'>

/** The name and the age; those of a child stand in its record. */
function WhoComes({ attendee, index, asked, problems, onChange }: WhoProps) {
  const say = useSay()
  const wrong = (field: string) => problemText(problems[attendeePath(index, field)], say)
  const age = ageWritten(attendee.age)
  if (attendee.student !== '')
    return (
      age !== null && (
        <p className="small dim attendee-age">{say('event_registration.years', { count: age })}</p>
      )
    )
  return (
    <div className="attendee-name">
      <TextField
        label={say('event_registration.full_name')}
        value={attendee.full_name}
        problem={wrong('full_name')}
        autoComplete={index === 0 ? 'name' : 'off'}
        onChange={(full_name) => onChange({ full_name })}
      />
      <TextField
        label={say('event_registration.age')}
        value={attendee.age}
        problem={wrong('age')}
        inputMode="numeric"
        longest={3}
        isOptional={!asked.ticket_types.some(asksAge)}
        onChange={(written) => onChange({ age: written })}
      />
    </div>
  )
}

/** A ticket for several people asks for the name of each. */
function Companions({ attendee, index, asked, problems, onChange }: WhoProps) {
  const say = useSay()
  const { companions } = attendee
  const offer = asked.ticket_types.find(({ label }) => label === attendee.ticket_type)
  const others = Array.from(
    { length: (offer?.seats_per_ticket ?? 1) - 1 },
    (_, other) => companions[other] ?? '',
  )
  if (others.length === 0) return null
  return (
    <fieldset className="companions">
      <legend className="label">{say('event_registration.companions')}</legend>
      {others.map((name, other) => (
        <TextField
          key={other + 2}
          label={say('event_registration.companion', { number: other + 2 })}
          value={name}
          problem={problemText(problems[attendeePath(index, `companions.${other + 1}`)], say)}
          longest={80}
          onChange={(written) => onChange({ companions: others.with(other, written) })}
        />
      ))}
    </fieldset>
  )
}
