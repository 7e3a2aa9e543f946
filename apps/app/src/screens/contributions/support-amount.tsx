import { useId } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { Below, describedBy } from '../../ui/form/field-frame.tsx'
import { moneyText } from '../../ui/money-text.ts'
import { OWN } from './support-answers.ts'
import type { SupportFieldsProps } from './support-fields-props.ts'

/** The suggested amounts as buttons, and one of one's own. */
export function SupportAmount({ campaign, answers, problems, onChange }: SupportFieldsProps) {
  const id = useId()
  const say = useSay()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, campaign.currency, language)
  const bounds = { least: money(campaign.minimum), most: money(campaign.maximum) }
  const problem = problems.own_amount && say(problems.own_amount, bounds)
  const help = say('contributions.bounds', bounds)
  return (
    <fieldset className="field">
      <legend className="label">{say('contributions.amount')}</legend>
      <div className="support-amounts">
        {campaign.suggested.map((amount) => (
          <label key={amount} className="support-amount numbers">
            <input
              type="radio"
              name="amount"
              value={amount}
              checked={answers.amount === String(amount)}
              onChange={() => onChange({ amount: String(amount) })}
            />
            {money(amount)}
          </label>
        ))}
      </div>
      <label htmlFor={id} className="small">
        {say('contributions.own_amount')}
      </label>
      <input
        id={id}
        className="input numbers"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={answers.own_amount}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help, problem })}
        onChange={(event) => onChange({ own_amount: event.target.value, amount: OWN })}
      />
      <Below id={id} help={help} problem={problem} />
    </fieldset>
  )
}
