import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '#client/react'
import { useAccount } from '../../data/account.ts'
import { useSettings } from '../../data/site.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { cartKey } from '../../ui/cart/cart-calls.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { fillCart, type ClassList, type FilledItem, type OfferedVariant } from './class-list-calls.ts'
import { FilledNote } from './filled-note.tsx'
import { ItemRow } from './item-row.tsx'
import {
  linesToAdd,
  neededItems,
  noChoices,
  sumOfAdded,
  type Choices,
  type NeededItem,
} from './needed-items.ts'
import styles from './class-lists.module.css'

interface Props {
  list: ClassList
  offers: readonly OfferedVariant[]
  onTicked: () => Promise<unknown>
  onFilled: () => void
}

export function ListToBuy({ list, offers, onTicked, onFilled }: Props) {
  const t = useTranslate()
  const [choices, setChoices] = useState(noChoices)
  const items = neededItems(list, offers, choices)
  const filling = useFilling(items, onFilled)
  const isOpen = list.state !== 'closed'
  const change = (changes: Partial<Choices>) => {
    setChoices((present) => ({ ...present, ...changes }))
    filling.reset()
  }
  const rows = (part: readonly NeededItem[]) =>
    part.map((needed, place) => (
      <ItemRow
        key={needed.item.item}
        {...{ list, needed, choices, isOpen, onTicked, ground: place }}
        onChange={change}
      />
    ))
  const required = items.filter(({ item }) => item.is_required === 1)
  const optional = items.filter(({ item }) => item.is_required === 0)
  return (
    <div className={styles.parts}>
      <div className="stack">
        {required.length > 0 && (
          <section className="card padded" aria-labelledby="class-list-required">
            <h2 id="class-list-required">{t('class_lists.required')}</h2>
            <ul className={styles.items}>{rows(required)}</ul>
          </section>
        )}
        {optional.length > 0 && (
          <section className="card padded" aria-labelledby="class-list-optional">
            <h2 id="class-list-optional">{t('class_lists.optional')}</h2>
            <ul className={styles.items}>{rows(optional)}</ul>
          </section>
        )}
      </div>
      {isOpen && <ToAdd {...{ items, filling }} />}
    </div>
  )
}

function useFilling(items: readonly NeededItem[], onFilled: () => void) {
  const t = useTranslate()
  const client = useQueryClient()
  const account = useAccount()
  const [filled, setFilled] = useState<readonly FilledItem[] | null>(null)
  const asking = useAction((error) => refusal(error, t('class_lists.failed')))
  return {
    ...asking,
    filled,
    reset: () => setFilled(null),
    fill: () =>
      void asking.ask(async () => {
        const answer = await fillCart(linesToAdd(items))
        setFilled(answer.items)
        void client.invalidateQueries({ queryKey: [cartKey(account)] })
        onFilled()
      }),
  }
}

type Filling = ReturnType<typeof useFilling>

function ToAdd({ items, filling }: { items: readonly NeededItem[]; filling: Filling }) {
  const t = useTranslate()
  const { language } = useVisit()
  const currency = useSettings()?.currency ?? 'INR'
  const { count, amount } = sumOfAdded(items)
  const total = moneyText(amount, currency, language)
  const sum = useRef<HTMLElement>(null)
  const isFilled = filling.filled !== null
  useEffect(() => {
    if (isFilled) sum.current?.scrollIntoView({ block: 'nearest' })
  }, [isFilled])
  const missing = items.filter(
    ({ item, quantity, added }) => item.is_required === 1 && quantity > 0 && !added,
  )
  return (
    <>
      <aside ref={sum} className={styles.side} aria-labelledby="class-list-sum">
        <div className="ticket">
          <div className="padded stack">
            <h2 id="class-list-sum">{t('class_lists.still_needed')}</h2>
            <dl className="sum">
              <div className="sum-total" aria-live="polite">
                <dt>{t('class_lists.items', { count })}</dt>
                <dd>{total}</dd>
              </div>
            </dl>
            {missing.length > 0 && (
              <p className="small">{t('class_lists.not_available', { count: missing.length })}</p>
            )}
            <p className="tiny dim">{t('class_lists.best_price')}</p>
            <div role="status">
              {filling.filled !== null && <FilledNote items={items} filled={filling.filled} />}
            </div>
            <ProblemNote problem={filling.problem} />
            <div className="desktop-only">
              <AddButton {...{ count, filling }} />
            </div>
          </div>
        </div>
      </aside>
      <div className="dock phone-only">
        <div className="dock-sum">
          <span className="tiny dim">{t('class_lists.items', { count })}</span>
          <b className="numbers">{total}</b>
        </div>
        <AddButton {...{ count, filling }} />
      </div>
    </>
  )
}

function AddButton({ count, filling }: { count: number; filling: Filling }) {
  const t = useTranslate()
  if (filling.filled !== null)
    return (
      <a className="button big wide" href="/yourcart">
        {t('class_lists.view_cart')}
      </a>
    )
  const isShut = count === 0 || filling.isBusy
  return (
    <button
      type="button"
      className="button big wide"
      aria-disabled={isShut}
      onClick={() => {
        if (!isShut) filling.fill()
      }}
    >
      {count === 0 ? t('class_lists.nothing_to_add') : t('class_lists.add', { count })}
    </button>
  )
}
