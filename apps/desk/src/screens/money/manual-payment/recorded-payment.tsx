import { Button } from '@mantine/core'
import { checkmarkCircleOutline } from 'ionicons/icons'
import { useReceiptsOf } from '../../../data/money/payments.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PrintReceipt } from '../payment/receipt-card.tsx'
import { useMoney } from '../use-money.ts'
import styles from '../money-sheets.module.css'
import paymentStyles from '../payment/payment.module.css'

export interface RecordedPayment {
  name: string
  amount: number
  receipt: string | null
}

interface Props {
  payment: RecordedPayment
  onAnother: () => void
  onDone: () => void
}

export function PaymentRecorded({ payment, onAnother, onDone }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const { name, amount, receipt } = payment
  const { data: receipts = [] } = useReceiptsOf('manual_payment', [name])
  const number = receipts.find((one) => one.name === receipt)?.receipt_number
  return (
    <div className={styles.sheetForm}>
      <div className={`${paymentStyles.moneyTicket} ${paymentStyles.received}`} role="status">
        <span className={paymentStyles.receivedMark}>
          <Icon of={checkmarkCircleOutline} />
        </span>
        <p className={paymentStyles.ticketAmount}>{t('money.recorded_title', { amount: money(amount) })}</p>
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
