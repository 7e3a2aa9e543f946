import { useId } from 'react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { AmountChoice } from '../../ui/form/amount-choice.tsx'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { OWN, type SupportAnswers, type SupportProblems } from './support-answers.ts'
import type { Campaign, CampaignPurpose } from './campaign.ts'
import { Thermometer } from '../../ui/thermometer.tsx'
import styles from './contributions.module.css'

export function SupportFields(props: SupportFieldsProps) {
  const t = useTranslate()
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
      <p className="tiny dim">{t('contributions.reach_help')}</p>
      <TextField
        {...props}
        field="message"
        label="contributions.message"
        help="contributions.message_help"
        autoComplete="off"
        longest={280}
        isOptional
      />
      <div className={styles.supportTicks}>
        <Tick
          label={t('contributions.on_wall')}
          isTicked={answers.is_on_wall}
          onTick={(is_on_wall) => onChange({ is_on_wall })}
        />
        {answers.is_on_wall && (
          <Tick
            label={t('contributions.anonymous')}
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
  const t = useTranslate()
  const { language } = useVisit()
  const { label, autoComplete, type = 'text', longest = 140, isOptional = false } = asked
  const problemId = problems[field]
  const least = moneyText(campaign.minimum, campaign.currency, language)
  const problem = problemId && t(problemId, { least })
  const help = asked.help && t(asked.help)
  return (
    <FieldFrame id={id} label={t(label)} isOptional={isOptional} help={help} problem={problem}>
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
    <label className="tick-row">
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}

function SupportPurposes({ campaign, answers, onChange }: SupportFieldsProps) {
  const t = useTranslate()
  return (
    <fieldset className="field">
      <legend className="label">{t('contributions.purpose')}</legend>
      <div className={styles.supportPurposes}>
        {campaign.purposes.map((purpose) => (
          <label key={purpose.name} className={styles.supportPurpose}>
            <input
              type="radio"
              name="purpose"
              value={purpose.name}
              checked={answers.purpose === purpose.name}
              onChange={() => onChange({ purpose: purpose.name })}
            />
            <PurposeText purpose={purpose} currency={campaign.currency} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function PurposeText({ purpose, currency }: { purpose: CampaignPurpose; currency: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { title, description, goal } = purpose
  const raised = moneyText(purpose.raised, currency, language)
  const text =
    goal === null
      ? t('contributions.raised', { raised })
      : t('contributions.raised_of', { raised, goal: moneyText(goal, currency, language) })
  return (
    <span className="text">
      <b className="mid">{title}</b>
      {description && <span className="small dim">{description}</span>}
      <Thermometer raised={purpose.raised} goal={goal} label={text} />
      <span className="tiny dim numbers">{text}</span>
    </span>
  )
}

function SupportAmount({ campaign, answers, problems, onChange }: SupportFieldsProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, campaign.currency, language)
  const bounds = { least: money(campaign.minimum), most: money(campaign.maximum) }
  return (
    <AmountChoice
      {...{ name: 'amount', label: t('contributions.amount'), amounts: campaign.suggested, money }}
      chosen={answers.amount}
      own={{
        label: t('contributions.own_amount'),
        text: answers.own_amount,
        onType: (own_amount) => onChange({ own_amount, amount: OWN }),
      }}
      help={t('contributions.bounds', bounds)}
      problem={problems.own_amount && t(problems.own_amount, bounds)}
      onChoose={(amount) => onChange({ amount })}
    />
  )
}

interface SupportFieldsProps {
  campaign: Campaign
  answers: SupportAnswers
  problems: SupportProblems
  onChange: (changes: Partial<SupportAnswers>) => void
}
