import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { documentPath } from '../../data/desk-types.ts'
import { useRefundsDue, type CounterRefund } from '../../data/money/counter.ts'
import { useIsMoneyStaff } from '../../data/money/staff.ts'
import { asMelaError } from '../../data/query-client.ts'
import { useLanguage } from '../../language/language.tsx'
import { useSay } from '../../language/say.ts'
import { Badge } from '../../ui/badge.tsx'
import { shortMomentText } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PayOutSheet } from './pay-out-sheet.tsx'
import { ShowMore } from './show-more.tsx'
import { useMoney } from './use-money.ts'

function PayOut({ refund }: { refund: CounterRefund }) {
  const say = useSay()
  const isStaff = useIsMoneyStaff()
  const [isOpen, setOpen] = useState(false)
  if (!isStaff) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {say('money.pay_out')}
      </Button>
      <PayOutSheet refund={refund} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function DueLine({ refund }: { refund: CounterRefund }) {
  const say = useSay()
  const money = useMoney()
  const { language } = useLanguage()
  const { payer_name, payer_phone, description, creation, amount, reference_type, reference_name } = refund
  const { payee, failed_refund } = refund
  const since = say('money.since', { time: shortMomentText(creation, language) })
  return (
    <li className="waiting-line">
      <div className="waiting-words">
        <Link className="row-title" to={documentPath(reference_type, reference_name)}>
          {payer_name}
        </Link>
        <Badge tone={failed_refund ? 'bad' : 'warn'}>
          {say(failed_refund ? 'money.refund_failed_badge' : 'money.by_hand')}
        </Badge>
        <span className="small dim">
          {[description, payee ?? payer_phone, since].filter(Boolean).join(', ')}
        </span>
      </div>
      <b className="mid num waiting-amount">{money(amount)}</b>
      <div className="waiting-ways">
        <PayOut refund={refund} />
      </div>
    </li>
  )
}

/** What was paid by hand and is to be given back by hand. */
export function RefundsDue() {
  const list = useRefundsDue()
  const { data, error, refetch } = list
  if (error && !data) return <Failed error={asMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={2} height={96} />
  const refunds = data.pages.flat()
  return (
    <div className="card">
      <ul>
        {refunds.map((refund) => (
          <DueLine key={refund.name} refund={refund} />
        ))}
      </ul>
      <ShowMore list={list} count={refunds.length} />
    </div>
  )
}
