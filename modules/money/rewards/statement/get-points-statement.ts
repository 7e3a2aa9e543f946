import { sql } from 'kysely'
import { int } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { RewardMovement, type movementKinds } from '../entry/reward-entry.doctype.ts'

const PAGE_SIZE = 20

const MAX_LINES = 100

const MAX_START = 10_000

interface MovementRow {
  readonly line: string
  readonly date: string
  readonly movement: (typeof movementKinds)[number]
  readonly points: number
  /** Minor units. */
  readonly amount: number
  readonly description: string | null
}

/** Returns a page of the caller's points, the newest change first; pass `next` as `start` for the next page. */
export const getPointsStatement = method({
  access: signedInUsers,
  input: { start: int({ min: 0, max: MAX_START }), limit: int({ min: 1, max: MAX_LINES }) },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const [start, limit] = [input.start ?? 0, input.limit ?? PAGE_SIZE]
    const found = await documents.asSystem().statement(
      sql<MovementRow>`
        select name as line, creation::date as date, kind as movement, points::integer as points, amount, description
        from ${sql.table(RewardMovement.name)} where "user" = ${documents.caller.user}
        order by creation desc, name desc limit ${limit + 1} offset ${start}`,
      {},
    )
    return {
      lines: found.slice(0, limit).map(({ amount, ...line }) => ({ ...line, worth: toDecimal(amount) })),
      next: found.length > limit ? start + limit : null,
    }
  },
})
