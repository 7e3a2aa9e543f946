import { useState } from 'react'
import { useAction } from '#client/react'
import { useSettings } from '../../data/site.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { setTick, type ClassList, type ListChild } from './class-list-calls.ts'
import type { Choices, NeededItem } from './needed-items.ts'
import styles from './class-lists.module.css'

interface Props {
  list: ClassList
  needed: NeededItem
  choices: Choices
  isOpen: boolean
  ground: number
  onTicked: () => Promise<unknown>
  onChange: (changes: Partial<Choices>) => void
}

export function ItemRow(props: Props) {
  const { needed, isOpen, ground } = props
  const { item, chosen, quantity } = needed
  return (
    <li className={styles.item} aria-label={item.title} data-is-needed={quantity > 0}>
      <Picture source={chosen?.image ?? null} alt="" ground={ground} sizes="72px" />
      <div className={styles.itemText}>
        <h3>{item.title}</h3>
        {item.note && <p className="small dim">{item.note}</p>}
        <Offer needed={needed} />
        {isOpen && <ItemChoices {...props} />}
      </div>
      <Amount needed={needed} />
    </li>
  )
}

function ItemChoices(props: Props) {
  const { list, needed, onTicked } = props
  const { item, options, quantity, substitute } = needed
  return (
    <>
      {options.length > 1 && <VariantField {...props} />}
      {quantity > 0 && substitute !== null && <Substitute {...props} />}
      <div className={styles.ticks}>
        {list.children.map((child) => (
          <HasIt key={child.student} {...{ list, child, needed, onTicked }} />
        ))}
        {item.is_required === 0 && quantity > 0 && <Wanted {...props} />}
      </div>
    </>
  )
}

function useMoney() {
  const { language } = useVisit()
  const currency = useSettings()?.currency ?? 'INR'
  return (amount: number) => moneyText(amount, currency, language)
}

function Amount({ needed: { item, quantity, added } }: Pick<Props, 'needed'>) {
  const t = useTranslate()
  const money = useMoney()
  const count = quantity > 0 ? quantity : item.quantity
  return (
    <p className={`numbers ${styles.amount}`}>
      <span className="small dim">{t('class_lists.quantity', { count })}</span>
      {added !== null && <b>{money(quantity * added.price)}</b>}
    </p>
  )
}

/** The product with its best price and seller; nothing of a product that nobody sells. */
function Offer({ needed: { chosen, isAvailable } }: Pick<Props, 'needed'>) {
  const t = useTranslate()
  const money = useMoney()
  if (chosen === null) return <span className="badge">{t('class_lists.not_sold')}</span>
  const { title, route, variant, variant_label, price, business_name, left } = chosen
  const at = `/product/${encodeURIComponent(route)}?${new URLSearchParams({ variant })}`
  return (
    <>
      <p className="small">
        <a href={at}>{variant_label === '' ? title : `${title}, ${variant_label}`}</a>
      </p>
      <p className="small dim">{t('class_lists.price_by', { price: money(price), seller: business_name })}</p>
      {!isAvailable && <span className="badge warn">{t('class_lists.sold_out')}</span>}
      {isAvailable && left !== null && (
        <span className="badge warn">{t('class_lists.only_left', { count: left })}</span>
      )}
    </>
  )
}

function VariantField({ needed: { item, options, chosen }, choices, onChange }: Props) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <label className={styles.choice}>
      <span className="small">{t('class_lists.choose')}</span>
      <select
        className="input"
        value={chosen?.variant}
        aria-label={`${t('class_lists.choose')}: ${item.title}`}
        onChange={({ target }) => onChange({ variants: { ...choices.variants, [item.item]: target.value } })}
      >
        {options.map(({ variant, variant_label, price, in_stock }) => (
          <option key={variant} value={variant}>
            {[variant_label, in_stock === 1 ? money(price) : t('class_lists.sold_out')].join(' · ')}
          </option>
        ))}
      </select>
    </label>
  )
}

const withOrWithout = (set: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> =>
  new Set([...[...set].filter((one) => one !== name), ...(isIn ? [name] : [])])

/** Offers the list's substitute for an item out of stock; it is added only when the parent says so. */
function Substitute({ needed: { item, substitute, isSubstituted }, choices, onChange }: Props) {
  const t = useTranslate()
  const money = useMoney()
  if (substitute === null) return null
  const { title, variant_label, price } = substitute
  const product = variant_label === '' ? title : `${title}, ${variant_label}`
  const set = (isIn: boolean) =>
    onChange({ substituted: withOrWithout(choices.substituted, item.item, isIn) })
  return (
    <div className={`note ${styles.substitute}`}>
      <span className="text">
        {isSubstituted
          ? t('class_lists.substituted', { product, price: money(price) })
          : t('class_lists.add_instead_text', { product, price: money(price) })}
      </span>
      <button type="button" className="button line" onClick={() => set(!isSubstituted)}>
        {isSubstituted ? t('class_lists.do_not_add') : t('class_lists.add_instead')}
      </button>
    </div>
  )
}

function Wanted({ needed: { item }, choices, onChange }: Props) {
  const t = useTranslate()
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={`${t('class_lists.want_it')}: ${item.title}`}
        checked={choices.wanted.has(item.item)}
        onChange={({ target }) =>
          onChange({ wanted: withOrWithout(choices.wanted, item.item, target.checked) })
        }
      />
      <span>{t('class_lists.want_it')}</span>
    </label>
  )
}

type HasItProps = Pick<Props, 'list' | 'needed' | 'onTicked'> & { child: ListChild }

/** Marks that a child has the item; stored, so that it is the same on another device. */
function HasIt({ list, child, needed: { item }, onTicked }: HasItProps) {
  const t = useTranslate()
  const asking = useAction((error) => refusal(error, t('class_lists.failed')))
  const isStored = child.has.includes(item.item)
  // Shown at once; the stored mark replaces it.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = (has: boolean) => {
    setWanted(has)
    const tick = { class_list: list.name, item: item.item, student: child.student }
    void asking
      .ask(async () => {
        await setTick({ ...tick, has: has ? 1 : 0 })
        await onTicked()
      })
      .then(() => setWanted(null))
  }
  const label =
    list.children.length > 1
      ? t('class_lists.child_has_it', { name: child.full_name })
      : t('class_lists.already_have')
  return (
    <>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={`${label}: ${item.title}`}
          checked={wanted ?? isStored}
          aria-disabled={asking.isBusy}
          onChange={({ target }) => change(target.checked)}
        />
        <span>{label}</span>
      </label>
      <ProblemNote problem={asking.problem} />
    </>
  )
}
