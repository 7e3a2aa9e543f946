import { date, money, select, text } from '#framework/doctypes'
import { anyValue } from '#framework/method-input'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { recordRemittance as remit } from './record-remittance.ts'
import { counterErrors, counterKeyErrors } from '../errors.ts'
import { validateRemittanceDate } from '../manual-payment/payment-details.rules.ts'

const MAX_SELECTED = 500

/** Names of the collections that a remittance is for; null for all. */
function parseCollections(value: unknown): readonly string[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value) || value.length > MAX_SELECTED) throw counterErrors.no_collections()
  const names = value.filter((one: unknown) => typeof one === 'string')
  if (names.length === 0 || names.length < value.length) throw counterErrors.no_collections()
  return [...new Set(names)]
}

/**
 * A collector brings cash of many documents, all of it or less; the oldest collections are paid first. Without a collector
 * it is cash of which nobody knows who collected it.
 */
export const remitCash = method({
  access: moneyStaff,
  input: {
    collector_type: text({ maxLength: 140 }),
    collector: text({ maxLength: 140 }),
    collections: anyValue,
    amount: money({ required: true, min: 1 }),
    into: select(['cash', 'bank'], { default: 'bank' }),
    remitted_on: date(),
    reference: text({ maxLength: 80 }),
  },
  methods: ['POST'],
  idempotent: { isKeyRequired: true, errors: counterKeyErrors },
  async run({ input, documents }) {
    const { collector_type: type, collector: name, amount, into, reference } = input
    const day = input.remitted_on ?? documents.today
    validateRemittanceDate(day, documents.today)
    const { collections, outstanding } = await remit(documents, {
      collector: type === null || name === null ? null : { type, name },
      collections: parseCollections(input.collections),
      ...{ amount, into: into ?? 'bank', reference, day },
    })
    return {
      outstanding: toDecimal(outstanding),
      collections: collections.map((one) => ({
        ...{ name: one.name, state: one.state },
        remitted_amount: toDecimal(one.remitted_amount),
      })),
    }
  },
})
