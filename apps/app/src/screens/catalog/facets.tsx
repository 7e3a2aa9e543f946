import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import type { ShelfFacet, ShelfPage } from './catalog-calls.ts'
import { facetsOf, pricesOf } from './facet-choices.ts'
import './facets.css'
import { facetName, valueName } from './facet-words.ts'
import { PriceFields } from './price-fields.tsx'
import { isChosen, scopeWithin, toggled } from './shelf-question.ts'
import type { Shelf } from './use-shelf.ts'

interface Props {
  page: ShelfPage
  shelf: Shelf
}

const SHOWN = 8

/** Everything to choose by, with how much each choice leaves. */
export function Facets({ page, shelf }: Props) {
  const range = pricesOf(page)
  const isOneStore = scopeWithin(shelf.question, useVisit()).business !== undefined
  return (
    <>
      {range !== null && (
        <PriceFields
          key={`${shelf.question.priceMin}-${shelf.question.priceMax}`}
          range={range}
          shelf={shelf}
        />
      )}
      {facetsOf(page, isOneStore).map((facet) => (
        <FacetPart key={facet.field} facet={facet} shelf={shelf} />
      ))}
    </>
  )
}

function FacetPart({ facet, shelf }: { facet: ShelfFacet; shelf: Shelf }) {
  const t = useSay()
  const [isWhole, setIsWhole] = useState(false)
  const shown = facet.values.filter(
    ({ value }, index) => isWhole || index < SHOWN || isChosen(shelf.question, facet.field, value),
  )
  const hidden = facet.values.length - shown.length
  return (
    <fieldset className="facet">
      <legend>{facetName(facet, t)}</legend>
      {shown.map(({ value, label, count }) => (
        <label key={value} className="facet-value">
          <input
            type="checkbox"
            checked={isChosen(shelf.question, facet.field, value)}
            onChange={() => shelf.ask(toggled(shelf.question, facet.field, value))}
          />
          <span>{valueName(facet.field, label, t)}</span>
          <span className="facet-count">{count}</span>
        </label>
      ))}
      {hidden > 0 && (
        <button type="button" className="facet-more" onClick={() => setIsWhole(true)}>
          {t('catalog.more_values', { count: hidden })}
        </button>
      )}
    </fieldset>
  )
}
