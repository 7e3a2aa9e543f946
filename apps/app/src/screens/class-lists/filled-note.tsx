import { useTranslate, type Translate } from '../../language/text.ts'
import type { FilledItem } from './class-list-calls.ts'
import type { NeededItem } from './needed-items.ts'

interface Props {
  items: readonly NeededItem[]
  filled: readonly FilledItem[]
}

/** Says what the button added, and each item that could not be added. */
export function FilledNote({ items, filled }: Props) {
  const t = useTranslate()
  const added = filled.reduce((sum, one) => sum + one.added, 0)
  const problems = filled.flatMap((one) => problemText(one, titleOf(items, one), t) ?? [])
  return (
    <div className={problems.length > 0 ? 'note' : 'note ok'}>
      <span className="text">
        <b className="bold">
          {added > 0 ? t('class_lists.added', { count: added }) : t('class_lists.already_in_cart')}
        </b>
        {problems.length > 0 && (
          <ul>
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </span>
    </div>
  )
}

function titleOf(items: readonly NeededItem[], { variant }: FilledItem): string {
  const found = items.find(({ added, chosen }) => (added ?? chosen)?.variant === variant)
  return found?.item.title ?? ''
}

function problemText({ state, quantity }: FilledItem, product: string, t: Translate): string | null {
  if (state === 'insufficient_stock') return t('class_lists.only_some', { product, count: quantity })
  if (state === 'cart_full') return t('class_lists.cart_full', { product })
  if (state === 'sold_out' || state === 'not_sold') return t('class_lists.could_not_add', { product })
  return null
}
