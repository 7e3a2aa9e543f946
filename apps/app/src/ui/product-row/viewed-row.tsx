import { useCall } from '#client/react'
import { useViewedText } from '../../data/viewed-text.ts'
import { useTranslate } from '../../language/text.ts'
import { Near } from '../near.tsx'
import { ProductRow } from './product-row.tsx'
import { cardsCall } from './recommendation-calls.ts'
import { RecommendationsMessages } from '../added-catalogues.tsx'
import { forgetViewed, viewedIn } from './viewed-products.ts'

interface Props {
  /** Products that the page shows already. */
  except?: readonly string[]
}

/** The products that this device viewed last, with their present prices. The list itself never leaves the device. */
export function ViewedRow({ except = [] }: Props) {
  const names = viewedIn(useViewedText()).filter((name) => !except.includes(name))
  if (names.length === 0) return null
  return (
    <Near className="wrap">
      {() => (
        <RecommendationsMessages>
          <Viewed names={names} />
        </RecommendationsMessages>
      )}
    </Near>
  )
}

function Viewed({ names }: { names: readonly string[] }) {
  const t = useTranslate()
  const query = useCall(cardsCall(names))
  return (
    <ProductRow
      title={t('recommendations.viewed')}
      query={query}
      products={query.data?.products}
      action={
        <button
          type="button"
          className="text-link more"
          aria-label={t('recommendations.clear_viewed')}
          onClick={forgetViewed}
        >
          {t('recommendations.clear')}
        </button>
      }
    />
  )
}
