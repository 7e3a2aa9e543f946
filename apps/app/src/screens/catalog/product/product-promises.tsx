import { bicycleOutline, refreshOutline, storefrontOutline } from 'ionicons/icons'
import { useChosenPlace } from '../../../data/chosen-place.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { longDay, shortDay } from '../../../ui/text/date-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { deliveryCall, type Delivery, type Product, type Variant, deliveryOption } from '../catalog-calls.ts'
import styles from './product.module.css'

interface Props {
  product: Product
  variant: Variant
  offer: Variant['offers'][number]
}

const isBuyable = ({ in_stock, back_order }: Props['offer']) => in_stock === 1 || back_order !== null

export function ProductPromises({ product, variant, offer }: Props) {
  return (
    <ul className={`card list ${styles.promises}`}>
      {isBuyable(offer) && <DeliveryPromise variant={variant.name} business={offer.business} />}
      <ReturnPromise product={product} />
    </ul>
  )
}

function DeliveryPromise({ variant, business }: { variant: string; business: string }) {
  const t = useTranslate()
  const { address } = useChosenPlace()
  const code = address?.zipcode ?? null
  const asked = useCall(code === null ? undefined : deliveryCall(variant, business, code))
  if (code === null)
    return (
      <PromiseRow
        title={t('catalog.deliver_question')}
        lines={[t('catalog.deliver_help')]}
        change={t('catalog.ask_delivery')}
      />
    )
  if (asked.data === undefined) {
    const title = asked.error === null ? t('catalog.asking_delivery') : t('catalog.delivery_failed')
    return (
      <PromiseRow title={title} lines={[t('catalog.delivery_to', { code })]} change={t('catalog.change')} />
    )
  }
  return <Answered delivery={asked.data} code={code} />
}

function Answered({ delivery, code }: { delivery: Delivery; code: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const change = t('catalog.change')
  const details = useDetails(delivery, code)
  const fetching = useFetching(delivery)
  const option = deliveryOption(delivery)
  if (option !== 'delivery')
    return (
      <PromiseRow
        title={delivery.in_stock === 0 ? (delivery.message ?? '') : t('catalog.not_delivered', { code })}
        lines={delivery.in_stock === 0 ? [] : [delivery.message ?? '', ...fetching]}
        change={change}
        icon={option === 'pickup' ? storefrontOutline : bicycleOutline}
        isBad
      />
    )
  const day = delivery.by === null ? null : longDay(delivery.by, language)
  const title = day === null ? t('catalog.delivered_digital') : t('catalog.delivered_by', { day })
  return <PromiseRow title={title} lines={[details]} change={change} />
}

function useFetching({ options }: Delivery): readonly string[] {
  const t = useTranslate()
  const { language } = useVisit()
  return options.flatMap(({ pickup, earliest_on }) => {
    if (pickup === null || earliest_on === null) return []
    const place = `${pickup.branch_name}, ${pickup.address}`
    return [t('catalog.fetch_at', { place, day: shortDay(earliest_on, language) })]
  })
}

function useDetails({ options, cod }: Delivery, code: string): string {
  const t = useTranslate()
  const { language } = useVisit()
  const amount = options[0]?.amount ?? 0
  const cost =
    amount === 0
      ? t('catalog.delivery_free')
      : t('catalog.delivery_for', { amount: moneyText(amount, 'INR', language) })
  const parts = [t('catalog.delivery_to', { code }), cost]
  return (cod.is_allowed === 1 ? [...parts, t('catalog.cod_yes')] : parts).join(' ')
}

interface PromiseProps {
  title: string
  lines: readonly string[]
  change: string
  icon?: string
  isBad?: boolean
}

function PromiseRow({ title, lines, change, icon = bicycleOutline, isBad = false }: PromiseProps) {
  return (
    <li>
      <span className={isBad ? 'spot' : 'spot ok'}>
        <Icon of={icon} />
      </span>
      <span className="text" role="status">
        <b>{title}</b>
        {lines.map((line) => (
          <span key={line} className="meta">
            {line}
          </span>
        ))}
      </span>
      <a className="more" href="/place">
        {change}
      </a>
    </li>
  )
}

function ReturnPromise({ product: { returnable, return_days } }: { product: Product }) {
  const t = useTranslate()
  const isReturnable = returnable === 1 && return_days > 0
  return (
    <li>
      <span className="spot brand">
        <Icon of={refreshOutline} />
      </span>
      <span className="text">
        <b>{isReturnable ? t('catalog.returns', { days: return_days }) : t('catalog.no_returns')}</b>
        {isReturnable && <span className="meta">{t('catalog.returns_how')}</span>}
      </span>
    </li>
  )
}
