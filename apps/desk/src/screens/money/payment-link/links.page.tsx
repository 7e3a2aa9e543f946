import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { documentPath, useTypeNamed } from '../../../data/document/desk-types.ts'
import { usePaymentLinks, type PaymentLink } from '../../../data/money/links.ts'
import { useMoneyCall } from '../../../data/money/payment-acts.ts'
import { useIsMoneyStaff } from '../../../data/money/staff.ts'
import { asMelaError } from '../../../data/query-client.ts'
import { useWatchedList } from '../../../data/realtime/realtime.ts'
import { useLanguage } from '../../../language/language.tsx'
import { refusalWords } from '../../../language/refusal-words.ts'
import { useTranslate } from '../../../language/translate.ts'
import { shortMomentText } from '../../../ui/dates.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Question } from '../../../ui/overlay/question.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { MakeLinkSheet } from './make-link-sheet.tsx'
import { paymentPath } from '../paths.ts'
import { ShowMore } from '../show-more.tsx'
import { StateBadge } from '../state-badge.tsx'
import { useMoney } from '../use-money.ts'

function CloseLink({ name }: { name: string }) {
  const t = useTranslate()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const close = useMoneyCall('mela.payments.withdraw_link')
  const handleYes = () =>
    close.mutate(
      { name },
      {
        onSuccess: () => {
          toast(t('money.link_closed'))
          setAsked(false)
        },
      },
    )
  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {t('money.link_close')}
      </Button>
      <Question
        isOpen={isAsked}
        title={t('money.link_close_title')}
        text={t('money.link_close_text')}
        verb={t('money.link_close')}
        isBusy={close.isPending}
        error={close.error ? refusalWords(asMelaError(close.error), t) : undefined}
        onYes={handleYes}
        onNo={() => setAsked(false)}
      />
    </>
  )
}

function LinkLine({ link }: { link: PaymentLink }) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const { name, reference_type, reference_name, amount, state, expires_at, payment } = link
  const isStaff = useIsMoneyStaff()
  const type = useTypeNamed(reference_type)
  const target = payment ? paymentPath(payment) : documentPath(reference_type, reference_name)
  return (
    <li className="waiting-line">
      <div className="waiting-words">
        <Link className="row-title" to={target}>
          {type?.label ?? reference_type} {reference_name}
        </Link>
        <StateBadge doctype="Payment Link" state={state} />
        <span className="small dim">
          {t('money.link_until')}: {shortMomentText(expires_at, language)}
        </span>
      </div>
      <b className="mid num waiting-amount">{money(amount)}</b>
      <div className="waiting-ways">{isStaff && state === 'open' && <CloseLink name={name} />}</div>
    </li>
  )
}

function Links() {
  const t = useTranslate()
  const list = usePaymentLinks()
  const { data, error, refetch } = list
  if (error && !data) return <Failed error={asMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={4} height={72} />
  const links = data.pages.flat()
  if (links.length === 0)
    return <EmptyState title={t('money.links_none_title')} text={t('money.links_none_text')} />
  return (
    <div className="card">
      <ul>
        {links.map((link) => (
          <LinkLine key={link.name} link={link} />
        ))}
      </ul>
      <ShowMore list={list} count={links.length} />
    </div>
  )
}

/** Addresses that ask somebody for money. */
export function LinksPage() {
  const t = useTranslate()
  const isStaff = useIsMoneyStaff()
  const [isMaking, setMaking] = useState(false)
  useTitle(t('money.links'))
  useWatchedList('Payment Link')
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{t('money.links')}</h1>
          <p className="dim">{t('money.links_text')}</p>
        </div>
        {isStaff && <Button onClick={() => setMaking(true)}>{t('money.link_make')}</Button>}
      </header>
      <Links />
      <MakeLinkSheet isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  )
}
