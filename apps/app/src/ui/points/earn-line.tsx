import { sparklesOutline } from 'ionicons/icons'
import { methodRead } from '#client'
import { useCall } from '#client/react'
import type { Methods } from '#contract'
import type { MessageId } from '#design/messages'
import { useAccount } from '../../data/account.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { moneyText } from '../text/money-text.ts'
import { useArePointsOn } from './points-calls.ts'

export interface EarningItem {
  readonly product: string
  /** Price of all of them, a decimal. */
  readonly amount: number
}

interface Props {
  items: readonly EarningItem[]
  text: Extract<MessageId, 'cart.earn_points' | 'catalog.earn_points'>
}

/** Says how many points buying some items earns; nothing while points are off. */
export function EarnLine(props: Props) {
  return useArePointsOn() && props.items.length > 0 ? <Earned {...props} /> : null
}

function Earned({ items, text }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const account = useAccount()
  const { data } = useCall<Methods['mela.orders.preview_points']['output']>({
    ...methodRead('mela.orders.preview_points', { items: JSON.stringify(items) }),
    key: `points-of ${account ?? ''} ${JSON.stringify(items)}`,
  })
  if (!data || data.points === 0) return null
  const amount = moneyText(data.worth, data.currency, language)
  return (
    <p className="row small">
      <Icon of={sparklesOutline} isSmall />
      <span>{t(text, { count: data.points, amount })}</span>
    </p>
  )
}
