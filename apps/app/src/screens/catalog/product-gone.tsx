import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { categoriesPath } from './catalog-calls.ts'

/** In place of a product that is not sold, or not any more. */
export function ProductGone() {
  const say = useSay()
  return (
    <Empty
      title={say('catalog.unavailable_title')}
      text={say('catalog.unavailable_text')}
      way={{ label: say('catalog.all_categories'), href: categoriesPath }}
    />
  )
}
