import { Button } from '@mantine/core'
import { mailOutline, printOutline } from 'ionicons/icons'
import { useMoneyCall, useIsMoneyStaff } from '../../../data/money/payment-calls.ts'
import { receiptAddress, type Receipt } from '../../../data/money/payments.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { StateBadge } from '../state-badge.tsx'
import moneyStyles from '../money.module.css'
import styles from './payment.module.css'

export function PrintReceipt({ receipt, isFilled = false }: { receipt: string; isFilled?: boolean }) {
  const t = useTranslate()
  return (
    <Button
      component="a"
      href={receiptAddress(receipt)}
      target="_blank"
      rel="noopener"
      title={t('money.receipt_opens')}
      leftSection={<Icon of={printOutline} isSmall />}
      {...(isFilled ? {} : { variant: 'default' })}
    >
      {t('money.receipt_print')}
    </Button>
  )
}

function SendReceipt({ receipt }: { receipt: Receipt }) {
  const t = useTranslate()
  const toast = useToast()
  const resend = useMoneyCall('mela.receipts.send_receipt')
  const isStaff = useIsMoneyStaff()
  const email = receipt.payer_email
  if (!isStaff || !email || receipt.state !== 'issued') return null
  const send = () =>
    resend.mutate({ name: receipt.name }, { onSuccess: () => toast(t('money.receipt_sent', { email })) })
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<Icon of={mailOutline} isSmall />}
        loading={resend.isPending}
        onClick={send}
      >
        {t('money.receipt_send')}
      </Button>
      {resend.error && (
        <p className="field-error" role="alert">
          {toMelaError(resend.error).message}
        </p>
      )}
    </>
  )
}

export function ReceiptCard({ receipts }: { receipts: readonly Receipt[] }) {
  const t = useTranslate()
  if (receipts.length === 0) return null
  return (
    <TitledCard place="sidebar" title={t('money.receipt')}>
      {receipts.map((receipt) => (
        <div key={receipt.name} className={styles.receiptLine}>
          <span className={moneyStyles.methodLabel}>
            <b className="mid num grow">{receipt.receipt_number}</b>
            <StateBadge doctype="Receipt" state={receipt.state} />
          </span>
          <PrintReceipt receipt={receipt.name} />
          <SendReceipt receipt={receipt} />
        </div>
      ))}
    </TitledCard>
  )
}
