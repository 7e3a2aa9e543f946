import { int } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal } from '#meta'
import { readTakings } from '../actions/read-takings.ts'
import type { Sum } from '../rules/takings.ts'

const USUAL_DAYS = 30
const MOST_DAYS = 92

function onTheWire<S extends Sum>(sum: S): S {
  return { ...sum, in: toDecimal(sum.in), back: toDecimal(sum.back) }
}

/** What came in and what went back: day by day up to today, and this month by where the money stands. */
export const getTakings = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { days: int({ min: 1, max: MOST_DAYS }) },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const { today, days, month, ways } = await readTakings(documents, input.days ?? USUAL_DAYS)
    return { today, days: days.map(onTheWire), month: onTheWire(month), ways: ways.map(onTheWire) }
  },
})
