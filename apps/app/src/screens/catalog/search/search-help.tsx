import { searchOutline } from 'ionicons/icons'
import { useState } from 'react'
import { deviceStore, type DeviceStore } from '../../../data/device/device-store.ts'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { categoryPath, productPath, type Suggestions } from '../catalog-calls.ts'
import { textIn } from '../../../data/content.ts'
import { deviceList } from '../../../data/device/device-list.ts'
import styles from '../catalog.module.css'
import facetsStyles from '../product-list/facets.module.css'

interface Props {
  typed: string
  suggestions: Suggestions | null
  onSearch: (words: string) => void
}

export function SearchHelp({ typed, suggestions, onSearch }: Props) {
  const t = useTranslate()
  if (typed === '') return <Before onSearch={onSearch} />
  return (
    <div className={`card ${styles.searchHelp}`}>
      <button type="button" className="chip" onClick={() => onSearch(typed)}>
        <Icon of={searchOutline} isSmall />
        {t('catalog.search_for', { searchText: typed })}
      </button>
      {suggestions !== null && (
        <>
          <Searches suggestions={suggestions} onSearch={onSearch} />
          <CategorySuggestions suggestions={suggestions} />
          <ProductSuggestions suggestions={suggestions} />
        </>
      )}
    </div>
  )
}

function Before({ onSearch }: Pick<Props, 'onSearch'>) {
  const t = useTranslate()
  const [before, setBefore] = useState(() => searchedBefore(deviceStore))
  if (before.length === 0) return null
  const handleForget = () => {
    forgetSearches(deviceStore)
    setBefore([])
  }
  return (
    <section className={`card ${styles.searchHelp}`}>
      <h2>{t('catalog.searched_before')}</h2>
      <SearchChips words={before} onSearch={onSearch} />
      <button type="button" className={facetsStyles.facetMore} onClick={handleForget}>
        {t('catalog.clear_searches')}
      </button>
    </section>
  )
}

function Searches({
  suggestions: { words },
  onSearch,
}: {
  suggestions: Suggestions
  onSearch: Props['onSearch']
}) {
  const t = useTranslate()
  if (words.length === 0) return null
  return (
    <section>
      <h2>{t('catalog.suggested_words')}</h2>
      <SearchChips words={words} onSearch={onSearch} />
    </section>
  )
}

function SearchChips({ words, onSearch }: { words: readonly string[]; onSearch: Props['onSearch'] }) {
  return (
    <ul className="chips">
      {words.map((word) => (
        <li key={word}>
          <button type="button" className="chip" onClick={() => onSearch(word)}>
            {word}
          </button>
        </li>
      ))}
    </ul>
  )
}

function CategorySuggestions({ suggestions: { categories } }: { suggestions: Suggestions }) {
  const t = useTranslate()
  if (categories.length === 0) return null
  return (
    <section>
      <h2>{t('catalog.suggested_categories')}</h2>
      <ul className="chips">
        {categories.map(({ name, category_name, route, count }) => (
          <li key={name}>
            <a className="chip" href={categoryPath(route)}>
              {category_name}
              <span className={styles.facetCount}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProductSuggestions({ suggestions: { products } }: { suggestions: Suggestions }) {
  const t = useTranslate()
  const { language } = useVisit()
  if (products.length === 0) return null
  return (
    <section>
      <h2>{t('catalog.suggested_products')}</h2>
      <ul className={styles.searchItems}>
        {products.map(({ name, title, route, image, price, currency }, index) => (
          <li key={name}>
            <a href={productPath(route)}>
              <Picture source={image} alt="" ground={index} sizes="48px" />
              <span>{title}</span>
              <b className="numbers">{moneyText(price, currency, language)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const KEY = 'searched_before'

const list = deviceList<{ words: string }>({
  key: KEY,
  most: 8,
  read: (stored) => {
    const words = textIn(stored, 'words')
    return words === '' ? null : { words }
  },
  isSame: (one, other) => one.words.toLowerCase() === other.words.toLowerCase(),
})

export const searchedBefore = (store: DeviceStore): readonly string[] =>
  list.all(store).map(({ words }) => words)

export const rememberSearch = (store: DeviceStore, words: string): void => list.remember(store, { words })

export const forgetSearches = (store: DeviceStore): void => store.remove(KEY)
