import { useId } from 'react'
import { describedBy, FieldFrame } from '../../../ui/form/field-frame.tsx'
import { useTranslate } from '../../../language/text.ts'
import type { EventQuestion } from '../event-calls.ts'
import { choicesOf } from '../../../ui/form/definition/form-field.ts'
import { NO, YES } from './registration-answers.ts'
import styles from '../../../ui/form/choices.module.css'

interface Props {
  label: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  help?: string
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'numeric'
  autoComplete?: string
  longest?: number
  isOptional?: boolean
}

export function TextField({ label, value, problem, onChange, help, isOptional = false, ...asked }: Props) {
  const id = useId()
  const { type = 'text', inputMode, autoComplete = 'off', longest = 140 } = asked
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional} help={help} problem={problem}>
      <input
        id={id}
        className="input"
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        maxLength={longest}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help, problem })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}

interface QuestionFieldProps {
  question: EventQuestion
  answer: string
  problem: string | undefined
  onAnswer: (answer: string) => void
}

/** Maximum number of choices shown as buttons; more are shown as a list. */
const mostButtons = 4

export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, problem, onAnswer } = props
  const { fieldtype } = question
  if (fieldtype === 'Check') return <Buttons {...props} choices={[YES, NO]} />
  if (fieldtype === 'Data')
    return (
      <TextField
        label={question.label}
        value={answer}
        problem={problem}
        longest={1000}
        isOptional={question.required === 0}
        onChange={onAnswer}
      />
    )
  const choices = choicesOf(question)
  return choices.length > mostButtons ? (
    <Choices {...props} choices={choices} />
  ) : (
    <Buttons {...props} choices={choices} />
  )
}

interface ChoiceProps extends QuestionFieldProps {
  choices: readonly string[]
}

function Choices({ question, answer, problem, onAnswer, choices }: ChoiceProps) {
  const id = useId()
  const t = useTranslate()
  return (
    <FieldFrame id={id} label={question.label} isOptional={question.required === 0} problem={problem}>
      <select
        id={id}
        className="input"
        value={choices.includes(answer) ? answer : ''}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { problem })}
        onChange={(event) => onAnswer(event.target.value)}
      >
        <option value="">{t('event_registration.choose')}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </FieldFrame>
  )
}

function Buttons({ question, answer, problem, onAnswer, choices }: ChoiceProps) {
  const id = useId()
  const t = useTranslate()
  const textOf = (choice: string) => {
    if (question.fieldtype !== 'Check') return choice
    return t(choice === YES ? 'event_registration.yes' : 'event_registration.no')
  }
  return (
    <FieldFrame id={id} label={question.label} isOptional={question.required === 0} problem={problem} isGroup>
      <div
        className={`${styles.choices} ${styles.buttons}`}
        role="radiogroup"
        aria-label={question.label}
        aria-invalid={problem !== undefined}
      >
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={answer === choice}
              onChange={() => onAnswer(choice)}
            />
            <span>{textOf(choice)}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
