import { chevronForward } from 'ionicons/icons'
import type { Category } from '#client'
import { categoriesCall } from '../../data/calls.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { StoreNote } from '../../ui/place/store-note.tsx'
import { categoryPath } from './catalog-calls.ts'
import styles from './catalog.module.css'

export function CategoriesBody() {
  const t = useTranslate()
  const categories = useCall(categoriesCall(useVisit()))
  const none = (
    <Empty
      title={t('catalog.no_products_title')}
      text={t('catalog.no_products_text')}
      mainLink={{ label: t('events.see_all'), href: '/events' }}
    />
  )
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('shell.categories')}</h1>
        <p className="dim">{t('catalog.categories_lead')}</p>
      </div>
      <StoreNote />
      <Shown
        query={categories}
        loading={<CategoriesSkeleton />}
        isEmpty={(tree) => tree.length === 0}
        empty={none}
      >
        {(tree) => (
          <ul className={styles.sellerCards}>
            {tree.map((category, index) => (
              <CategoryCard key={category.name} category={category} ground={index} />
            ))}
          </ul>
        )}
      </Shown>
    </div>
  )
}

function CategoryCard({ category, ground }: { category: Category; ground: number }) {
  const t = useTranslate()
  const { category_name, route, products_count: count, child: subcategories } = category
  return (
    <li className={`card ${styles.sellerCard}`}>
      <a className={styles.categoryLink} href={categoryPath(route)}>
        <Picture
          source={category.mobile_image ?? category.category_image}
          alt=""
          ground={ground}
          sizes="96px"
        />
        <span>
          <b>{category_name}</b>
          <span className="meta">{t('catalog.items', { count })}</span>
        </span>
        <Icon of={chevronForward} isSmall isMirrored />
      </a>
      {subcategories.length > 0 && (
        <ul className={styles.sellerCategories}>
          {subcategories.map((subcategory) => (
            <li key={subcategory.name}>
              <a href={categoryPath(subcategory.route)}>
                {subcategory.category_name}
                <span className={styles.facetCount}>{subcategory.products_count}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function CategoriesSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton" role="status" aria-label={t('states.loading')}>
      <div className={styles.sellerCards}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <span key={card} className="block tall" />
        ))}
      </div>
    </div>
  )
}
