import { useTranslate } from '../../../language/text.ts'
import { Kolam } from '../../../ui/brand/kolam.tsx'
import { cleared } from './product-list-query.ts'
import type { ProductList } from './use-product-list.ts'

/** What was chosen leaves nothing; the way on takes it all away, on this very page. */
export function NothingFits({ productList }: { productList: ProductList }) {
  const t = useTranslate()
  return (
    <section className="empty">
      <Kolam size={3} />
      <h2>{t('catalog.none_title')}</h2>
      <p className="dim">{t('catalog.none_text')}</p>
      <a className="button" {...productList.linkTo(cleared(productList.question))}>
        {t('catalog.clear_all')}
      </a>
    </section>
  )
}
