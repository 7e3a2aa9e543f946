import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { toDecimal } from '#meta'
import { documentPath } from '../../../data/document/desk-types.ts'
import { minorOf } from '../../../data/money/amounts.ts'
import { useManualPayments, type ManualPayment } from '../../../data/money/manual-payments.ts'
import { useMoneyCall, useIsMoneyStaff } from '../../../data/money/payment-calls.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useWatchedList } from '../../../data/realtime/realtime.ts'
import { useLanguage } from '../../../language/language.tsx'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { dayText } from '../../../ui/dates.ts'
import { Failed, EmptyState, Skeleton } from '../../../ui/states.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ShowMore } from '../show-more.tsx'
import { useMoney } from '../use-money.ts'
import styles from '../money-sheets.module.css'
import moneyStyles from '../money.module.css'

interface ChequeProps {
  cheque: ManualPayment
}

function Clear({ cheque: { name, payer_name: payer } }: ChequeProps) {
  const t = useTranslate()
  const toast = useToast()
  const clear = useMoneyCall('mela.manual_payments.mark_cleared')
  const handleClear = () =>
    clear.mutate({ name }, { onSuccess: () => toast(t('money.cheque_cleared', { payer })) })
  return (
    <>
      <Button variant="default" loading={clear.isPending} onClick={handleClear}>
        {t('money.cheque_clear')}
      </Button>
      {clear.error && (
        <p className="field-error" role="alert">
          {refusalText(toMelaError(clear.error), t)}
        </p>
      )}
    </>
  )
}

function Bounce({ cheque: { name, payer_name: payer } }: ChequeProps) {
  const t = useTranslate()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const bounce = useMoneyCall('mela.manual_payments.bounce')
  const handleYes = () =>
    bounce.mutate(
      { name, reason: reason.trim() },
      {
        onSuccess: () => {
          toast(t('money.cheque_bounced'))
          setAsked(false)
        },
      },
    )
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
        {t('money.cheque_bounce')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('money.cheque_bounce_title', { payer })}
        text={t('money.cheque_bounce_text')}
        verb={t('money.cheque_bounce')}
        isBusy={bounce.isPending}
        error={bounce.error ? refusalText(toMelaError(bounce.error), t) : undefined}
        onYes={handleYes}
        onNo={() => setAsked(false)}
      >
        <TextInput
          className={styles.questionField}
          label={t('money.bounce_reason')}
          maxLength={300}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  )
}

function ChequeLine({ cheque }: ChequeProps) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const { name, payer_name, bank, reference_number: number, cheque_date, description, amount } = cheque
  const isStaff = useIsMoneyStaff()
  const date = cheque_date ? dayText(cheque_date, language) : ''
  return (
    <li className={moneyStyles.waitingLine}>
      <div className={moneyStyles.waitingText}>
        <Link className="row-title" to={documentPath('Manual Payment', name)}>
          {payer_name}
        </Link>
        <span className="small">
          {t('money.cheque_line', { bank: bank ?? '', number: number ?? '', date })}
        </span>
        <span className="small dim">{description}</span>
      </div>
      <b className={`mid num ${moneyStyles.waitingAmount}`}>{money(amount)}</b>
      <div className={moneyStyles.waitingActions}>
        {isStaff && <Clear cheque={cheque} />}
        {isStaff && <Bounce cheque={cheque} />}
      </div>
    </li>
  )
}

function Cheques() {
  const t = useTranslate()
  const money = useMoney()
  const list = useManualPayments('uncleared cheques')
  const { data, error, refetch } = list
  if (error && !data) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={4} height={72} />
  const cheques = data.pages.flat()
  if (cheques.length === 0)
    return <EmptyState title={t('money.cheques_none_title')} text={t('money.cheques_none_text')} />
  const sum = cheques.reduce((all, { amount }) => all + minorOf(amount), 0)
  const count = cheques.length
  return (
    <div className="card">
      <p className="card-head dim num">{t('money.cheques_sum', { count, amount: money(toDecimal(sum)) })}</p>
      <ul>
        {cheques.map((cheque) => (
          <ChequeLine key={cheque.name} cheque={cheque} />
        ))}
      </ul>
      {list.hasNextPage && <ShowMore list={list} count={count} />}
    </div>
  )
}

export function ChequesPage() {
  const t = useTranslate()
  useTitle(t('money.cheques'))
  useWatchedList('Manual Payment')
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{t('money.cheques')}</h1>
          <p className="dim">{t('money.cheques_text')}</p>
        </div>
      </header>
      <Cheques />
    </>
  )
}
