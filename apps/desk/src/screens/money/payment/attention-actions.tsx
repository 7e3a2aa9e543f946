import { Button } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useMoneyCall, useIsMoneyStaff } from '../../../data/money/payment-calls.ts'
import type { PaymentRow } from '../../../data/money/payments.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { DocumentChoice, noDocument } from '../document-choice.tsx'
import { useMoney } from '../use-money.ts'
import styles from '../money-sheets.module.css'

type Waiting = Pick<PaymentRow, 'name' | 'captured_amount' | 'allocation' | 'is_held'>

interface Decision {
  payment: string
  decision: 'hold' | 'seen'
}

function useDecision(payment: string) {
  const t = useTranslate()
  const toast = useToast()
  const { mutate, isPending, error } = useMoneyCall('mela.payments.resolve')
  const decide = (decision: Decision['decision'], onDone?: () => void) =>
    mutate(
      { payment, decision },
      {
        onSuccess: () => {
          toast(t(decision === 'hold' ? 'money.held' : 'money.resolved'))
          onDone?.()
        },
      },
    )
  return { decide, isPending, problem: error ? refusalText(toMelaError(error), t) : undefined }
}

function Settled({ payment }: { payment: Waiting }) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  const { decide, isPending, problem } = useDecision(payment.name)
  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {t('money.resolve')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('money.resolve_title')}
        text={t('money.resolve_text')}
        verb={t('money.resolve')}
        isDangerous={false}
        isBusy={isPending}
        error={problem}
        onYes={() => decide('seen', () => setAsked(false))}
        onNo={() => setAsked(false)}
      />
    </>
  )
}

function HoldButton({ payment }: { payment: Waiting }) {
  const t = useTranslate()
  const { decide, isPending, problem } = useDecision(payment.name)
  return (
    <>
      <Button
        variant="default"
        title={t('money.hold_help')}
        loading={isPending}
        onClick={() => decide('hold')}
      >
        {t('money.hold')}
      </Button>
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

export function AttentionActions({ payment }: { payment: Waiting }) {
  const t = useTranslate()
  const isStaff = useIsMoneyStaff()
  const [isAttaching, setAttaching] = useState(false)
  if (!isStaff) return null
  if (payment.allocation !== 'unallocated') return <Settled payment={payment} />
  return (
    <>
      <Button variant="default" onClick={() => setAttaching(true)}>
        {t('money.attach')}
      </Button>
      {payment.is_held === 0 && <HoldButton payment={payment} />}
      <AttachSheet payment={payment} isOpen={isAttaching} onClose={() => setAttaching(false)} />
    </>
  )
}

interface Props {
  payment: Pick<PaymentRow, 'name' | 'captured_amount'>
  onClose: () => void
}

function AttachForm({ payment, onClose }: Props) {
  const t = useTranslate()
  const toast = useToast()
  const [chosen, setChosen] = useState(noDocument)
  const [wasSent, setSent] = useState(false)
  const attach = useMoneyCall('mela.payments.allocate')
  const isReady = chosen.type !== '' && chosen.name.trim() !== ''

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isReady) return
    const { type: reference_type, name } = chosen
    const reference_name = name.trim()
    attach.mutate(
      { payment: payment.name, reference_type, reference_name },
      {
        onSuccess: () => {
          toast(t('money.attached', { document: reference_name }))
          onClose()
        },
      },
    )
  }
  return (
    <form className={styles.sheetForm} noValidate onSubmit={handleSubmit}>
      <p className="dim">{t('money.attach_text')}</p>
      <DocumentChoice
        chosen={chosen}
        error={wasSent && !isReady ? t('money.field_missing') : null}
        onChoose={setChosen}
      />
      {attach.error && (
        <p className="notice bad" role="alert">
          {refusalText(toMelaError(attach.error), t)}
        </p>
      )}
      <Button type="submit" loading={attach.isPending}>
        {t('money.attach')}
      </Button>
    </form>
  )
}

function AttachSheet({ payment, isOpen, onClose }: Props & { isOpen: boolean }) {
  const t = useTranslate()
  const money = useMoney()
  const title = t('money.attach_title', { amount: money(payment.captured_amount) })
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      {isOpen && <AttachForm payment={payment} onClose={onClose} />}
    </Sheet>
  )
}
