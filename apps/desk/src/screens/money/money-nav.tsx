import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { MessageId } from '#design/messages'
import { useTypes } from '../../data/document/desk-types.ts'
import { useNeedsYou } from '../../data/money/needs-you.ts'
import { numberWords } from '../../fields/number/number-words.ts'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate } from '../../language/translate.ts'

interface MoneyPlace {
  to: string
  words: MessageId
  /** Whoever may read documents of this type is shown the place. */
  type: string
}

const places: readonly MoneyPlace[] = [
  { to: '/money', words: 'money.overview', type: 'Ledger Entry' },
  { to: '/money/payments', words: 'money.payments', type: 'Payment' },
  { to: '/money/unmatched', words: 'money.needs_you', type: 'Payment' },
  { to: '/money/counter', words: 'money.counter', type: 'Counter Payment' },
  { to: '/money/cheques', words: 'money.cheques', type: 'Counter Payment' },
  // Who remits cash is a matter of the books: people of the shop see its collections alone.
  { to: '/money/remittances', words: 'money.courier_cash', type: 'Ledger Entry' },
  { to: '/money/links', words: 'money.links', type: 'Payment Link' },
  { to: '/money/accounts', words: 'money.accounts', type: 'Ledger Account' },
]

function AttentionCount() {
  const { language } = useLanguage()
  const { count = 0 } = useNeedsYou()
  return count === 0 ? null : <span className="badge warn num">{numberWords(count, language)}</span>
}

/** The pages about money that this person may open. */
export function MoneyNav() {
  const t = useTranslate()
  const { pathname } = useLocation()
  const { data: types = [] } = useTypes()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const show = () =>
      strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    show()
    // Letters of another width may push it out of sight again.
    void document.fonts.ready.then(show)
  }, [pathname, types])
  const readable = new Set(types.map(({ name }) => name))
  return (
    <div className="view-bar">
      <nav ref={strip} className="view-tabs" aria-label={t('money.places')}>
        <ul>
          {places
            .filter(({ type }) => readable.has(type))
            .map(({ to, words }) => (
              <li key={to}>
                <NavLink className="view-tab" to={to} end={to === '/money'}>
                  <span className="view-title">{t(words)}</span>
                  {to === '/money/unmatched' && <AttentionCount />}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}
