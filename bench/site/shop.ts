import type { DocType, NewDoc } from '#framework/doctypes'
import { administrator } from '#framework/permissions'
import { Business, BusinessBranch } from '#store/businesses'
import { Product, ProductCategory } from '#store/catalog'
import { returnToStock } from '#store/inventory'
import type { EngineSite } from './engine-site.ts'

/** What is sold: a variant of one seller. */
export interface Sold {
  readonly variant: string
  readonly business: string
}

const STOCK = 1_000_000
/** Products that one transaction writes. */
const AT_ONCE = 100

async function openStore({ engine }: EngineSite) {
  return engine.write(administrator, async (documents) => {
    const insert = (type: string, values: NewDoc<DocType>) =>
      documents.insert(documents.registry.get(type), values)
    await insert('Tax Class', { class_name: 'Pottery', is_default: 1 })
    await insert('Tax Rate', { tax_class: 'Pottery', valid_from: '2020-01-01', rate: 1200 })
    const ranges = [{ from_postal_code: '110001', to_postal_code: '681999' }]
    const zone = await insert('Shipping Zone', { zone_name: 'India', ranges })
    await insert('Shipping Rate', { zone: zone.name, service: 'standard', amount: 5_000 })
    const { name: category } = await documents.insert(ProductCategory, {
      category_name: 'Clay',
      route: 'clay',
    })
    const { name: business } = await documents.insert(Business, {
      ...{ business_name: 'Pottery', address_state: 'Tamil Nadu', gstin: '33AAPFU0939F1Z2', state: 'live' },
    })
    const place = { business, zipcode: '600004', state: 'Tamil Nadu' }
    const { name: branch } = await documents.insert(BusinessBranch, { branch_name: 'Shop', ...place })
    return { category, business, branch }
  })
}

/** A store of one seller with so many products, of which there are more than a bench can sell. */
export async function fillShop(site: EngineSite, products: number): Promise<readonly Sold[]> {
  const { category, business, branch } = await openStore(site)
  const sold: Sold[] = []
  for (let from = 0; from < products; from += AT_ONCE)
    await site.engine.write(administrator, async (documents) => {
      const made: Sold[] = []
      for (let number = from; number < Math.min(products, from + AT_ONCE); number += 1) {
        const named = { title: `Pot ${number}`, route: `pot-${number}` }
        const terms = { price: 42_000, state: 'live', business, category } as const
        const { variants } = await documents.insert(Product, { ...named, ...terms })
        made.push({ variant: variants[0]?.name ?? '', business })
      }
      const lines = made.map(({ variant }) => ({ variant, branch, quantity: STOCK }))
      await returnToStock(documents, { source: { type: 'Bench', name: `${from}` }, lines })
      sold.push(...made)
    })
  return sold
}
