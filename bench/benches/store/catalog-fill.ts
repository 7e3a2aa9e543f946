import { sql } from 'kysely'
import { Brand, ProductCategory } from '#store/catalog'
import { Business } from '#store/businesses'
import { administrator } from '#framework/permissions'
import type { EngineSite } from '../../site/engine-site.ts'

const SELLERS = 20
const AISLES = 10
const SUBCATEGORIES = 10
export const BRANDS = 50
export const OLD_ROUTES = 200_000

const nouns = [
  'lamp',
  'pot',
  'vase',
  'towel',
  'saree',
  'bottle',
  'basket',
  'kite',
  'notebook',
  'spoon',
  'planter',
  'bell',
]
const looks = [
  'red',
  'painted',
  'small',
  'woven',
  'carved',
  'glazed',
  'striped',
  'plain',
  'folding',
  'round',
  'tall',
]
const places = [
  'kosapet',
  'mylapore',
  'chromepet',
  'thanjavur',
  'madurai',
  'erode',
  'karur',
  'salem',
  'kumbakonam',
]

async function addSellersAndCategories({ engine }: EngineSite): Promise<readonly string[]> {
  return engine.write(administrator, async (documents) => {
    const subcategories: string[] = []
    for (let seller = 1; seller <= SELLERS; seller += 1)
      await documents.insert(Business, { business_name: `Stall ${seller}`, state: 'live' })
    for (let brand = 1; brand <= BRANDS; brand += 1)
      await documents.insert(Brand, { brand_name: `Maker ${brand}` })
    for (let aisle = 1; aisle <= AISLES; aisle += 1) {
      const above = { category_name: `Aisle ${aisle}`, route: `aisle-${aisle}` }
      const { name: parent_category } = await documents.insert(ProductCategory, above)
      for (let subcategory = 1; subcategory <= SUBCATEGORIES; subcategory += 1) {
        const route = `shelf-${aisle}-${subcategory}`
        const below = { category_name: `Shelf ${aisle} ${subcategory}`, route, parent_category }
        subcategories.push((await documents.insert(ProductCategory, below)).name)
      }
    }
    return subcategories
  })
}

const text = (list: readonly string[]) => sql`${[...list]}::text[]`

const pick = (list: readonly string[], step: number) =>
  sql`(${text(list)})[1 + (n / ${sql.lit(step)}) % ${sql.lit(list.length)}]`

const stamp = sql`'Administrator', timestamp '2026-01-01' + n * interval '1 second', timestamp '2026-01-01', 'Administrator'`

/**
 * Products with two variants, three attributes and many old addresses ('old-1' and on) each, inserted directly, and
 * their listings from the nightly task. They track no stock, which another bench measures.
 */
export async function fillCatalog(site: EngineSite, count: number): Promise<void> {
  const { database, engine } = site
  const subcategories = await addSellersAndCategories(site)
  const run = (query: ReturnType<typeof sql>) => query.execute(database.kysely)
  await run(sql`
    insert into "Product" (name, owner, creation, modified, modified_by, title, route, business, category, brand, state,
        short_description, description, price, cod_allowed, returnable, return_days, is_digital, tracks_stock, display_order,
        search_words)
      select 'PRD-' || lpad(n::text, 6, '0'), ${stamp}, initcap(look || ' ' || thing) || ' ' || n, 'thing-' || n,
        'BS-' || lpad((1 + n % ${sql.lit(SELLERS)})::text, 5, '0'), ${pick(subcategories, 1)}, 'Maker ' || (1 + n / 3 % ${sql.lit(BRANDS)}), 'live',
        'Made in ' || place || ' by hand.', '<p>Turned, dried and fired, as it was always done there.</p>',
        1000 + n * 7919 % 500000, 1, 1, 7, 0, 0, n,
        look || ' ' || thing || ' ' || n || ' | s' || n || ' made in ' || place || ' by hand turned dried fired always done there'
      from generate_series(1, ${sql.lit(count)}) n
      cross join lateral (select ${pick(looks, 7)} as look, ${pick(nouns, 1)} as thing, ${pick(places, 3)} as place) words`)
  await run(sql`
    insert into "Product Variant" (name, owner, creation, modified, modified_by, parent, parentfield, parenttype, idx, sku,
        option_values, price, weight_grams, is_archived)
      select 'v' || n || '-' || size, ${stamp}, 'PRD-' || lpad(n::text, 6, '0'), 'variants', 'Product', size, 's' || n || '-' || size,
        'Size: ' || size, 1000 + n * 7919 % 500000 + size * 100, 400, 0
      from generate_series(1, ${sql.lit(count)}) n cross join generate_series(1, 2) size`)
  await run(sql`
    insert into "Product Attribute" (name, owner, creation, modified, modified_by, parent, parentfield, parenttype, idx,
        attribute, value)
      select 'a' || n || '-' || kind, ${stamp}, 'PRD-' || lpad(n::text, 6, '0'), 'attributes', 'Product', kind, 'Kind ' || kind,
        'Value ' || (n / kind % 12)
      from generate_series(1, ${sql.lit(count)}) n cross join generate_series(1, 3) kind`)
  await run(sql`
    insert into "Product Route" (name, owner, creation, modified, modified_by, route, product)
      select 'old-' || n, ${stamp}, 'old-' || n, 'PRD-' || lpad((1 + n % ${sql.lit(count)})::text, 6, '0')
      from generate_series(1, ${sql.lit(OLD_ROUTES)}) n`)
  for (const table of [
    'Business',
    'Product Route',
    'Product Category',
    'Product',
    'Product Variant',
    'Product Attribute',
  ])
    await run(sql`vacuum analyze ${sql.table(table)}`)
  await engine.runTask('catalog.renew_listings')
  await run(sql`vacuum analyze "Product Listing"`)
}
