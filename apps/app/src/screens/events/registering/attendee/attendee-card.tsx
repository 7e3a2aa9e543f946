import { trashOutline } from 'ionicons/icons'
import { useTranslate, type Translate } from '../../../../language/text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { questionsPer, ageWritten, type AttendeeAnswers } from '../registration-answers.ts'
import { QuestionField, TextField } from '../answer-fields.tsx'
import {
  attendeePath,
  problemText,
  type RegistrationQuestions,
  type Problems,
} from '../registration-problems.ts'
import { asksAge, isLeft, offersFor } from './ticket-choice.ts'
import { useId } from 'react'
import { useVisit } from '../../../../data/visit.ts'
import { FieldFrame } from '../../../../ui/form/field-frame.tsx'
import { moneyText } from '../../../../ui/text/money-text.ts'
import type { TicketOffer } from '../../event-calls.ts'
import { admitsText, agesText } from '../../ticket-text.ts'
import styles from '../registering.module.css'

interface Props {
  offers: readonly TicketOffer[]
  chosen: string
  age: number | null
  currency: string
  problem: string | undefined
  onChoose: (label: string) => void
}

const few = 10

function TicketOptions({ offers, chosen, age, currency, problem, onChoose }: Props) {
  const id = useId()
  const t = useTranslate()
  const { language } = useVisit()
  const price = (offer: TicketOffer) =>
    offer.price > 0 ? moneyText(offer.price, currency, language) : t('events.free')
  const label = t('event_registration.ticket')
  return (
    <FieldFrame id={id} label={label} isOptional={false} problem={problem} isGroup>
      <div
        className={styles.ticketOptions}
        role="radiogroup"
        aria-label={label}
        aria-invalid={problem !== undefined}
      >
        {offersFor(offers, chosen, age).map((offer) => (
          <label key={offer.label} className={styles.ticketOption}>
            <input
              type="radio"
              name={id}
              value={offer.label}
              checked={chosen === offer.label}
              disabled={!isLeft(offer) && chosen !== offer.label}
              onChange={() => onChoose(offer.label)}
            />
            <span className="text">
              <span className="mid">{offer.label}</span>
              <span className="tiny dim">{detailsOf(offer, t)}</span>
            </span>
            <span className="mid numbers">{price(offer)}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

function detailsOf(offer: TicketOffer, t: Translate): string {
  const { left } = offer
  const rest =
    left === null || left > few ? '' : left > 0 ? t('events.places_left', { count: left }) : t('events.full')
  return [agesText(offer, t), admitsText(offer, t), rest].filter((text) => text !== '').join(', ')
}

export interface AttendeeCardProps {
  attendee: AttendeeAnswers
  index: number
  asked: RegistrationQuestions
  currency: string
  problems: Problems
  onChange: (changes: Partial<AttendeeAnswers>) => void
  onRemove?: (() => void) | undefined
}

export function AttendeeCard({
  attendee,
  index,
  asked,
  currency,
  problems,
  onChange,
  onRemove,
}: AttendeeCardProps) {
  const t = useTranslate()
  const title = attendee.full_name.trim() || t('event_registration.person', { number: index + 1 })
  const wrong = (field: string) => problemText(problems[attendeePath(index, field)], t)
  return (
    <fieldset className={`card padded ${styles.attendee}`}>
      <legend className="visually-hidden">{title}</legend>
      <div className="row">
        <h3 className="spring" aria-hidden="true">
          {title}
        </h3>
        {onRemove && (
          <button
            type="button"
            className={styles.attendeeButton}
            aria-label={t('event_registration.remove_person', { person: title })}
            onClick={onRemove}
          >
            <Icon of={trashOutline} isSmall />
            <span aria-hidden="true">{t('event_registration.remove')}</span>
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

function WhoComes({ attendee, index, asked, problems, onChange }: WhoProps) {
  const t = useTranslate()
  const wrong = (field: string) => problemText(problems[attendeePath(index, field)], t)
  const age = ageWritten(attendee.age)
  if (attendee.student !== '')
    return (
      age !== null && (
        <p className={`small dim ${styles.attendeeAge}`}>{t('event_registration.years', { count: age })}</p>
      )
    )
  return (
    <div className={styles.attendeeName}>
      <TextField
        label={t('event_registration.full_name')}
        value={attendee.full_name}
        problem={wrong('full_name')}
        autoComplete={index === 0 ? 'name' : 'off'}
        onChange={(full_name) => onChange({ full_name })}
      />
      <TextField
        label={t('event_registration.age')}
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

function Companions({ attendee, index, asked, problems, onChange }: WhoProps) {
  const t = useTranslate()
  const { companions } = attendee
  const offer = asked.ticket_types.find(({ label }) => label === attendee.ticket_type)
  const others = Array.from(
    { length: (offer?.seats_per_ticket ?? 1) - 1 },
    (_, other) => companions[other] ?? '',
  )
  if (others.length === 0) return null
  return (
    <fieldset className={styles.companions}>
      <legend className="label">{t('event_registration.companions')}</legend>
      {others.map((name, other) => (
        <TextField
          key={other + 2}
          label={t('event_registration.companion', { number: other + 2 })}
          value={name}
          problem={problemText(problems[attendeePath(index, `companions.${other + 1}`)], t)}
          longest={80}
          onChange={(written) => onChange({ companions: others.with(other, written) })}
        />
      ))}
    </fieldset>
  )
}
