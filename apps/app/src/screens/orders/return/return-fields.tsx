import { useId } from 'react'
import { useTranslate } from '../../../language/text.ts'
import type { Resolution } from '../order-calls.ts'
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
