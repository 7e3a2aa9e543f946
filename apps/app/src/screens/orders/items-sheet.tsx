import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { queryOnce } from '../../data/query/query-client.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { useAction } from '#client/react'
import { randomKey } from '../../ui/form/random-key.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { Sheet, SheetFoot } from '../../ui/sheet/sheet.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { cancellable } from './cancel-sheet.tsx'
import { MoneyPreview, usePreview } from './money-preview.tsx'
import {
  changeItems,
  previewItems,
  readItemChoices,
  type ExchangeChoice,
  type ItemsPreview,
  type Order,
  type OrderLine,
} from './order-calls.ts'
import { itemChanges, mostOf, type WantedItem } from './item-changes.ts'
import { QuantityField } from './quantity-field.tsx'
import { VariantField } from './variant-field.tsx'

interface Props {
  order: Order
  opener: string
  /** Called with the changed order; null when it is unchanged. */
  onClosed: (order: Order | null) => void
}

/** Changes quantities, sizes and colours until the items are packed, and shows what that costs before it is confirmed. */
export function ItemsSheet({ order, opener, onClosed }: Props) {
  const t = useTranslate()
  const shell = useShellActions()
  const key = useRef(randomKey())
  const [wanted, setWanted] = useState<Readonly<Record<string, WantedItem>>>({})
  const asking = useAction((error) => refusal(error, t('orders.failed')))
  const choices = useItemChoices(opener)
  const lines = cancellable(order, null).filter(({ name }) => choices.of(name).length > 0)
  const changes = itemChanges(lines, wanted)
  const question = changes === null ? null : JSON.stringify(changes)
  const preview = usePreview(question, () => previewItems(opener, changes ?? { items: [], added: [] }))
  const { value } = preview
  const canSend = changes !== null && value !== null && !preview.isAsking && preview.problem === ''
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (changes === null || value === null || !canSend) return
    void asking.ask(async () => {
      const sent = { ...changes, expected_total: value.total_after, idempotency_key: key.current }
      const changed = await changeItems(opener, sent)
      shell.showToast(t('orders.items_changed'))
      onClosed(changed)
    })
  }
  return (
    <Sheet title={t('orders.change_items')} onClose={() => onClosed(null)}>
      <form className="stack" noValidate onSubmit={handleSubmit}>
        <p className="dim">{t('orders.change_items_text')}</p>
        <ProblemNote problem={choices.problem} />
        {choices.isLoading && <p className="small dim">{t('orders.counting')}</p>}
        {lines.map((line) => (
          <ItemFields
            key={line.name}
            {...{ line, currency: order.currency, choices: choices.of(line.name) }}
            wanted={wanted[line.name] ?? { quantity: line.left, variant: line.variant }}
            onChange={(item) => {
              key.current = randomKey()
              setWanted({ ...wanted, [line.name]: item })
            }}
          />
        ))}
        <ItemsMoney {...{ order, preview }} />
        <ProblemNote problem={asking.problem} />
        <SheetFoot>
          <button type="button" className="button line" onClick={() => onClosed(null)}>
            {t('orders.keep_items')}
          </button>
          <button className="button" aria-disabled={asking.isBusy || !canSend}>
            {t(asking.isBusy ? 'orders.sending' : 'orders.change_items_now')}
          </button>
        </SheetFoot>
      </form>
    </Sheet>
  )
}

function useItemChoices(opener: string) {
  const t = useTranslate()
  const { data, error, isFetching } = useQuery({
    ...queryOnce,
    queryKey: ['item-choices', opener],
    queryFn: () => readItemChoices(opener),
  })
  const of = (name: string): readonly ExchangeChoice[] =>
    data?.lines.find(({ line }) => line === name)?.choices ?? []
  return { of, isLoading: isFetching && !data, problem: error ? refusal(error, t('orders.failed')) : '' }
}

interface FieldsProps {
  line: OrderLine
  currency: string
  choices: readonly ExchangeChoice[]
  wanted: WantedItem
  onChange: (wanted: WantedItem) => void
}

function ItemFields({ line, currency, choices, wanted, onChange }: FieldsProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const { title, variant_label } = line
  const most = mostOf(line, choices, wanted.variant)
  const present = choices.find(({ variant }) => variant === line.variant)
  const isDearer = present !== undefined && present.price !== line.price && wanted.variant === line.variant
  const price = isDearer
    ? t('orders.price_now', { price: moneyText(present.price, currency, language) })
    : null
  return (
    <div className="stack">
      <QuantityField
        {...{ title, most, quantity: Math.min(wanted.quantity, most) }}
        note={[variant_label, price].filter(Boolean).join(' · ')}
        onChange={(quantity) => onChange({ ...wanted, quantity })}
      />
      {choices.length > 1 && (
        <VariantField
          {...{ choices, currency, title: line.title, chosen: wanted.variant, own: line.variant }}
          label={t('orders.option_of', { title: line.title })}
          onChange={(variant) => {
            const quantity = Math.min(wanted.quantity, mostOf(line, choices, variant))
            onChange({ variant, quantity })
          }}
        />
      )}
    </div>
  )
}

interface MoneyProps {
  order: Order
  preview: ReturnType<typeof usePreview<ItemsPreview>>
}

function ItemsMoney({ order, preview: { value, problem, isAsking } }: MoneyProps) {
  const t = useTranslate()
  const rows = value && [
    { label: t('orders.total_before'), amount: value.total_before },
    { label: t('orders.delivery_change'), amount: value.shipping_change },
    { label: t('orders.total_after'), amount: value.total_after, isTotal: true },
    { label: t('orders.comes_back'), amount: value.refund_amount },
    { label: t('orders.still_due'), amount: value.due },
  ]
  return <MoneyPreview {...{ rows, problem, isAsking }} currency={order.currency} />
}
