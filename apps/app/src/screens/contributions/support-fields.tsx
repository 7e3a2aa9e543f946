import { useId } from 'react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { moneyText } from '../../ui/money-text.ts'
import { SupportAmount } from './support-amount.tsx'
import type { SupportFieldsProps } from './support-fields-props.ts'
import { SupportPurposes } from './support-purposes.tsx'

/** The questions of the form; the server draws them still. */
export function SupportFields(props: SupportFieldsProps) {
  const say = useSay()
  const { answers, onChange } = props
  return (
    <>
      <SupportPurposes {...props} />
      <SupportAmount {...props} />
      <TextField {...props} field="donor_name" label="contributions.name" autoComplete="name" longest={80} />
      <div className="two">
        <TextField {...props} field="email" label="contributions.email" autoComplete="email" type="email" />
        <TextField
          {...props}
          field="phone"
          label="contributions.phone"
          autoComplete="tel"
          type="tel"
          longest={20}
        />
      </div>
      <p className="tiny dim">{say('contributions.reach_help')}</p>
      <TextField
        {...props}
        field="message"
        label="contributions.message"
        help="contributions.message_help"
        autoComplete="off"
        longest={280}
        isOptional
      />
      <div>
        <Tick
          label={say('contributions.on_wall')}
          isTicked={answers.is_on_wall}
          onTick={(is_on_wall) => onChange({ is_on_wall })}
        />
        {answers.is_on_wall && (
          <Tick
            label={say('contributions.anonymous')}
            isTicked={answers.is_anonymous}
            onTick={(is_anonymous) => onChange({ is_anonymous })}
          />
        )}
      </div>
    </>
  )
}

interface TextFieldProps extends SupportFieldsProps {
  field: 'donor_name' | 'email' | 'phone' | 'message'
  label: MessageId
  help?: MessageId
  autoComplete: string
  type?: 'text' | 'email' | 'tel'
  longest?: number
  isOptional?: boolean
}

function TextField({ answers, problems, campaign, onChange, field, ...asked }: TextFieldProps) {
  const id = useId()
  const say = useSay()
  const { language } = useVisit()
  const { label, autoComplete, type = 'text', longest = 140, isOptional = false } = asked
  const problemId = problems[field]
  const least = moneyText(campaign.minimum, campaign.currency, language)
  const problem = problemId && say(problemId, { least })
  const help = asked.help && say(asked.help)
  return (
    <FieldFrame id={id} label={say(label)} isOptional={isOptional} help={help} problem={problem}>
      <input
        id={id}
        className="input"
        type={type}
        autoComplete={autoComplete}
        maxLength={longest}
        value={answers[field]}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help, problem })}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    </FieldFrame>
  )
}

interface TickProps {
  label: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <label className="support-tick">
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
