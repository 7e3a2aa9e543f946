import type { DemoProduct } from './product.ts'
import { bookProducts } from './products-books.ts'
import { clayProducts } from './products-clay.ts'
import { gardenProducts } from './products-garden.ts'
import { handloomProducts } from './products-handloom.ts'
import { kitchenProducts } from './products-kitchen.ts'
import { paperProducts } from './products-paper.ts'
import { sweetProducts } from './products-sweets.ts'
import { toyProducts } from './products-toys.ts'

const stalls = [
  clayProducts,
  handloomProducts,
  kitchenProducts,
  toyProducts,
  bookProducts,
  gardenProducts,
  paperProducts,
  sweetProducts,
]

/** Every product in the order of the shop: one of each stall in turn, so that a first page shows all of them. */
export const demoProducts: readonly DemoProduct[] = Array.from({ length: 6 }).flatMap((_, place) =>
  stalls.flatMap((stall) => stall.slice(place, place + 1)),
)
