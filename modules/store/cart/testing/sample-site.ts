import type { Module } from '#framework/modules'
import { administrator } from '#framework/permissions'
import {
  rowsOf,
  testSite,
  valuesOf,
  type TestResponse,
  type TestClient,
  type TestSite,
} from '#framework/testing'
import { ledger } from '#money/ledger'
import { notifications } from '#site/notifications'
import { places } from '#site/places'
import { translations } from '#site/translations'
import { website } from '#site/website'
import { Business, businesses, BusinessBranch } from '#store/businesses'
import { catalog, Product, ProductCategory } from '#store/catalog'
import { inventory } from '#store/inventory'
import { shipping } from '#store/shipping'
import { taxes } from '#store/taxes'
import { cart } from '../index.ts'

export { rowsOf, valuesOf } from '#framework/testing'

export interface SampleProduct {
  readonly product: string
  readonly variant: string
  readonly business: string
}

export const pair = ({ variant, business }: SampleProduct) => ({ variant, business })

export const kinds = (value: unknown) => rowsOf(value).map(({ kind }) => kind)

export const numbers = (value: unknown, key: string) => rowsOf(value).map((row) => row[key])

export interface StoreSite {
  readonly site: TestSite
  readonly shop: { readonly chennai: string; readonly madurai: string; readonly loom: string }
  sampleProduct(stock?: { chennai?: number; madurai?: number }, values?: object): Promise<SampleProduct>
  cloth(inStock: number, values?: object): Promise<SampleProduct>
  call(client: TestClient, method: string, values?: object): Promise<TestResponse>
  cartOf(...lines: readonly (readonly [thing: SampleProduct, quantity: number])[]): Promise<string>
  change(type: string, name: string, values: object): Promise<void>
}

const POTTERY_GSTIN = '33AAPFU0939F1Z2'

const modules = [
  translations,
  website,
  notifications,
  places,
  ledger,
  businesses,
  catalog,
  inventory,
  taxes,
  shipping,
  cart,
]

async function made(answer: Promise<TestResponse>): Promise<string> {
  const { status, data, body } = await answer
  if (status !== 200) throw new Error(JSON.stringify(body))
  return String(valuesOf(data)['name'])
}

async function terms({ administrator: admin }: TestSite): Promise<void> {
  const insert = (type: string, values: object) => made(admin.post(`/api/resource/${type}`, values))
  await insert('Tax Class', { class_name: 'Pottery', is_default: 1 })
  await insert('Tax Rate', { tax_class: 'Pottery', valid_from: '2020-01-01', rate: 1200 })
  const zone = await insert('Shipping Zone', {
    zone_name: 'India',
    ranges: [{ from_postal_code: '110001', to_postal_code: '681999' }],
  })
  await insert('Shipping Rate', { zone, service: 'standard', amount: 50 })
  await insert('Shipping Rate', { zone, service: 'express', amount: 90 })
}

function sellers(site: TestSite) {
  return site.engine.write(administrator, async (documents) => {
    const { name: category } = await documents.insert(ProductCategory, {
      category_name: 'Clay',
      route: 'clay',
    })
    const seller = async (business_name: string, address_state: string, gstin: string | null) =>
      (await documents.insert(Business, { business_name, address_state, gstin, state: 'live' })).name
    const pottery = await seller('Pottery', 'Tamil Nadu', POTTERY_GSTIN)
    const loom = await seller('Loom', 'Karnataka', null)
    const branch = async (business: string, branch_name: string, zipcode: string) =>
      (await documents.insert(BusinessBranch, { branch_name, business, zipcode })).name
    return {
      ...{ category, pottery, loom },
      shop: {
        chennai: await branch(pottery, 'Chennai', '600004'),
        madurai: await branch(pottery, 'Madurai', '625001'),
        loom: await branch(loom, 'Bengaluru', '560001'),
      },
    }
  })
}

/** `more` are modules that a test needs beside those of the cart. */
export async function storeSite(more: readonly Module[] = []): Promise<StoreSite> {
  const site = await testSite([...modules, ...more], { trustedProxies: 1 })
  await terms(site)
  const { category, pottery, loom, shop } = await sellers(site)
  let productCount = 0

  const make = async (business: string, values: object): Promise<SampleProduct> => {
    productCount += 1
    const named = { title: `Pot ${productCount}`, route: `pot-${productCount}` }
    const { name, variants } = await site.engine.write(administrator, (documents) =>
      documents.insert(Product, {
        ...{ ...named, price: 42_000, state: 'live', business, category },
        ...values,
      }),
    )
    return { product: name, variant: variants[0]?.name ?? '', business }
  }
  const receive = async (branch: string, { variant }: SampleProduct, quantity = 0): Promise<void> => {
    if (quantity === 0) return
    const at = { branch, variant, quantity }
    const { status, body } = await site.administrator.post('/api/method/mela.inventory.receive_stock', at)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  const call = (client: TestClient, method: string, values: object = {}) =>
    client.post(`/api/method/mela.cart.${method}`, values)

  return {
    ...{ site, shop, call },
    async sampleProduct({ chennai, madurai } = { chennai: 10 }, values = {}) {
      const one = await make(pottery, values)
      await receive(shop.chennai, one, chennai)
      await receive(shop.madurai, one, madurai)
      return one
    },
    async cloth(inStock, values = {}) {
      const one = await make(loom, values)
      await receive(shop.loom, one, inStock)
      return one
    },
    async cartOf(...lines) {
      let cart_token: unknown = null
      for (const [{ variant, business }, quantity] of lines) {
        const { status, message, body } = await call(site.guest, 'add', {
          variant,
          business,
          quantity,
          cart_token,
        })
        if (status !== 200) throw new Error(JSON.stringify(body))
        cart_token = valuesOf(message)['cart_token']
      }
      return String(cart_token)
    },
    async change(type, name, values) {
      const { status, body } = await site.administrator.put(`/api/resource/${type}/${name}`, values)
      if (status !== 200) throw new Error(JSON.stringify(body))
    },
  }
}
