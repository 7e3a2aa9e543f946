import {
  always,
  byField,
  check,
  childType,
  date,
  datetime,
  docType,
  everything,
  float,
  grant,
  int,
  link,
  money,
  reading,
  select,
  series,
  table,
  text,
  where,
  whereOwner,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import type { TestClient } from '#framework/testing'

const Part = childType('Ask Part', {
  label: text({ required: true }),
  cost: money(),
  supplier: text({ level: 1 }),
})

const Review = childType('Ask Review', { stars: int(), said: text() })

const Kind = docType('Ask Kind', {
  naming: byField('title'),
  fields: {
    title: text({ required: true }),
    parent_kind: link('Ask Kind'),
    published: check({ default: 1 }),
  },
  access: { 'System Manager': everything, All: reading(always), Guest: reading(where({ published: 1 })) },
  tree: { parentField: 'parent_kind', deepest: 5 },
})

const Maker = docType('Ask Maker', {
  naming: byField('title'),
  fields: {
    title: text({ required: true }),
    city: text(),
    rate: money(),
    fee: money({ level: 1 }),
    published: check({ default: 1 }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': reading(always),
    Guest: reading(where({ published: 1 })),
  },
})

const Vault = docType('Ask Vault', {
  naming: byField('title'),
  fields: { title: text({ required: true }), code: text() },
  access: { 'System Manager': everything },
})

export const Item = docType('Ask Item', {
  naming: series('IT-.###'),
  fields: {
    title: text({ required: true }),
    state: select(['new', 'used']),
    amount: int(),
    weight: float(),
    price: money(),
    margin: money({ level: 1 }),
    made_on: date(),
    seen_at: datetime(),
    kind: link('Ask Kind'),
    maker: link('Ask Maker'),
    vault: link('Ask Vault'),
    published: check(),
    parts: table(Part),
    reviews: table(Review),
    hidden_parts: table(Part, { level: 1 }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': grant({ read: always, write: always, create: always }),
    Seller: grant({ read: whereOwner, create: always }),
    Guest: reading(where({ published: 1 })),
  },
  sort: 'title asc',
})

export const workshop = defineModule({ name: 'workshop', docTypes: [Kind, Maker, Vault, Item] })

export const items = '/api/resource/Ask Item'

const kinds = [
  { title: 'wood' },
  { title: 'toys', parent_kind: 'wood' },
  { title: 'blocks', parent_kind: 'toys' },
  { title: 'clay' },
]

const makers = [
  { title: 'Devi', city: 'Madurai', rate: 150.5, fee: 20 },
  { title: 'Raman', city: 'Salem', rate: 99, published: 0 },
]

const stock = [
  {
    title: 'Ark',
    state: 'new',
    amount: 2,
    price: 100.5,
    margin: 10,
    made_on: '2026-01-10',
    kind: 'toys',
    maker: 'Devi',
    vault: 'V1',
    published: 1,
    parts: [
      { label: 'hull', cost: 10.25, supplier: 'S1' },
      { label: 'roof', cost: 5 },
    ],
    reviews: [
      { stars: 5, said: 'fine' },
      { stars: 3, said: 'small' },
    ],
    hidden_parts: [{ label: 'lead', cost: 1 }],
  },
  {
    title: 'Ball',
    state: 'used',
    amount: 7,
    price: 20,
    made_on: '2026-02-10',
    kind: 'blocks',
    maker: 'Raman',
    published: 1,
    parts: [{ label: 'roof', cost: 1 }],
  },
  { title: 'Cup', state: 'new', amount: 7, price: 30, kind: 'clay', maker: 'Devi' },
  { title: 'Doll', published: 1 },
]

export async function fillWorkshop(manager: TestClient): Promise<void> {
  await manager.post('/api/resource/Ask Vault', { title: 'V1', code: '1234' })
  for (const kind of kinds) await manager.post('/api/resource/Ask Kind', kind)
  for (const maker of makers) await manager.post('/api/resource/Ask Maker', maker)
  for (const item of stock) await manager.post(items, item)
}
