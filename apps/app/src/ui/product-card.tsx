import type { ProductCard as ProductAnswer } from '#client'
import { useVisit } from '../data/visit.ts'
import { useSay } from '../language/text.ts'
import { moneyText, percentOff } from './money-text.ts'
import { Picture } from './picture.tsx'

interface Props {
  product: ProductAnswer
  ground: number
}

export function ProductCard({ product, ground }: Props) {
  return (
    <li className="product">
      <Picture source={product.image} alt="" ground={ground} sizes="(min-width: 768px) 275px, 50vw" />
      <div>
        <h3>
          <a href={`/product/${encodeURIComponent(product.route)}`}>{product.title}</a>
        </h3>
        <p className="meta">{product.business_name}</p>
        <ProductPrice product={product} />
      </div>
    </li>
  )
}

function ProductPrice({ product }: { product: ProductAnswer }) {
  const { language } = useVisit()
  const say = useSay()
  const percent = percentOff(product.price, product.compare_at_price)
  const earlier = moneyText(product.compare_at_price ?? 0, product.currency, language)
  return (
    <p className="price">
      <b>{moneyText(product.price, product.currency, language)}</b>
      {percent !== null && (
        <>
          <span className="visually-hidden">{say('store.earlier_price', { price: earlier })}</span>
          <s aria-hidden="true">{earlier}</s>
          <span className="off">{say('store.percent_off', { percent })}</span>
        </>
      )}
    </p>
  )
}
