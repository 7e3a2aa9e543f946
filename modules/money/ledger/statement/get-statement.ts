import { date, int, text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal } from '#meta'
import { readStatement, type StatementLine } from './read-statement.ts'

const DEFAULT_LINES = 50
const MAX_LINES = 200

function toWireLine(line: StatementLine) {
  return { ...line, amount: toDecimal(line.amount), balance: toDecimal(line.balance) }
}

/** A page of an account's statement, the newest line first; `next` goes into `before` for the page behind it. */
export const getStatement = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {
    account: text({ required: true }),
    before: int({ min: 1 }),
    limit: int({ min: 1, max: MAX_LINES }),
    from: date(),
    until: date(),
  },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const { account: name, before, limit, from, until } = input
    const page = await readStatement(documents, {
      account: name,
      limit: limit ?? DEFAULT_LINES,
      ...(before === null ? {} : { before }),
      ...(from === null ? {} : { from }),
      ...(until === null ? {} : { until }),
    })
    const { account, lines, opening, closing, next } = page
    return {
      account: { ...account, balance: toDecimal(account.balance) },
      lines: lines.map(toWireLine),
      opening: toDecimal(opening),
      closing: toDecimal(closing),
      next,
    }
  },
})
