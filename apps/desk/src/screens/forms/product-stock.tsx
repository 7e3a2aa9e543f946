import { Button, TextInput } from '@mantine/core'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { textOf, type AnyDocument } from '../../data/document/document.ts'
import {
  placeOf,
  useCountStock,
  useProductStock,
  type RefusedCounts,
  type StockQuestion,
  type VariantStock,
} from '../../data/document/product-stock.ts'
import { toMelaError } from '../../data/query-client.ts'
import { refusalText } from '../../language/refusal-text.ts'
import { useTranslate } from '../../language/translate.ts'
import { Failed, Skeleton } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useToast } from '../../ui/overlay/toast.tsx'
import styles from './product-stock.module.css'

type Typed = Readonly<Record<string, string>>

const MOST = 1_000_000

/** Returns what is wrong with a typed count; null for a valid whole number. */
function countProblem(typed: string): MessageId | null {
  const isCount = /^\d{1,7}$/.test(typed.trim()) && Number(typed) <= MOST
  return isCount ? null : 'desk.stock_bad'
}

interface PlaceProps {
  place: VariantStock
  typed: string | undefined
  error: string | null
  onType: (typed: string) => void
}

function Place({ place, typed, error, onType }: PlaceProps) {
  const t = useTranslate()
  const { option_values, sku, branch_name, on_hand, reserved, available } = place
  const variant = option_values ?? sku
  return (
    <li className={styles.stockPlace}>
      <div className="grow">
        <p>
          <b>{variant}</b>
        </p>
        <p className="small dim">{option_values === null ? branch_name : `${branch_name} · ${sku}`}</p>
      </div>
      <p className={`small dim ${styles.stockPromised}`}>
        {t('desk.stock_promised', { reserved, available })}
      </p>
      <TextInput
        className={`num ${styles.stockCount}`}
        aria-label={t('desk.stock_count_of', { variant, branch: branch_name })}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(on_hand)}
        error={error}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </li>
  )
}

function useTypedCounts(product: string, stock: readonly VariantStock[]) {
  const t = useTranslate()
  const toast = useToast()
  const [typed, setTyped] = useState<Typed>({})
  const [wasSent, setSent] = useState(false)
  const [refused, setRefused] = useState<RefusedCounts>(new Map())
  const count = useCountStock(product)
  const changed = stock.filter((place) => {
    const text = typed[placeOf(place)]
    return text !== undefined && text.trim() !== String(place.on_hand)
  })
  const typedOf = (place: VariantStock) => typed[placeOf(place)]
  const problemOf = (place: VariantStock): string | null => {
    const failure = refused.get(placeOf(place))
    if (failure) return refusalText(failure, t)
    const problem = wasSent ? countProblem(typedOf(place) ?? String(place.on_hand)) : null
    return problem && t(problem)
  }
  const handleType = (place: VariantStock, text: string) => {
    setTyped((before) => ({ ...before, [placeOf(place)]: text }))
    setRefused((before) => new Map([...before].filter(([key]) => key !== placeOf(place))))
  }
  const handleDone = (still: RefusedCounts) => {
    setRefused(still)
    // A refused count stays as typed, beside its reason.
    setTyped((before) => Object.fromEntries(Object.entries(before).filter(([key]) => still.has(key))))
    setSent(false)
    if (still.size === 0) toast(t('desk.stock_saved'))
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (count.isPending || changed.some((place) => countProblem(typedOf(place) ?? '') !== null)) return
    const counts = changed.map((place) => ({
      ...{ variant: place.variant, branch: place.branch, counted: Number(typedOf(place)) },
    }))
    count.mutate(counts, { onSuccess: handleDone })
  }
  return {
    typedOf,
    problemOf,
    handleType,
    handleSubmit,
    isBusy: count.isPending,
    isTyped: changed.length > 0,
  }
}

function StockForm({ product, stock }: { product: string; stock: readonly VariantStock[] }) {
  const t = useTranslate()
  const { typedOf, problemOf, handleType, handleSubmit, isBusy, isTyped } = useTypedCounts(product, stock)
  return (
    <form className={styles.stockForm} noValidate onSubmit={handleSubmit}>
      <p className="small dim">{t('desk.stock_help')}</p>
      <ul className={styles.stockPlaces}>
        {stock.map((place) => (
          <Place
            key={placeOf(place)}
            place={place}
            typed={typedOf(place)}
            error={problemOf(place)}
            onType={(text) => handleType(place, text)}
          />
        ))}
      </ul>
      {isTyped && (
        <Button type="submit" loading={isBusy} className={styles.stockSave}>
          {t('desk.stock_save')}
        </Button>
      )}
    </form>
  )
}

function StoredStock({ asked, modified }: { asked: StockQuestion; modified: string }) {
  const t = useTranslate()
  const { data, error, refetch } = useProductStock(asked, modified)
  if (error) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={2} height={56} />
  const { is_tracked, stock } = data
  if (is_tracked === 0) return <p className={`small dim ${styles.stockForm}`}>{t('desk.stock_untracked')}</p>
  if (stock.length === 0)
    return <p className={`small dim ${styles.stockForm}`}>{t('desk.stock_no_branch')}</p>
  return <StockForm product={asked.product} stock={stock} />
}

interface Props {
  doctype: string
  stored: AnyDocument | null
}

function stockAsked(doctype: string, stored: AnyDocument): StockQuestion {
  if (doctype === 'Product') return { product: textOf(stored['name']) }
  const [product, variant, business] = ['product', 'variant', 'business'].map((field) =>
    textOf(stored[field]),
  )
  return { product: product ?? '', variant: variant ?? null, business: business ?? null }
}

export function ProductStock({ doctype, stored }: Props) {
  const t = useTranslate()
  const isOffer = doctype === 'Product Offer'
  const content: ReactNode =
    stored === null ? (
      <p className={`small dim ${styles.stockForm}`}>
        {t(isOffer ? 'desk.stock_new_offer' : 'desk.stock_new')}
      </p>
    ) : (
      <StoredStock asked={stockAsked(doctype, stored)} modified={textOf(stored['modified'])} />
    )
  return (
    <TitledCard place="page" title={t('desk.stock')}>
      {content}
    </TitledCard>
  )
}
