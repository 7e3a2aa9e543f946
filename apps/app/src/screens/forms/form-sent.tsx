import { useEffect, useRef } from 'react'
import { useTranslate } from '../../language/text.ts'
import type { Sent } from '../../ui/form/form-calls.ts'
import type { FormDefinition } from '../../ui/form/definition/form-definition.ts'
import type { Receipt } from '../../ui/form/draft/receipts.ts'
import { Kolam } from '../../ui/brand/kolam.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { SentActions } from './sent-actions.tsx'

interface Props {
  definition: FormDefinition
  sent: Sent
  wasChange: boolean
  receipts: readonly Receipt[]
  onAnother: () => void
  onChange: (name: string) => void
  onWithdrawn: (name: string) => void
}

/** The form's own thanks, and the receipt on a ticket. */
export function FormSent({ definition, sent, wasChange, receipts, onAnother, ...actions }: Props) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.closest('.form-sent')?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { success_title, success_message, success_url } = definition
  const token = receipts.find(({ name }) => name === sent.name)?.token ?? ''
  return (
    <div className="form-sent">
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
      <button type="button" className="quiet-button" onClick={onAnother}>
        {t(definition.allow_multiple === 1 ? 'forms.send_another' : 'forms.for_somebody_else')}
      </button>
    </div>
  )
}

/** The number of each document that was made: two children on one form have two. */
function Numbers({ sent, hasReceipt }: { sent: Sent; hasReceipt: boolean }) {
  const t = useTranslate()
  return (
    <section className="ticket receipt" aria-label={t('forms.your_number')}>
      <p className="small dim">{t('forms.your_number')}</p>
      <p className="receipt-number numbers">{sent.name}</p>
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
