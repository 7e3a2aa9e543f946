import { checkmarkOutline, hourglassOutline, removeOutline, walletOutline } from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import {
  commissionsCall,
  readEarlierCommissions,
  type CommissionLine,
} from '../../ui/affiliates/affiliate-calls.ts'
import balance from '../../ui/balance/balance.module.css'
import { PagedStatement } from '../../ui/balance/paged-statement.tsx'
import { Icon } from '../../ui/icon.tsx'
import { plainDay, shortDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'

/** The statement of commissions, the newest first. */
export function CommissionsPart({ currency }: { currency: string }) {
  const t = useTranslate()
  const texts = {
    ...{ failed: t('affiliates.failed'), more: t('affiliates.more') },
    ...{ noneTitle: t('affiliates.none_title'), noneText: t('affiliates.none_text') },
  }
  return (
    <PagedStatement
      {...{ id: 'affiliate-commissions', title: t('affiliates.commissions'), texts }}
      {...{ call: commissionsCall, readEarlier: readEarlierCommissions }}
    >
      {(lines) => (
        <ul className={`card list ${balance.balanceLines}`}>
          {lines.map((line) => (
            <Line key={line.line} {...{ line, currency }} />
          ))}
        </ul>
      )}
    </PagedStatement>
  )
}

interface StateLook {
  label: MessageId
  icon: string
  ground: 'ok' | 'brand' | 'info' | ''
}

const states: Record<CommissionLine['state'], StateLook> = {
  pending: { label: 'affiliates.state_pending', icon: hourglassOutline, ground: 'info' },
  confirmed: { label: 'affiliates.state_confirmed', icon: checkmarkOutline, ground: 'ok' },
  paid: { label: 'affiliates.state_paid', icon: walletOutline, ground: 'brand' },
  reversed: { label: 'affiliates.state_reversed', icon: removeOutline, ground: '' },
}

function Line({ line, currency }: { line: CommissionLine; currency: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { label, icon, ground } = states[line.state]
  const money = (amount: number) => moneyText(amount, currency, language)
  return (
    <li>
      <span className={`spot ${ground}`}>
        <Icon of={icon} />
      </span>
      <span className="text">
        <b className="mid">{t(label)}</b>
        <span className="small dim">
          {t('affiliates.sale_of', { amount: money(line.sales), day: shortDay(line.date, language) })}
        </span>
        {line.state === 'pending' && (
          <span className="tiny dim">
            {line.held_until === null
              ? t('affiliates.until_delivered')
              : t('affiliates.held_until', { day: plainDay(line.held_until, language) })}
          </span>
        )}
        {line.reversed > 0 && (
          <span className="tiny dim">{t('affiliates.reversed', { amount: money(line.reversed) })}</span>
        )}
      </span>
      <span className={balance.balanceSums}>
        <b className={line.amount > 0 ? balance.isIn : undefined}>{money(line.amount)}</b>
      </span>
    </li>
  )
}
