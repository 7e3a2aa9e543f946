import { heart, heartOutline } from 'ionicons/icons'
import { useAction } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { refusal } from '../problem-note.tsx'
import { useShellActions } from '../shell-actions.ts'
import type { SalePair } from './cart-calls.ts'
import { setWishlisted, useWishlisted, removeFromWishlist, addToWishlist } from './wishlist.ts'

interface Props extends SalePair {
  title: string
}

export function Heart({ title, ...pair }: Props) {
  const t = useTranslate()
  const shell = useShellActions()
  const { isBusy, ask } = useAction(undefined, (error) =>
    shell.showToast(refusal(error, `${t('states.error_title')}. ${t('states.error_text')}`)),
  )
  const isOnWishlist = useWishlisted().has(`${pair.variant}/${pair.business}`)
  const handleTap = () =>
    ask(async () => setWishlisted(await (isOnWishlist ? removeFromWishlist(pair) : addToWishlist(pair))))
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isOnWishlist}
      aria-busy={isBusy}
      aria-label={t('store.save', { product: title })}
      onClick={() => void handleTap()}
    >
      <Icon of={isOnWishlist ? heart : heartOutline} />
    </button>
  )
}
