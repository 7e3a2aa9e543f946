import {
  always,
  check,
  childType,
  datetime,
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
  where,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { defineModule } from '#framework/modules'

const CrateLabel = childType('Bulk Label', { wording: text({ required: true }) })

/** Without hooks and versions: written by one statement. */
const Crate = docType('Bulk Crate', {
  naming: prompted,
  fields: {
    content: text({ required: true, maxLength: 40 }),
    depot: select(['north', 'south'], { default: 'north' }),
    opened: int({ readOnly: true, min: 0 }),
    opened_at: datetime(),
    is_public: check(),
    next: link('Bulk Crate'),
    cost: int({ level: 1 }),
    state: select(['packed', 'sent', 'lost'], { required: true, default: 'packed' }),
    labels: table(CrateLabel),
  },
  states: {
    field: 'state',
    initial: 'packed',
    moves: [{ action: 'Send', from: 'packed', to: 'sent', roles: ['Store Manager'] }],
  },
  access: {
    'System Manager': everything,
    'Store Manager': grant({ read: always, write: always, create: always, delete: always }),
    Seller: grant({
      read: always,
      write: where({ depot: 'north' }),
      create: where({ depot: 'north' }),
      delete: where({ depot: 'north' }),
    }),
    Volunteer: reading(always),
    Guest: reading(where({ is_public: 1 })),
  },
  trackChanges: false,
})

/** With hooks and versions, which updates of its counter alone leave out. */
const Ledge = docType('Bulk Ledge', {
  naming: prompted,
  fields: { title: text({ required: true }), visits: int() },
  access: { 'System Manager': everything },
  bulkWrites: { skips: ['hooks', 'versions', 'events', 'modified'], onFields: ['visits'] },
})

const ledgeHooks = hooks(Ledge, {
  beforeSave: ({ document }) => ({ title: document.title.toUpperCase() }),
})

export const crateModule = defineModule({ name: 'crates', docTypes: [Crate, Ledge], hooks: [ledgeHooks] })
export { Crate, CrateLabel, Ledge }
