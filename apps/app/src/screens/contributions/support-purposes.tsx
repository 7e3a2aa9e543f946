import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { moneyText } from '../../ui/money-text.ts'
import { Thermometer } from '../../ui/thermometer.tsx'
import type { CampaignPurpose } from './campaign.ts'
import type { SupportFieldsProps } from './support-fields-props.ts'

/** What one may support, each with what came together for it. */
export function SupportPurposes({ campaign, answers, onChange }: SupportFieldsProps) {
  const say = useSay()
  return (
    <fieldset className="field">
      <legend className="label">{say('contributions.purpose')}</legend>
      <div className="support-purposes">
        {campaign.purposes.map((purpose) => (
          <label key={purpose.name} className="support-purpose">
            <input
              type="radio"
              name="purpose"
              value={purpose.name}
              checked={answers.purpose === purpose.name}
              onChange={() => onChange({ purpose: purpose.name })}
            />
            <PurposeWords purpose={purpose} currency={campaign.currency} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function PurposeWords({ purpose, currency }: { purpose: CampaignPurpose; currency: string }) {
  const say = useSay()
  const { language } = useVisit()
  const { title, description, goal } = purpose
  const raised = moneyText(purpose.raised, currency, language)
  const words =
    goal === null
      ? say('contributions.raised', { raised })
      : say('contributions.raised_of', { raised, goal: moneyText(goal, currency, language) })
  return (
    <span className="text">
      <b className="mid">{title}</b>
      {description && <span className="small dim">{description}</span>}
      <Thermometer raised={purpose.raised} goal={goal} label={words} />
      <span className="tiny dim numbers">{words}</span>
    </span>
  )
}
