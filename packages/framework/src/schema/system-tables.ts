import type { ForeignKey, Index, Part, WantedColumn, WantedTable } from './table.ts'

/** Prefix of our tables that are no document types. */
export const systemPrefix = 'mela_'

function column(name: string, sqlType: string, rest: Partial<WantedColumn> = {}): WantedColumn {
  return { name, sqlType, isNullable: false, default: null, renamedFrom: null, startsAs: null, ...rest }
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
  name: 'mela_signal.created undone',
  columns: ['created'],
  descending: [],
  where: '(done_at IS NULL)',
}

/** Events, written by the transaction that emits them. `done_at`: every handler has had it. */
const signal = systemTable(
  'mela_signal',
  [
    column('id', 'uuid', { default: 'uuidv7()' }),
    column('name', 'text'),
    column('payload', 'jsonb'),
    column('created', 'timestamptz', { default: 'clock_timestamp()' }),
    column('done_at', 'timestamptz', optional),
  ],
  [key('mela_signal', 'id'), undone],
)

const deliveryOfSignal: ForeignKey = {
  kind: 'link',
  name: 'mela_signal_delivery.signal link',
  columns: ['signal'],
  target: 'mela_signal',
  targetColumn: 'id',
  onUpdate: 'no action',
  onDelete: 'cascade',
  isDeferrable: false,
}

const delivery = systemTable(
  'mela_signal_delivery',
  [
    column('signal', 'uuid'),
    column('subscription', 'text'),
    column('attempts', 'integer', { default: '0' }),
    column('delivered_at', 'timestamptz', optional),
    column('next_attempt', 'timestamptz', optional),
    column('error', 'text', optional),
  ],
  [key('mela_signal_delivery', 'signal', 'subscription'), deliveryOfSignal],
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

export const systemTables: readonly WantedTable[] = [series, signal, delivery, limit, setting, idempotencyKey]
