import { administrator } from '#framework/permissions'
import { testSite, type TestResponse, type TestClient, type TestSite } from '#framework/testing'
import { ledger } from '#money/ledger'
import { notifications } from '#site/notifications'
import { places } from '#site/places'
import { website } from '#site/website'
import { Business, businesses, BusinessBranch } from '#store/businesses'
import { cart } from '#store/cart'
import { catalog, Product, ProductCategory } from '#store/catalog'
import { inventory } from '#store/inventory'
import { shipping } from '#store/shipping'
import { taxes } from '#store/taxes'
import { wishlist } from '../index.ts'

export { rowsOf, valuesOf } from '#framework/testing'

export interface SampleProduct {
  readonly product: string
  readonly variant: string
  readonly business: string
}

export interface WishlistSite {
  readonly site: TestSite
  sampleProduct(): Promise<SampleProduct>
  call(client: TestClient, method: string, values?: object): Promise<TestResponse>
  reprice(sampleProduct: SampleProduct, price: number): Promise<void>
}

const modules = [
  ...[
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
    wishlist,
  ],
]

export async function wishlistSite(): Promise<WishlistSite> {
  const site = await testSite(modules)
  const { category, business, branch } = await site.engine.write(administrator, async (documents) => {
    const made = await documents.insert(ProductCategory, { category_name: 'Clay', route: 'clay' })
    const seller = await documents.insert(Business, { business_name: 'Pottery', state: 'live' })
    const at = { branch_name: 'Shop', business: seller.name, zipcode: '600004' }
    const shop = await documents.insert(BusinessBranch, at)
    return { category: made.name, business: seller.name, branch: shop.name }
  })
  let productCount = 0
  const required = async (answer: Promise<TestResponse>) => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  return {
    site,
    async sampleProduct() {
      productCount += 1
      const named = { title: `Pot ${productCount}`, route: `pot-${productCount}` }
      const { name, variants } = await site.engine.write(administrator, (documents) =>
        documents.insert(Product, { ...named, price: 42_000, state: 'live', business, category }),
      )
      const variant = variants[0]?.name ?? ''
      const received = { branch, variant, quantity: 10 }
      await required(site.administrator.post('/api/method/mela.inventory.receive_stock', received))
      return { product: name, variant, business }
    },
    call: (client, method, values = {}) => client.post(`/api/method/mela.wishlist.${method}`, values),
    reprice: ({ product }, price) =>
      required(site.administrator.put(`/api/resource/Product/${product}`, { price })),
  }
}
