import type { ForeignKey, Index, Part, WantedColumn, WantedTable } from './table.ts'

/** Prefix of our tables that are no document types. */
export const systemPrefix = 'mela_'

function column(name: string, sqlType: string, rest: Partial<WantedColumn> = {}): WantedColumn {
  const usual = { isNullable: false, default: null, renamedFrom: null, startsAs: null, renamedChoices: {} }
  return { name, sqlType, ...usual, ...rest }
}

const optional = { isNullable: true }

function key(table: string, ...columns: readonly string[]): Part {
  return { kind: 'primary key', name: `${table}_pkey`, columns }
}

function systemTable(name: string, columns: readonly WantedColumn[], parts: readonly Part[]): WantedTable {
  return { name, columns, parts, renamedFrom: null, isSingle: false, rowsOf: [], typeColumns: [] }
}

const series = systemTable(
  'mela_series',
  [column('prefix', 'text'), column('current', 'bigint')],
  [key('mela_series', 'prefix')],
)

const undone: Index = {
  kind: 'index',
  name: 'mela_event.created undone',
  columns: ['created'],
  descending: [],
  where: '(done_at IS NULL)',
}

/** Events, written by the transaction that emits them. `done_at`: every handler has had it. */
const event = systemTable(
  'mela_event',
  [
    column('id', 'uuid', { default: 'uuidv7()' }),
    column('name', 'text'),
    column('payload', 'jsonb'),
    column('created', 'timestamptz', { default: 'clock_timestamp()' }),
    column('done_at', 'timestamptz', optional),
  ],
  [key('mela_event', 'id'), undone],
)

const deliveredEvent: ForeignKey = {
  kind: 'link',
  name: 'mela_event_delivery.event_id link',
  columns: ['event_id'],
  target: 'mela_event',
  targetColumn: 'id',
  onUpdate: 'no action',
  onDelete: 'cascade',
  isDeferrable: false,
}

const delivery = systemTable(
  'mela_event_delivery',
  [
    column('event_id', 'uuid', { renamedFrom: 'signal' }),
    column('subscription', 'text'),
    column('attempts', 'integer', { default: '0' }),
    column('delivered_at', 'timestamptz', optional),
    column('next_attempt', 'timestamptz', optional),
    column('error', 'text', optional),
  ],
  [key('mela_event_delivery', 'event_id', 'subscription'), deliveredEvent],
)

const ended: Index = {
  kind: 'index',
  name: 'mela_limit.until',
  columns: ['until'],
  descending: [],
  where: null,
}

/** Attempts within a window; in the database, so that all nodes count together. */
const limit = systemTable(
  'mela_limit',
  [column('key', 'text'), column('count', 'integer'), column('until', 'timestamptz')],
  [key('mela_limit', 'key'), ended],
)

const setting = systemTable(
  'mela_setting',
  [column('key', 'text'), column('value', 'text')],
  [key('mela_setting', 'key')],
)

const keysByAge: Index = {
  kind: 'index',
  name: 'mela_idempotency_key.created',
  columns: ['created'],
  descending: [],
  where: null,
}

/** Idempotent calls: a hash of each key, a fingerprint of its input, and the encrypted result. */
const idempotencyKey = systemTable(
  'mela_idempotency_key',
  [
    column('key', 'text'),
    column('fingerprint', 'text'),
    column('answer', 'text', optional),
    column('created', 'timestamptz', { default: 'clock_timestamp()' }),
  ],
  [key('mela_idempotency_key', 'key'), keysByAge],
)

export const systemTables: readonly WantedTable[] = [
  series,
  { ...event, renamedFrom: 'mela_signal' },
  { ...delivery, renamedFrom: 'mela_signal_delivery' },
  limit,
  setting,
  idempotencyKey,
]
