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

const Part = childType('Ask Part', {
  label: text({ required: true }),
  cost: money(),
  supplier: text({ level: 1 }),
})

const Review = childType('Ask Review', { stars: int(), said: text() })

export const Kind = docType('Ask Kind', {
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

/** Types for tests of the list grammar: two kinds of rows, links, a tree, and things that not everybody may see. */
export const workshop = defineModule({ name: 'workshop', docTypes: [Kind, Maker, Vault, Item] })

/** Where the lists of these types are found. */
export const items = '/api/resource/Ask Item'
