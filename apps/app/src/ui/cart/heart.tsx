import { heart, heartOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useSay } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { refusal } from '../refusal.ts'
import { useShellActions } from '../shell-actions.ts'
import type { SalePair } from './cart-calls.ts'
import './cart.css'
import { tellKept, useKept } from './kept-hearts.ts'
import { forgetThing, keepThing } from './wishlist-calls.ts'

interface Props extends SalePair {
  /** What it is called, for those who hear the page. */
  title: string
}

/** Keeps a thing on the first wishlist, or takes it off all of them. */
export function Heart({ title, ...pair }: Props) {
  const t = useSay()
  const shell = useShellActions()
  const [isBusy, setIsBusy] = useState(false)
  const isKept = useKept().has(`${pair.variant}/${pair.business}`)
  const handleTap = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      tellKept(await (isKept ? forgetThing(pair) : keepThing(pair)))
    } catch (error) {
      shell.tell(refusal(error, `${t('states.error_title')}. ${t('states.error_text')}`))
    }
    setIsBusy(false)
  }
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isKept}
      aria-busy={isBusy}
      aria-label={t('store.save', { product: title })}
      onClick={() => void handleTap()}
    >
      <Icon of={isKept ? heart : heartOutline} />
    </button>
  )
}
