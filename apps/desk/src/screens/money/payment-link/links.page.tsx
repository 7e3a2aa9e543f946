import { Button, NativeSelect } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { documentPath, useTypeNamed } from '../../../data/document/desk-types.ts'
import { usePaymentLinks, type PaymentLink, type MadeLink } from '../../../data/money/links.ts'
import { useMoneyCall, useIsMoneyStaff } from '../../../data/money/payment-calls.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useWatchedList } from '../../../data/realtime/realtime.ts'
import { useLanguage } from '../../../language/language.tsx'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { shortMomentText, momentText } from '../../../ui/dates.ts'
import { Failed, EmptyState, Skeleton } from '../../../ui/states.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { paymentPath, useMoney } from '../use-money.ts'
import { ShowMore } from '../show-more.tsx'
import { StateBadge } from '../state-badge.tsx'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { SecretLine } from '../../../ui/secrets.tsx'
import { DocumentChoice, noDocument, DueText } from '../document-choice.tsx'
import styles from '../money-sheets.module.css'
import moneyStyles from '../money.module.css'

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
      <ConfirmDialog
        isOpen={isAsked}
        title={t('money.link_close_title')}
        text={t('money.link_close_text')}
        verb={t('money.link_close')}
        isBusy={close.isPending}
        error={close.error ? refusalText(toMelaError(close.error), t) : undefined}
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
    <li className={moneyStyles.waitingLine}>
      <div className={moneyStyles.waitingText}>
        <Link className="row-title" to={target}>
          {type?.label ?? reference_type} {reference_name}
        </Link>
        <StateBadge doctype="Payment Link" state={state} />
        <span className="small dim">
          {t('money.link_until')}: {shortMomentText(expires_at, language)}
        </span>
      </div>
      <b className={`mid num ${moneyStyles.waitingAmount}`}>{money(amount)}</b>
      <div className={moneyStyles.waitingActions}>
        {isStaff && state === 'open' && <CloseLink name={name} />}
      </div>
    </li>
  )
}

function Links() {
  const t = useTranslate()
  const list = usePaymentLinks()
  const { data, error, refetch } = list
  if (error && !data) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
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

const spans = [1, 3, 7, 30, 90] as const

const usualDays = 7

const daysText = (days: number, language: string): string =>
  new Intl.NumberFormat(`${language}-IN`, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)

function Made({ link, onDone }: { link: MadeLink; onDone: () => void }) {
  const t = useTranslate()
  const { language } = useLanguage()
  return (
    <div className={styles.sheetForm}>
      <p className="dim">{t('money.link_made_text')}</p>
      <SecretLine label={t('money.link_address')} secret={link.url} />
      <p className="small dim">
        {t('money.link_until')}: {momentText(link.expires_at, language)}
      </p>
      <Button onClick={onDone}>{t('desk.done')}</Button>
    </div>
  )
}

function LinkForm({ onMade }: { onMade: (link: MadeLink) => void }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState(noDocument)
  const [days, setDays] = useState(usualDays)
  const [wasSent, setSent] = useState(false)
  const make = useMoneyCall('mela.payments.make_link')
  const isReady = chosen.type !== '' && chosen.name.trim() !== ''
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isReady) return
    const wanted = { reference_type: chosen.type, reference_name: chosen.name.trim(), days }
    make.mutate(wanted, { onSuccess: onMade })
  }
  return (
    <form className={styles.sheetForm} noValidate onSubmit={handleSubmit}>
      <DocumentChoice
        chosen={chosen}
        error={wasSent && !isReady ? t('money.field_missing') : null}
        onChoose={setChosen}
      />
      <DueText chosen={chosen} />
      <NativeSelect
        label={t('money.link_until')}
        data={spans.map((span) => ({ value: String(span), label: daysText(span, language) }))}
        value={String(days)}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
      {make.error && (
        <p className="notice bad" role="alert">
          {refusalText(toMelaError(make.error), t)}
        </p>
      )}
      <Button type="submit" loading={make.isPending}>
        {t('money.link_make_verb')}
      </Button>
    </form>
  )
}

/** Makes a payment link for one document; its address is shown only once. */
export function MakeLinkSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  const [made, setMade] = useState<MadeLink | null>(null)
  const close = () => {
    onClose()
    setMade(null)
  }
  return (
    <Sheet isOpen={isOpen} title={t(made ? 'money.link_made' : 'money.link_make')} onClose={close}>
      {isOpen && (made ? <Made link={made} onDone={close} /> : <LinkForm onMade={setMade} />)}
    </Sheet>
  )
}
