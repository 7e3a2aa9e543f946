import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { plainDay } from '../../ui/date-text.ts'
import { moneyText } from '../../ui/money-text.ts'
import type { Campaign, CampaignSupporter } from './campaign.ts'

/** Those who gave lately and wish to be named. */
export function Supporters({ campaign: { supporters, currency } }: { campaign: Campaign }) {
  const say = useSay()
  return (
    <aside aria-labelledby="supporters">
      <div className="card padded stack">
        <h2 id="supporters">{say('contributions.recent')}</h2>
        {supporters.length === 0 && <p className="dim">{say('contributions.first')}</p>}
        <ul className="supporters">
          {supporters.map((supporter, index) => (
            <Supporter key={index} supporter={supporter} currency={currency} />
          ))}
        </ul>
      </div>
    </aside>
  )
}

function Supporter({ supporter, currency }: { supporter: CampaignSupporter; currency: string }) {
  const say = useSay()
  const { language } = useVisit()
  const { name, amount, message, day } = supporter
  return (
    <li>
      <p className="row">
        <b className="mid spring">{name ?? say('contributions.somebody')}</b>
        <span className="numbers mid">{moneyText(amount, currency, language)}</span>
      </p>
      {message && <p className="small">{message}</p>}
      {day && <p className="tiny dim">{plainDay(day, language)}</p>}
    </li>
  )
}
