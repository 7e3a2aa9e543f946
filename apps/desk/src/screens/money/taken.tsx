import { Button } from '@mantine/core'
import { checkmarkCircleOutline } from 'ionicons/icons'
import { useReceiptsOf } from '../../data/money/receipts.ts'
import { useSay } from '../../language/say.ts'
import { Icon } from '../../ui/icon.tsx'
import { PrintReceipt } from './receipt-card.tsx'
import { useMoney } from './use-money.ts'

/** What was taken at the counter, as the server tells it. */
export interface TakenPayment {
  name: string
  amount: number
  receipt: string | null
}

interface Props {
  taken: TakenPayment
  onAnother: () => void
  onDone: () => void
}

/** The money is taken: its receipt, and the next payer. */
export function Taken({ taken, onAnother, onDone }: Props) {
  const t = useSay()
  const money = useMoney()
  const { name, amount, receipt } = taken
  const { data: receipts = [] } = useReceiptsOf('counter_payment', [name])
  const number = receipts.find((one) => one.name === receipt)?.receipt_number
  return (
    <div className="sheet-form">
      <div className="money-ticket taken" role="status">
        <span className="taken-mark">
          <Icon of={checkmarkCircleOutline} />
        </span>
        <p className="ticket-amount">{t('money.recorded_title', { amount: money(amount) })}</p>
        {number !== undefined && <p className="num">{t('money.recorded_receipt', { number })}</p>}
      </div>
      {receipt !== null && <PrintReceipt receipt={receipt} isFilled />}
      <Button variant="default" onClick={onAnother}>
        {t('money.take_another')}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {t('desk.done')}
      </Button>
    </div>
  )
}
