import { useState } from 'react'
import { useAction } from '#client/react'
import { setCartCount } from '../../data/cart-count.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { fillCartFromQuote, type Quote } from './quote-calls.ts'
import styles from './quotes.module.css'

interface Props {
  quote: Quote
  code: string
}

export function QuoteView({ quote, code }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const { quote: number, customer_name, valid_until, note, lines, currency } = quote
  return (
    <div className={`wrap stack ${styles.quotePage}`}>
      <div className="page-head">
        <p className="small mid">{t('quotes.number', { number })}</p>
        <h1>{t('quotes.for', { name: customer_name })}</h1>
        {quote.state === 'sent' && (
          <p className="dim">{t('quotes.valid_until', { day: shortDay(valid_until, language) })}</p>
        )}
      </div>
      {note && <p className={`note ${styles.quoteNote}`}>{note}</p>}
      <ul className={`card padded ${styles.quoteItems}`}>
        {lines.map((line, ground) => (
          <QuoteRow key={line.line} {...{ line, currency, ground }} />
        ))}
      </ul>
      <Sum quote={quote} />
      <Result {...{ quote, code }} />
    </div>
  )
}

interface RowProps {
  line: Quote['lines'][number]
  currency: string
  ground: number
}

function QuoteRow({ line, currency, ground }: RowProps) {
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, currency, language)
  const { title, variant_label, quantity, price, list_price, amount, image, route } = line
  return (
    <li className={styles.quoteItem}>
      <Picture source={image} alt="" ground={ground} sizes="64px" />
      <div className={styles.quoteText}>
        <h2>{route ? <a href={`/product/${route}`}>{title}</a> : title}</h2>
        {variant_label && <p className="meta">{variant_label}</p>}
        <p className="meta numbers">
          {quantity} × {money(price)} {price < list_price && <s>{money(list_price)}</s>}
        </p>
      </div>
      <p className="mid numbers">{money(amount)}</p>
    </li>
  )
}

function Sum({ quote: { total, saving, currency } }: { quote: Quote }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <dl className="sum card padded">
      {saving > 0 && (
        <div>
          <dt>{t('quotes.saving')}</dt>
          <dd>{moneyText(saving, currency, language)}</dd>
        </div>
      )}
      <div className={styles.quoteTotal}>
        <dt>{t('quotes.total')}</dt>
        <dd>{moneyText(total, currency, language)}</dd>
      </div>
    </dl>
  )
}

const results = {
  draft: 'quotes.is_revised',
  ordered: 'quotes.is_ordered',
  expired: 'quotes.is_expired',
  cancelled: 'quotes.is_cancelled',
} as const

function Result({ quote, code }: Props) {
  const t = useTranslate()
  if (quote.state === 'sent') return <Accept code={code} />
  return (
    <div className="note" role="status">
      <span className="text">{t(results[quote.state])}</span>
      {quote.state !== 'ordered' && (
        <a className="button line" href="/contactus">
          {t('quotes.contact')}
        </a>
      )}
    </div>
  )
}

/** The cart applies the code of its address. */
const cartAddress = (code: string): string => `/yourcart?coupon=${encodeURIComponent(code)}`

function Accept({ code }: { code: string }) {
  const t = useTranslate()
  const shell = useShellActions()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const asking = useAction((error) => refusal(error, t('quotes.failed')))
  const handleClick = () =>
    void asking.ask(async () => {
      const { cart, left_out } = await fillCartFromQuote(code)
      setCartCount(cart.item_count)
      if (left_out.length > 0) setLeftOut(left_out)
      else shell.open(cartAddress(code))
    })
  if (leftOut.length > 0)
    return (
      <div className="note" role="status">
        <span className="text">{t('quotes.left_out', { items: leftOut.join(', ') })}</span>
        <a className="button" href={cartAddress(code)}>
          {t('quotes.to_cart')}
        </a>
      </div>
    )
  return (
    <div className={styles.quoteFoot}>
      <ProblemNote problem={asking.problem} />
      <button type="button" className="button big" aria-disabled={asking.isBusy} onClick={handleClick}>
        {t(asking.isBusy ? 'quotes.adding' : 'quotes.order_now')}
      </button>
      <p className="small dim">{t('quotes.next_step')}</p>
    </div>
  )
}
