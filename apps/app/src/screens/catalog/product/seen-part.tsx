import { useEffect, useState } from 'react'
import { deviceStore } from '../../../data/device/device-store.ts'
import { useAnswer } from '../../../data/query/use-answer.ts'
import { useTranslate } from '../../../language/text.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { productCall, productPath } from '../catalog-calls.ts'
import { rememberSeen, seenProducts } from './seen-products.ts'

const SHOWN = 6

/** What was looked at before on this device; this very thing is remembered for the next time. */
export function SeenProducts({ route }: { route: string }) {
  const t = useTranslate()
  const { value } = useAnswer(productCall(route))
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
      <ul className="stalls">
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
