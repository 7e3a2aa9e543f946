import { checkmarkOutline, hourglassOutline, removeOutline, walletOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useAction } from '#client/react'
import type { MessageId } from '#design/messages'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import {
  commissionsCall,
  readEarlierCommissions,
  type CommissionLine,
  type Commissions,
} from '../../ui/affiliates/affiliate-calls.ts'
import balance from '../../ui/balance/balance.module.css'
import { StatementBlocks } from '../../ui/balance/statement-blocks.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { Failed } from '../../ui/state/answer-states.tsx'
import { plainDay, shortDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'

/** The statement of commissions, the newest first. */
export function CommissionsPart({ currency }: { currency: string }) {
  const t = useTranslate()
  const { data, error, refetch } = useOwnCall(commissionsCall).query
  return (
    <section className="stack" aria-labelledby="affiliate-commissions">
      <h2 id="affiliate-commissions">{t('affiliates.commissions')}</h2>
      {data === undefined && error === null && (
        <div className="skeleton" role="status" aria-label={t('states.loading')}>
          <StatementBlocks />
        </div>
      )}
      {data === undefined && error !== null && <Failed error={error} retry={() => void refetch()} />}
      {data?.lines.length === 0 && (
        <div className={`card padded stack ${balance.balanceNone}`}>
          <p className="mid">{t('affiliates.none_title')}</p>
          <p className="small dim">{t('affiliates.none_text')}</p>
        </div>
      )}
      {data !== undefined && data.lines.length > 0 && (
        <Lines key={data.lines[0]?.line} first={data} currency={currency} />
      )}
    </section>
  )
}

function Lines({ first, currency }: { first: Commissions; currency: string }) {
  const t = useTranslate()
  const [earlier, setEarlier] = useState<Commissions>({ lines: [], next: first.next })
  const asking = useAction((error) => refusal(error, t('affiliates.failed')))
  const { next } = earlier
  const handleMore = (start: number) =>
    void asking.ask(async () => {
      const page = await readEarlierCommissions(start)
      setEarlier({ lines: [...earlier.lines, ...page.lines], next: page.next })
    })
  return (
    <>
      <ul className={`card list ${balance.balanceLines}`}>
        {[...first.lines, ...earlier.lines].map((line) => (
          <Line key={line.line} {...{ line, currency }} />
        ))}
      </ul>
      <ProblemNote problem={asking.problem} />
      {next !== null && (
        <div>
          <button
            type="button"
            className="button line"
            aria-disabled={asking.isBusy}
            onClick={() => handleMore(next)}
          >
            {t('affiliates.more')}
          </button>
        </div>
      )}
    </>
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
