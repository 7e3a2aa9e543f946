import { Suspense, useEffect, useRef } from 'react'
import { Outlet, NavLink, useLocation } from 'react-router-dom'
import { useTypeNamed, useTypes } from '../../data/document/desk-types.ts'
import { NotAllowed, Skeleton } from '../../ui/states.tsx'
import type { MessageId } from '#design/messages'
import { addedCatalogues, useLanguage } from '../../language/language.tsx'
import { useNeedsYou } from '../../data/money/payments.ts'
import { formatNumber } from '../../fields/number/number-format.ts'
import { useTranslate } from '../../language/translate.ts'
import styles from '../../ui/list/list-views.module.css'

export function MoneyPage() {
  const payments = useTypeNamed('Payment')
  if (!payments) return <NotAllowed />
  return (
    <Suspense fallback={<Skeleton rows={6} height={60} />}>
      <MoneyMessages>
        <MoneyNav />
        <Outlet />
      </MoneyMessages>
    </Suspense>
  )
}

/** Adds the texts of money to those of the desk. */
const MoneyMessages = addedCatalogues('desk-money')

interface MoneyPlace {
  to: string
  text: MessageId
  type: string
}

const places: readonly MoneyPlace[] = [
  { to: '/money', text: 'money.overview', type: 'Ledger Entry' },
  { to: '/money/payments', text: 'money.payments', type: 'Payment' },
  { to: '/money/unmatched', text: 'money.needs_you', type: 'Payment' },
  { to: '/money/manual-payments', text: 'money.manual_payments', type: 'Manual Payment' },
  { to: '/money/cheques', text: 'money.cheques', type: 'Manual Payment' },
  // Remittances belong to the ledger: shop staff see only the collections.
  { to: '/money/remittances', text: 'money.courier_cash', type: 'Ledger Entry' },
  { to: '/money/links', text: 'money.links', type: 'Payment Link' },
  { to: '/money/accounts', text: 'money.accounts', type: 'Ledger Account' },
]

function AttentionCount() {
  const { language } = useLanguage()
  const { count = 0 } = useNeedsYou()
  return count === 0 ? null : <span className="badge warn num">{formatNumber(count, language)}</span>
}

export function MoneyNav() {
  const t = useTranslate()
  const { pathname } = useLocation()
  const { data: types = [] } = useTypes()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const show = () =>
      strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    show()
    // Loading fonts of another width may move it out of view again.
    void document.fonts.ready.then(show)
  }, [pathname, types])
  const readable = new Set(types.map(({ name }) => name))
  return (
    <div className={styles.viewBar}>
      <nav ref={strip} className={styles.viewTabs} aria-label={t('money.places')}>
        <ul>
          {places
            .filter(({ type }) => readable.has(type))
            .map(({ to, text }) => (
              <li key={to}>
                <NavLink className={styles.viewTab} to={to} end={to === '/money'}>
                  {t(text)}
                  {to === '/money/unmatched' && <AttentionCount />}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}
