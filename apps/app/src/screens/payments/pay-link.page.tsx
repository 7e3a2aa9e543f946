import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { PayMessages } from '../../ui/added-catalogues.tsx'
import { payLinkScreen } from './pay-link.screen.tsx'
import { lazy, Suspense, useState } from 'react'
import { queryOnce } from '../../data/query/query-client.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { Empty, Failed } from '../../ui/state/answer-states.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { readPaymentSession } from '../../ui/pay/payment-session.ts'
import type { OpenedLink, PaySubject } from '../../ui/pay/pay-calls.ts'
import { PayLinkSkeleton } from './pay-link-skeleton.tsx'
import { type MelaError, methodRequest } from '#client'
import { useCall } from '#client/react'
import styles from './payments.module.css'

export function PayLinkPage({ params }: PageProps) {
  const token = params['token'] ?? ''
  return (
    <PayMessages>
      <Page screen={payLinkScreen} params={params}>
        <PayLinkBody key={token} token={token} />
      </Page>
    </PayMessages>
  )
}

type LinkState =
  | { at: 'opening' }
  | { at: 'open'; link: OpenedLink }
  /** Paid, taken back, too old, or never there. */
  | { at: 'gone' }
  | { at: 'failed'; error: MelaError }

const isNotFound = ({ status }: MelaError): boolean => [403, 404, 410, 417].includes(status)

function stateOf(error: MelaError | null, link: OpenedLink | undefined): LinkState {
  if (error) return isNotFound(error) ? { at: 'gone' } : { at: 'failed', error }
  if (link === undefined) return { at: 'opening' }
  return link.due === null ? { at: 'gone' } : { at: 'open', link }
}

function usePayLink(token: string): { state: LinkState; look: () => void } {
  const { data, error, refetch } = useCall(methodRequest('mela.payments.open_link', { token }), queryOnce)
  return { state: stateOf(error, data), look: () => void refetch() }
}

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

function unfinished(token: string): PaySubject | null {
  const subject = readPaymentSession(Date.now())?.subject
  return subject?.receipt_token === token ? subject : null
}

function PayLinkBody({ token }: { token: string }) {
  const [subject, setSubject] = useState(() => unfinished(token))
  const [isPaid, setIsPaid] = useState(false)
  const { state, look } = usePayLink(token)
  const handleClosed = (isDone: boolean) => {
    setSubject(null)
    if (isDone) setIsPaid(true)
    else look()
  }
  const handlePay = ({ reference_type, reference_name }: OpenedLink) =>
    setSubject({ reference_type, reference_name, receipt_token: token })
  if (isPaid) return <LinkPaid />
  return (
    <>
      {state.at === 'opening' && <PayLinkSkeleton />}
      {state.at === 'gone' && <LinkNotFound />}
      {state.at === 'failed' && <Failed error={state.error} retry={look} />}
      {state.at === 'open' && <LinkTicket link={state.link} onPay={() => handlePay(state.link)} />}
      {subject && (
        <Suspense>
          <PaySheet subject={subject} onClosed={handleClosed} />
        </Suspense>
      )}
    </>
  )
}

function LinkPaid() {
  const t = useTranslate()
  return (
    <Empty
      title={t('pay.nothing_title')}
      text={t('pay.link_paid_text')}
      mainLink={{ label: t('states.go_home'), href: '/' }}
    />
  )
}

function LinkNotFound() {
  const t = useTranslate()
  return (
    <Empty
      title={t('pay.link_expired_title')}
      text={t('pay.link_expired_text')}
      mainLink={{ label: t('states.go_home'), href: '/' }}
    />
  )
}

function LinkTicket({ link, onPay }: { link: OpenedLink; onPay: () => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { due, payer_name, expires_at } = link
  if (due === null) return <LinkNotFound />
  const amount = moneyText(due.amount, due.currency, language)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('pay.link_title')}</h1>
        <p className="dim">{t('pay.link_lead')}</p>
      </div>
      <div className={`ticket ${styles.payLink}`}>
        <dl className="sum padded">
          <div>
            <dt>{due.description}</dt>
            <dd>{amount}</dd>
          </div>
          {payer_name && (
            <div>
              <dt>{t('contributions.name')}</dt>
              <dd>{payer_name}</dd>
            </div>
          )}
        </dl>
        <div className="ticket-cut" />
        <div className="padded stack">
          <button type="button" className="button big wide" onClick={onPay}>
            {t('pay.go', { amount })}
          </button>
          <p className="tiny dim">{t('pay.link_good_until', { date: plainDay(expires_at, language) })}</p>
        </div>
      </div>
    </div>
  )
}
