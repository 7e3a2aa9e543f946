import { useState, type ReactNode, useId, type SubmitEvent } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import type { ProductFacet, ProductListPage } from '../catalog-calls.ts'
import { facetsOf, pricesOf, facetName, valueName } from './facet-labels.ts'
import { isChosen, scopeWithin, toggled } from './product-list-query.ts'
import type { ProductListState } from './use-product-list.ts'
import { Sheet, SheetFoot } from '../../../ui/sheet/sheet.tsx'
import catalogStyles from '../catalog.module.css'
import styles from './facets.module.css'

interface Props {
  page: ProductListPage
  productList: ProductListState
}

const SHOWN = 8

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

function FacetPart({ facet, productList }: { facet: ProductFacet; productList: ProductListState }) {
  const t = useTranslate()
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = facet.values.filter(
    ({ value }, index) => isExpanded || index < SHOWN || isChosen(productList.question, facet.field, value),
  )
  const hidden = facet.values.length - shown.length
  return (
    <fieldset className={styles.facet}>
      <legend>{facetName(facet, t)}</legend>
      {shown.map(({ value, label, count }) => (
        <label key={value} className={styles.facetValue}>
          <input
            type="checkbox"
            checked={isChosen(productList.question, facet.field, value)}
            onChange={() => productList.ask(toggled(productList.question, facet.field, value))}
          />
          <span>{valueName(facet.field, label, t)}</span>
          <span className={catalogStyles.facetCount}>{count}</span>
        </label>
      ))}
      {hidden > 0 && (
        <button type="button" className={styles.facetMore} onClick={() => setIsExpanded(true)}>
          {t('catalog.more_values', { count: hidden })}
        </button>
      )}
    </fieldset>
  )
}

interface FacetSheetProps {
  total: number
  onClose: () => void
  children: ReactNode
}

export function FacetSheet({ total, onClose, children }: FacetSheetProps) {
  const t = useTranslate()
  return (
    <Sheet title={t('catalog.filter')} onClose={onClose}>
      {children}
      <SheetFoot>
        <button type="button" className="button" onClick={onClose}>
          {t('catalog.show_items', { count: total })}
        </button>
      </SheetFoot>
    </Sheet>
  )
}

interface PriceFieldsProps {
  range: { readonly min: number; readonly max: number }
  productList: ProductListState
}

const boundIn = (form: FormData, name: string): number | null => {
  const text = form.get(name)
  return typeof text === 'string' && /^\d{1,7}$/.test(text) ? Number(text) : null
}

function PriceFields({ range, productList }: PriceFieldsProps) {
  const t = useTranslate()
  const { question } = productList
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [priceMin, priceMax] = [boundIn(form, 'price_min'), boundIn(form, 'price_max')]
    productList.ask({ ...question, priceMin, priceMax, page: 1 })
  }
  return (
    <form className={styles.facet} onSubmit={handleSubmit}>
      <fieldset>
        <legend>{t('catalog.price')}</legend>
        <div className={styles.priceFields}>
          <Bound
            name="price_min"
            value={question.priceMin}
            hint={Math.floor(range.min)}
            label={t('catalog.price_from')}
          />
          <Bound
            name="price_max"
            value={question.priceMax}
            hint={Math.ceil(range.max)}
            label={t('catalog.price_to')}
          />
          <button type="submit" className="button line">
            {t('catalog.price_apply')}
          </button>
        </div>
      </fieldset>
    </form>
  )
}

interface BoundProps {
  name: string
  value: number | null
  hint: number
  label: string
}

function Bound({ name, value, hint, label }: BoundProps) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id} className="meta">
        {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        maxLength={7}
        defaultValue={value ?? ''}
        placeholder={String(hint)}
      />
    </p>
  )
}
