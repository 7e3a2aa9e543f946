import { useId } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import type { ExchangeChoice, OrderLine, Resolution } from '../order-calls.ts'
import { isOrderName } from '../../../ui/orders/order-access.ts'
import { PrivatePhotosField } from '../../../ui/upload/private-photos-field.tsx'
import styles from '../orders.module.css'

interface ResolutionProps {
  resolution: Resolution
  onChange: (resolution: Resolution) => void
}

export function ResolutionField({ resolution, onChange }: ResolutionProps) {
  const name = useId()
  const t = useTranslate()
  const option = (value: Resolution, label: string) => (
    <label className={styles.returnOption}>
      <input type="radio" name={name} checked={resolution === value} onChange={() => onChange(value)} />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset className={styles.plainGroup}>
      <legend className="mid">{t('orders.back_like')}</legend>
      {option('refund', t('orders.back_money'))}
      {option('exchange', t('orders.back_exchange'))}
    </fieldset>
  )
}

interface Props {
  line: OrderLine
  choices: readonly ExchangeChoice[]
  currency: string
  chosen: string
  onChange: (variant: string) => void
}

export function ExchangeField({ line, choices, currency, chosen, onChange }: Props) {
  const id = useId()
  const t = useTranslate()
  const { language } = useVisit()
  const textOf = ({ label, price, left }: ExchangeChoice) => {
    const named = { label: label || line.title, price: moneyText(price, currency, language) }
    return t(left === 0 ? 'orders.exchange_out_of_stock' : 'orders.exchange_choice', named)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t('orders.exchange_for', { title: line.title })}</label>
      <select id={id} className="input" value={chosen} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('orders.exchange_pick')}</option>
        {choices.map((choice) => (
          <option key={choice.variant} value={choice.variant} disabled={choice.left === 0}>
            {textOf(choice)}
          </option>
        ))}
      </select>
    </div>
  )
}

const most = 6

interface ReturnPhotosProps {
  opener: string
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
}

/** Photos of the returned items: private, and uploaded with the order's token. */
export function ReturnPhotos({ opener, ...field }: ReturnPhotosProps) {
  const t = useTranslate()
  const labels = { label: t('orders.back_photos'), help: t('orders.back_photos_help') }
  return <PrivatePhotosField {...field} {...{ labels, most }} ticket={isOrderName(opener) ? null : opener} />
}
