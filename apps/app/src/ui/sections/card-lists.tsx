import { EventCard } from '../card/event-card.tsx'
import {
  eventsIn,
  SectionFrame,
  type SectionProps,
  productsIn,
  categoriesIn,
  albumsIn,
} from './section-frame.tsx'
import { useEffect, useState } from 'react'
import type { Heart as LoadedHeart } from '../cart/heart.tsx'
import { ProductCard } from '../card/product-card.tsx'
import { categoriesCall } from '../../data/calls.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { Picture } from '../picture/picture.tsx'
import { AlbumCard } from '../card/album-card.tsx'
import cardsStyles from '../card/cards.module.css'
import styles from './sections.module.css'

const mostEvents = 3

export function EventList({ section, settings }: SectionProps) {
  const events = eventsIn(section.data).slice(0, Math.max(section.row_count, mostEvents))
  if (events.length === 0) return null
  const isRow = events.length === mostEvents
  return (
    <SectionFrame section={section}>
      <ul className={isRow ? `${cardsStyles.events} ${cardsStyles.firstWide}` : cardsStyles.events}>
        {events.map((event, index) => (
          <li key={event.name}>
            <EventCard event={event} currency={settings.currency} ground={index + 3} heading="h3" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

const defaultRowCount = 4

type Heart = typeof LoadedHeart

function useLateHeart(isWanted: boolean): Heart | null {
  const [heart, setHeart] = useState<{ readonly Heart: Heart } | null>(null)
  useEffect(() => {
    if (isWanted) import('../cart/heart.tsx').then(setHeart, () => undefined)
  }, [isWanted])
  return heart?.Heart ?? null
}

export function ProductSection({ section }: SectionProps) {
  const products = productsIn(section.data)
  const Heart = useLateHeart(products.length > 0)
  if (products.length === 0) return null
  const isList = section.view === 'List View'
  return (
    <SectionFrame section={section}>
      <ul
        className={isList ? 'products as-list' : 'products'}
        data-row-count={section.row_count || defaultRowCount}
      >
        {products.map((product, index) => {
          const { name, title, variant, seller } = product
          const heart = Heart && <Heart {...{ title, variant, business: seller }} />
          return <ProductCard key={name} {...{ product, heart }} ground={index} />
        })}
      </ul>
    </SectionFrame>
  )
}

export function CategoryList({ section }: SectionProps) {
  const visit = useVisit()
  const own = categoriesIn(section.data)
  const parents = useCall(own.length === 0 ? categoriesCall(visit) : undefined)
  const categories = own.length > 0 ? own : (parents.data ?? [])
  if (categories.length === 0) return null
  return (
    <SectionFrame section={section}>
      <ul className={styles.sellerIcons}>
        {categories.map((category, index) => (
          <li key={category.name}>
            <a href={`/category/${encodeURIComponent(category.route)}`}>
              <Picture
                source={category.mobile_image ?? category.category_image}
                alt=""
                ground={index}
                sizes="(min-width: 1024px) 127px, 25vw"
              />
              {category.category_name}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

const mostAlbums = 8

export function GalleryStrip({ section }: SectionProps) {
  const albums = albumsIn(section.data).slice(0, mostAlbums)
  if (albums.length === 0) return null
  return (
    <SectionFrame section={section}>
      <ul className={styles.strip}>
        {albums.map((album, index) => (
          <li key={album.name}>
            <AlbumCard album={album} ground={index} heading="h3" sizes="(min-width: 1024px) 275px, 240px" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
