import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { categoriesPath } from './catalog-calls.ts'

/** In place of a product that is not sold, or not any more. */
export function ProductGone() {
  const t = useSay()
  return (
    <Empty
      title={t('catalog.unavailable_title')}
      text={t('catalog.unavailable_text')}
      way={{ label: t('catalog.all_categories'), href: categoriesPath }}
    />
  )
}
