import {
  testSite,
  rowsOf,
  valuesOf,
  type TestResponse,
  type TestClient,
  type TestSite,
} from '#framework/testing'
import { notifications } from '#site/notifications'
import { translations } from '#site/translations'
import { website } from '#site/website'
import { businesses } from '#store/businesses'
import { taxes } from '#store/taxes'
import { catalog } from '../index.ts'

export { rowsOf, valuesOf } from '#framework/testing'

export interface CatalogSite {
  readonly site: TestSite
  readonly categories: ReadonlyMap<string, string>
  add(type: string, fields: object): Promise<string>
  addProduct(route: string, category: string, fields?: object): Promise<string>
}

export const call = (client: TestClient, method: string, values: object = {}): Promise<TestResponse> =>
  client.post(`/api/method/mela.catalog.${method}`, values)

export function routesIn({ message }: TestResponse): readonly unknown[] {
  return rowsOf(valuesOf(message)['products']).map(({ route }) => route)
}

async function inserted({ administrator }: TestSite, type: string, fields: object): Promise<string> {
  const { data, body } = await administrator.post(`/api/resource/${type}`, fields)
  const { name } = valuesOf(data)
  if (typeof name !== 'string') throw new Error(JSON.stringify(body))
  return name
}

export async function openCatalogSite(): Promise<CatalogSite> {
  const site = await testSite([translations, website, notifications, businesses, catalog, taxes])
  const add = (type: string, fields: object) => inserted(site, type, fields)
  await add('Business', { business_name: 'Asha Shop', state: 'live', rating: 4 })
  await add('Business', { business_name: 'Kapas', state: 'live' })
  await add('Business', { business_name: 'Closed', state: 'suspended' })
  const categories = new Map<string, string>()
  const addCategory = async (route: string, fields: object = {}) =>
    void categories.set(route, await add('Product Category', { category_name: route, route, ...fields }))
  await addCategory('clay', { full_description: 'It breathes.' })
  await addCategory('pots', { parent_category: categories.get('clay') })
  await addCategory('lamps', { parent_category: categories.get('clay') })
  await addCategory('cloth')
  await addCategory('secret', { published: 0 })
  return {
    site,
    categories,
    add,
    addProduct: (route, category, fields = {}) =>
      add('Product', {
        ...{ title: route, route, business: 'BS-00001', category: categories.get(category), price: 420.5 },
        ...{ state: 'live', ...fields },
      }),
  }
}
