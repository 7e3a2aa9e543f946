import { useId } from 'react'
import type { MessageId } from '#design/messages'
import { useAccount } from '../../data/account.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { AmountChoice } from '../../ui/form/amount-choice.tsx'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import type { GiftCardTerms } from '../../ui/gift-cards/gift-card-calls.ts'
import { TextBox } from '../../ui/market/form-fields.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { OTHER_AMOUNT, type GiftCardAnswers, type GiftCardProblems } from './gift-card-answers.ts'

export interface GiftCardFieldsProps {
  terms: GiftCardTerms
  answers: GiftCardAnswers
  problems: GiftCardProblems
  onChange: (changes: Partial<GiftCardAnswers>) => void
}

export function GiftCardFields(props: GiftCardFieldsProps) {
  const account = useAccount()
  return (
    <>
      <AmountField {...props} />
      <div className="two">
        <AnswerBox {...props} name="recipient_name" label="gift_cards.recipient_name" longest={80} />
        <AnswerBox {...props} name="recipient_email" label="gift_cards.recipient_email" isEmail />
      </div>
      <AnswerBox {...props} name="message" label="gift_cards.message" longest={300} isLong isOptional />
      <div className="two">
        <AnswerBox
          {...props}
          name="sender_name"
          label="gift_cards.sender_name"
          autoComplete="name"
          longest={80}
        />
        <DayField {...props} />
      </div>
      {account === null && (
        <AnswerBox
          {...{ ...props, name: 'buyer_email', label: 'gift_cards.buyer_email', autoComplete: 'email' }}
          help="gift_cards.buyer_email_help"
          isEmail
        />
      )}
    </>
  )
}

const kindOf = ({ isEmail = false, isLong = false }: Pick<AnswerBoxProps, 'isEmail' | 'isLong'>) =>
  isLong ? 'long' : isEmail ? 'email' : 'text'

interface AnswerBoxProps extends GiftCardFieldsProps {
  name: Exclude<keyof GiftCardAnswers, 'amount' | 'own_amount' | 'deliver_on'>
  label: MessageId
  help?: MessageId
  autoComplete?: string
  longest?: number
  isEmail?: boolean
  isLong?: boolean
  isOptional?: boolean
}

function AnswerBox({ answers, problems, onChange, name, label, help, ...rest }: AnswerBoxProps) {
  const t = useTranslate()
  const { autoComplete = 'off', longest = 140, isOptional = false } = rest
  const problem = problems[name]
  return (
    <TextBox
      {...{ label: t(label), value: answers[name], autoComplete, longest, isOptional }}
      problem={problem && t(problem)}
      help={help && t(help)}
      type={kindOf(rest)}
      {...(rest.isEmail === true && { keyboard: 'email' as const })}
      onType={(text) => onChange({ [name]: text })}
    />
  )
}

function AmountField({ terms, answers, problems, onChange }: GiftCardFieldsProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, terms.currency, language)
  const bounds = { least: money(terms.minimum), most: money(terms.maximum) }
  return (
    <AmountChoice
      {...{ name: 'gift-card-amount', label: t('gift_cards.amount'), amounts: terms.amounts, money }}
      chosen={answers.amount}
      own={{
        label: t('gift_cards.own_amount'),
        text: answers.own_amount,
        onType: (own_amount) => onChange({ own_amount, amount: OTHER_AMOUNT }),
      }}
      help={t('gift_cards.bounds', bounds)}
      problem={problems.own_amount && t(problems.own_amount, bounds)}
      onChoose={(amount) => onChange({ amount })}
    />
  )
}

function DayField({ answers, problems, onChange }: GiftCardFieldsProps) {
  const id = useId()
  const t = useTranslate()
  const problem = problems.deliver_on && t(problems.deliver_on)
  const help = t('gift_cards.day_help')
  return (
    <FieldFrame id={id} label={t('gift_cards.day')} isOptional help={help} problem={problem}>
      <input
        id={id}
        className="input"
        type="date"
        value={answers.deliver_on}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help, problem })}
        onChange={(event) => onChange({ deliver_on: event.target.value })}
      />
    </FieldFrame>
  )
}
