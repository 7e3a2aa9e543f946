import { useTranslate } from '../../../language/text.ts'
import { Empty } from '../../../ui/state/answer-states.tsx'
import { categoriesPath } from '../catalog-calls.ts'

export function ProductNotFound() {
  const t = useTranslate()
  return (
    <Empty
      title={t('catalog.unavailable_title')}
      text={t('catalog.unavailable_text')}
      mainLink={{ label: t('catalog.all_categories'), href: categoriesPath }}
    />
  )
}
