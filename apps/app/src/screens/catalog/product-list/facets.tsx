import { useState } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import type { ProductFacet, ProductListPage } from '../catalog-calls.ts'
import { facetsOf, pricesOf } from './facet-choices.ts'
import './facets.css'
import { facetName, valueName } from './facet-words.ts'
import { PriceFields } from './price-fields.tsx'
import { isChosen, scopeWithin, toggled } from './product-list-query.ts'
import type { ProductList } from './use-product-list.ts'

interface Props {
  page: ProductListPage
  productList: ProductList
}

const SHOWN = 8

/** Everything to choose by, with how much each choice leaves. */
export function Facets({ page, productList }: Props) {
  const range = pricesOf(page)
  const isOneStore = scopeWithin(productList.question, useVisit()).business !== undefined
  return (
    <>
      {range !== null && (
        <PriceFields
          key={`${productList.question.priceMin}-${productList.question.priceMax}`}
          range={range}
          productList={productList}
        />
      )}
      {facetsOf(page, isOneStore).map((facet) => (
        <FacetPart key={facet.field} facet={facet} productList={productList} />
      ))}
    </>
  )
}

function FacetPart({ facet, productList }: { facet: ProductFacet; productList: ProductList }) {
  const t = useTranslate()
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = facet.values.filter(
    ({ value }, index) => isExpanded || index < SHOWN || isChosen(productList.question, facet.field, value),
  )
  const hidden = facet.values.length - shown.length
  return (
    <fieldset className="facet">
      <legend>{facetName(facet, t)}</legend>
      {shown.map(({ value, label, count }) => (
        <label key={value} className="facet-value">
          <input
            type="checkbox"
            checked={isChosen(productList.question, facet.field, value)}
            onChange={() => productList.ask(toggled(productList.question, facet.field, value))}
          />
          <span>{valueName(facet.field, label, t)}</span>
          <span className="facet-count">{count}</span>
        </label>
      ))}
      {hidden > 0 && (
        <button type="button" className="facet-more" onClick={() => setIsExpanded(true)}>
          {t('catalog.more_values', { count: hidden })}
        </button>
      )}
    </fieldset>
  )
}
