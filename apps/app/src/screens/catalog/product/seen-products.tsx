import { textIn } from '../../../data/content.ts'
import { deviceList } from '../../../data/device/device-list.ts'
import { type DeviceStore, deviceStore } from '../../../data/device/device-store.ts'
import { useEffect, useState } from 'react'
import { useCall } from '#client/react'
import { useTranslate } from '../../../language/text.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { productCall, productPath } from '../catalog-calls.ts'
import styles from '../../../ui/sections/sections.module.css'

export interface SeenProduct {
  route: string
  title: string
  image: string | null
}

const list = deviceList<SeenProduct>({
  key: 'seen_products',
  most: 12,
  read: (stored) => {
    const [route, title] = [textIn(stored, 'route'), textIn(stored, 'title')]
    return route === '' || title === '' ? null : { route, title, image: textIn(stored, 'image') || null }
  },
  isSame: (one, other) => one.route === other.route,
})

export const seenProducts = (store: DeviceStore): readonly SeenProduct[] => list.all(store)

export function rememberSeen(store: DeviceStore, { route, title, image }: SeenProduct): void {
  list.remember(store, { route, title, image })
}

const SHOWN = 6

export function SeenProducts({ route }: { route: string }) {
  const t = useTranslate()
  const { data: value } = useCall(productCall(route))
  const [before] = useState(() => seenProducts(deviceStore))
  useEffect(() => {
    if (value) rememberSeen(deviceStore, value)
  }, [value])
  const others = before.filter((one) => one.route !== route).slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t('catalog.seen')}</h2>
      </div>
      <ul className={styles.sellerIcons}>
        {others.map((one, index) => (
          <li key={one.route}>
            <a href={productPath(one.route)}>
              <Picture source={one.image} alt="" ground={index} sizes="(min-width: 1024px) 127px, 25vw" />
              {one.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
