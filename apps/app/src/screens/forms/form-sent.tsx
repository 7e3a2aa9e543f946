import { useEffect, useRef, useState } from 'react'
import { useAction } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { type Sent, deleteSentDocument } from '../../ui/form/form-calls.ts'
import type { FormDefinition } from '../../ui/form/definition/form-definition.ts'
import type { Receipt } from '../../ui/form/draft/receipts.ts'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { checkmarkCircleOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import styles from '../../ui/form/form.module.css'

interface Props {
  definition: FormDefinition
  sent: Sent
  wasChange: boolean
  receipts: readonly Receipt[]
  onAnother: () => void
  onChange: (name: string) => void
  onWithdrawn: (name: string) => void
}

export function FormSent({ definition, sent, wasChange, receipts, onAnother, ...actions }: Props) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.closest(`.${styles.formSent}`)?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { success_title, success_message, success_url } = definition
  const token = receipts.find(({ name }) => name === sent.name)?.token ?? ''
  return (
    <div className={styles.formSent}>
      <Kolam size={3} />
      <h1 ref={heading} tabIndex={-1}>
        {wasChange ? t('forms.changed_title') : success_title || t('forms.sent_title')}
      </h1>
      {success_message && !wasChange && <p className="dim">{success_message}</p>}
      <Numbers sent={sent} hasReceipt={token !== ''} />
      {success_url && (
        <SiteLink className="button big" href={success_url}>
          {t(success_url === '/family' ? 'forms.follow' : 'forms.go_on')}
        </SiteLink>
      )}
      <SentActions {...actions} definition={definition} name={sent.name} token={token} />
      <button type="button" className="plain-button" onClick={onAnother}>
        {t(definition.allow_multiple === 1 ? 'forms.send_another' : 'forms.for_somebody_else')}
      </button>
    </div>
  )
}

function Numbers({ sent, hasReceipt }: { sent: Sent; hasReceipt: boolean }) {
  const t = useTranslate()
  return (
    <section className={`ticket ${styles.receipt}`} aria-label={t('forms.your_number')}>
      <p className="small dim">{t('forms.your_number')}</p>
      <p className={`${styles.receiptNumber} numbers`}>{sent.name}</p>
      {sent.also_sent?.map(({ name, title }) => (
        <p key={`${name} ${title}`} className="numbers">
          {t('forms.also_sent', { title, number: name })}
        </p>
      ))}
      <div className="ticket-cut" />
      <p className="small dim">
        {t('forms.number_help')} {hasReceipt && t('forms.receipt_help')}
      </p>
    </section>
  )
}

interface SentBeforeProps extends Omit<SentActionsProps, 'name' | 'token'> {
  definition: FormDefinition
  receipt: Receipt
}

export function SentBefore({ receipt, ...rest }: SentBeforeProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const date = plainDay(new Date(receipt.at).toISOString(), language)
  return (
    <section className={`note ok ${styles.sentBefore}`} aria-label={t('forms.your_number')}>
      <Icon of={checkmarkCircleOutline} />
      <span className="text">
        {t('forms.sent_before', { date })} <span className="numbers mid">{receipt.name}</span>
      </span>
      <SentActions {...rest} name={receipt.name} token={receipt.token} />
    </section>
  )
}

interface SentActionsProps {
  definition: FormDefinition
  name: string
  token: string
  onChange: (name: string) => void
  onWithdrawn: (name: string) => void
}

function SentActions({ definition, name, token, onChange, onWithdrawn }: SentActionsProps) {
  const t = useTranslate()
  const shell = useShellActions()
  const [isAsking, setIsAsking] = useState(false)
  const withdrawing = useAction(undefined, () => {
    setIsAsking(false)
    shell.showToast(t('forms.receipt_over'))
  })
  const handleTakeBack = () =>
    withdrawing.ask(async () => {
      await deleteSentDocument({
        web_form_name: definition.name,
        docname: name,
        receipt_token: token || undefined,
      })
      shell.showToast(t('forms.withdrawn'))
      onWithdrawn(name)
    })
  if (isAsking)
    return (
      <div className={styles.sentActions} role="alertdialog" aria-label={t('forms.take_back')}>
        <p>{t('forms.take_back_sure')}</p>
        <button
          type="button"
          className="button"
          aria-disabled={withdrawing.isBusy}
          onClick={() => void handleTakeBack()}
        >
          {t('forms.take_back_yes')}
        </button>
        <button type="button" className="button line" onClick={() => setIsAsking(false)}>
          {t('forms.do_not_change')}
        </button>
      </div>
    )
  return (
    <div className={styles.sentActions}>
      {definition.allow_edit === 1 && (
        <button type="button" className="button line" onClick={() => onChange(name)}>
          {t('forms.change')}
        </button>
      )}
      {definition.allow_delete === 1 && (
        <button type="button" className="button line" onClick={() => setIsAsking(true)}>
          {t('forms.take_back')}
        </button>
      )}
    </div>
  )
}
