import { useState } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { useLightbox } from '../../../ui/lightbox/use-lightbox.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { Product } from '../catalog-calls.ts'
import styles from './product.module.css'

interface Shot {
  image: string | null
  alt: string
}

function shotsOf({ pictures, variants, title }: Product): readonly Shot[] {
  const own = pictures.map(({ image, alt }) => ({ image, alt: alt ?? title }))
  const known = new Set(own.map(({ image }) => image))
  const further = variants.flatMap(({ image, label }) =>
    image === null || known.has(image) ? [] : [{ image, alt: `${title}, ${label}` }],
  )
  const shots = [
    ...own,
    ...further.filter(({ image }, index) => further.findIndex((one) => one.image === image) === index),
  ]
  return shots.length === 0 ? [{ image: null, alt: '' }] : shots
}

interface LargeProps {
  shots: readonly Shot[]
  place: number
  title: string
}

function LargePicture({ shots, place, title }: LargeProps) {
  const t = useTranslate()
  const { open, lightbox } = useLightbox()
  const shown = shots[place]
  const total = shots.length
  const picture = (
    <Picture
      source={shown?.image}
      alt={shown?.alt ?? ''}
      ground={place + 3}
      sizes="(min-width: 768px) 50vw, 100vw"
      isFirst
    >
      {total > 1 && (
        <span className={`${styles.pictureCount} numbers`} aria-hidden="true">
          {t('catalog.picture_number', { number: place + 1, total })}
        </span>
      )}
    </Picture>
  )
  if (!shown?.image) return picture
  const items = shots.map(({ image, alt }, index) => ({ name: image ?? String(index), image, alt }))
  return (
    <>
      <button
        type="button"
        className={styles.productLarge}
        aria-haspopup="dialog"
        aria-label={t('gallery.open_picture', { number: place + 1, total, title: shown.alt })}
        onClick={() => open({ title: t('catalog.pictures_of', { title }), items, index: place })}
      >
        {picture}
      </button>
      {lightbox}
    </>
  )
}

export function ProductPictures({ product, wanted }: { product: Product; wanted: string | null }) {
  const t = useTranslate()
  const shots = shotsOf(product)
  const [chosen, setChosen] = useState<{ image: string | null; of: string | null }>({ image: null, of: null })
  const image = chosen.of === wanted ? (chosen.image ?? wanted) : wanted
  const place = Math.max(
    0,
    shots.findIndex((shot) => shot.image === image),
  )
  return (
    <div className={styles.productPictures}>
      <LargePicture {...{ shots, place }} title={product.title} />
      {shots.length > 1 && (
        <ul className={styles.thumbs} aria-label={t('catalog.pictures_of', { title: product.title })}>
          {shots.map((shot, index) => (
            <li key={shot.image ?? index}>
              <button
                type="button"
                aria-pressed={index === place}
                aria-label={t('catalog.show_picture', { number: index + 1 })}
                onClick={() => setChosen({ image: shot.image, of: wanted })}
              >
                <Picture source={shot.image} alt="" ground={index + 3} sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
