import { useTranslate } from '../../../language/text.ts'
import { categoryPath, type ProductListPage } from '../catalog-calls.ts'

/** The categories below this one, each with how much of the list it holds. */
export function SubCategories({ page }: { page: ProductListPage }) {
  const t = useTranslate()
  const facet = page.facets.find(({ field }) => field === 'category')
  if (facet === undefined || facet.values.length === 0) return null
  return (
    <nav aria-label={t('shell.categories')}>
      <ul className="chips">
        {facet.values.map(({ value, label, count }) => (
          <li key={value}>
            <a className="chip" href={categoryPath(value)}>
              {label}
              <span className="facet-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
