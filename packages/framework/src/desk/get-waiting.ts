import { type DocType, waitingMessage } from '#framework/doctypes'
import { method, signedInUsers, type MethodContext } from '#framework/modules'
import { visibleColumns } from '#framework/permissions'
import { addDays } from '#meta'
import { isSingle, isWorkedWith, readableTypes } from './desk-types.ts'

interface Waiting {
  readonly doctype: string
  readonly label: string
  readonly count: number
  readonly field: string
  readonly values: readonly string[]
  readonly late: { readonly field: string; readonly until: string } | null
}

interface WaitingNow {
  readonly most: number
  readonly waiting: readonly Waiting[]
}

const MAX_COUNTED = 1000

interface Work extends Omit<Waiting, 'count'> {
  readonly type: DocType
}

type Asking = Pick<MethodContext<never>, 'caller' | 'documents' | 't'>

function workOf({ caller, documents, t }: Asking, type: DocType): readonly Work[] {
  const visible = visibleColumns(type, caller)
  const until = addDays(documents.today, -1)
  return type.waiting
    .filter(({ field, overdue }) => visible.has(field) && (overdue === undefined || visible.has(overdue)))
    .map((work) => ({
      ...{ type, doctype: type.name, label: t(waitingMessage(type.name, work)) },
      ...{ field: work.field, values: work.values },
      late: work.overdue === undefined ? null : { field: work.overdue, until },
    }))
}

const filtersOf = ({ field, values, late }: Work) => [
  [field, 'in', values],
  ...(late === null
    ? []
    : [
        [late.field, 'is', 'set'],
        [late.field, '<=', late.until],
      ]),
]

/** Counts the waiting work of the types that the caller works with, in one statement. */
export const getWaiting = method({
  access: signedInUsers,
  input: {},
  reads: true,
  isTranslated: true,
  async run({ registry, caller, documents, t }): Promise<WaitingNow> {
    const types = readableTypes(registry, caller).filter(
      (type) => !isSingle(type) && isWorkedWith(type, caller),
    )
    const work = types.flatMap((type) => workOf({ caller, documents, t }, type))
    const asked = work.map((one) => ({ type: one.type, filters: filtersOf(one) }))
    const counts = await documents.countEach(asked, MAX_COUNTED)
    const waiting = work.map(({ doctype, label, field, values, late }, index) => ({
      ...{ doctype, label, field, values, late },
      count: counts[index]?.count ?? 0,
    }))
    return { most: MAX_COUNTED, waiting: waiting.filter(({ count }) => count > 0) }
  },
})
