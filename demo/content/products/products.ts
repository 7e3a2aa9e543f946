import type { DemoProduct } from './product.ts'
import { bookProducts } from './book-products.ts'
import { clayProducts } from './clay-products.ts'
import { gardenProducts } from './garden-products.ts'
import { handloomProducts } from './handloom-products.ts'
import { kitchenProducts } from './kitchen-products.ts'
import { paperProducts } from './paper-products.ts'
import { sweetProducts } from './sweet-products.ts'
import { toyProducts } from './toy-products.ts'

const productsByCategory = [
  clayProducts,
  handloomProducts,
  kitchenProducts,
  toyProducts,
  bookProducts,
  gardenProducts,
  paperProducts,
  sweetProducts,
]

export const demoProducts: readonly DemoProduct[] = Array.from({ length: 6 }).flatMap((_, place) =>
  productsByCategory.flatMap((categoryProducts) => categoryProducts.slice(place, place + 1)),
)
