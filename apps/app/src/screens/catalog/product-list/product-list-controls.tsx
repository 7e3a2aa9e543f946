import { gridOutline, listOutline } from 'ionicons/icons'
import { useId } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { sortNames } from './facet-labels.ts'
import { sorts, type Sort } from './product-list-query.ts'
import type { ProductListState } from './use-product-list.ts'
import styles from '../catalog.module.css'

interface Props {
  productList: ProductListState
  sort: Sort
  own: Sort
}

export function ProductListControls({ productList, sort, own }: Props) {
  const t = useTranslate()
  const id = useId()
  const { question } = productList
  const choices: readonly Sort[] = [own, ...sorts.filter((one) => one !== own && one !== 'position')]
  return (
    <div className={styles.listingChoices}>
      <div className={styles.viewChoice} role="group" aria-label={t('catalog.view')}>
        <ViewButton productList={productList} view="grid" icon={gridOutline} label={t('catalog.grid_view')} />
        <ViewButton productList={productList} view="list" icon={listOutline} label={t('catalog.list_view')} />
      </div>
      <label htmlFor={id} className="visually-hidden">
        {t('catalog.sort')}
      </label>
      <select
        id={id}
        value={sort}
        onChange={(event) => {
          const chosen = choices.find((one) => one === event.target.value) ?? own
          productList.ask({ ...question, sort: chosen === own ? null : chosen, page: 1 })
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {t(sortNames[one])}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ViewProps {
  productList: ProductListState
  view: 'grid' | 'list'
  icon: string
  label: string
}

function ViewButton({ productList, view, icon, label }: ViewProps) {
  const { question, firstPage } = productList
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-pressed={question.view === view}
      onClick={() => productList.ask({ ...question, view, page: firstPage })}
    >
      <Icon of={icon} />
    </button>
  )
}
