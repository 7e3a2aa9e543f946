import type { Module } from '#framework/modules'
import { manualPayments } from '#money/manual-payments'
import { receipts } from '#money/receipts'
import { places } from '#site/places'
import { website } from '#site/website'
import { businesses } from '#store/businesses'
import { cart } from '#store/cart'
import { catalog } from '#store/catalog'
import { inventory } from '#store/inventory'
import { orders } from '#store/orders'
import { shipping } from '#store/shipping'
import { taxes } from '#store/taxes'

export const shopModules: readonly Module[] = [
  ...[website, places, receipts, manualPayments],
  ...[businesses, catalog, inventory, taxes, shipping, cart, orders],
]
