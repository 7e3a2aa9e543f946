import {
  always,
  both,
  childType,
  docType,
  everything,
  grant,
  int,
  link,
  prompted,
  reading,
  select,
  table,
  text,
  through,
  where,
  whereOwner,
  whereUser,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'

const Region = docType('Try Region', {
  naming: prompted,
  fields: { parent_region: link('Try Region') },
  tree: { parentField: 'parent_region' },
  access: { 'System Manager': everything, 'Store Manager': everything, Customer: reading(always) },
})

const Shop = docType('Try Shop', {
  naming: prompted,
  fields: {
    region: link('Try Region'),
    owner_user: link('User'),
    title: text(),
    city: text(),
    secret_margin: int({ level: 1 }),
  },
  titleField: 'title',
  searchFields: ['city'],
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Seller: grant({
      read: whereUser('owner_user'),
      write: whereUser('owner_user'),
      share: whereUser('owner_user'),
    }),
    Affiliate: grant({ select: always }),
    Volunteer: grant({ select: where({ city: 'Pune' }), read: whereOwner }),
  },
})

const PackageLine = childType('Try Package Line', { shop: link('Try Shop'), pieces: int() })

const Package = docType('Try Package', {
  naming: prompted,
  fields: {
    shop: link('Try Shop'),
    seen_in: link('Try Shop', { ignoreUserPermissions: true }),
    state: select(['open', 'closed'], { required: true, default: 'open' }),
    note: text(),
    lines: table(PackageLine),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Seller: grant({
      read: through('shop', 'Try Shop', whereUser('owner_user')),
      write: both(through('shop', 'Try Shop', whereUser('owner_user')), where({ state: 'open' })),
      create: through('shop', 'Try Shop', whereUser('owner_user')),
      delete: both(whereOwner, where({ state: 'open' })),
    }),
  },
})

const Pupil = docType('Try Pupil', {
  naming: prompted,
  fields: { guardian: link('User') },
  guarded: 'tells of a child',
  access: { 'System Manager': everything, Guardian: reading(whereUser('guardian')) },
})

export const shops = defineModule({ name: 'shops', docTypes: [Region, Shop, Package, Pupil] })

export function namesIn(list: unknown): readonly string[] {
  const rows: readonly unknown[] = Array.isArray(list) ? list : []
  return rows.flatMap((row) =>
    typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string'
      ? [row.name]
      : [],
  )
}

export function address(type: string, name = ''): string {
  return `/api/resource/${encodeURIComponent(type)}${name && `/${encodeURIComponent(name)}`}`
}
