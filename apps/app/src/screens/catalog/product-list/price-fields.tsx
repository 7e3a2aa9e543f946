import { useId, type SubmitEvent } from 'react'
import { useTranslate } from '../../../language/text.ts'
import type { ProductList } from './use-product-list.ts'

interface Props {
  range: { readonly min: number; readonly max: number }
  productList: ProductList
}

const boundIn = (form: FormData, name: string): number | null => {
  const text = form.get(name)
  return typeof text === 'string' && /^\d{1,7}$/.test(text) ? Number(text) : null
}

/** The lowest and the highest price that are wanted, in whole rupees. */
export function PriceFields({ range, productList }: Props) {
  const t = useTranslate()
  const { question } = productList
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [priceMin, priceMax] = [boundIn(form, 'price_min'), boundIn(form, 'price_max')]
    productList.ask({ ...question, priceMin, priceMax, page: 1 })
  }
  return (
    <form className="facet" onSubmit={handleSubmit}>
      <fieldset>
        <legend>{t('catalog.price')}</legend>
        <div className="price-fields">
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
