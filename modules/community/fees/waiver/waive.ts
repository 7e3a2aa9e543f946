import { link, longText, money } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import type { Documents } from '#framework/documents'
import { Fee } from '../fee/fee.doctype.ts'
import type { FeeDoc } from '../fee/fee.queries.ts'
import { feeErrors } from '../errors.ts'
import { feeTotals } from '../fee/fee-totals.rules.ts'
import { waiveInstalments } from '../instalment/allocate-to-instalments.rules.ts'
import { saveLateFees } from '../payment/payable-fee.ts'
import { saveInstalments } from '../instalment/save-instalments.ts'

/**
 * Waives a part of a fee with a reason, late fees first and then the last instalments. Without an amount the balance is
 * waived.
 */
export const waive = method({
  access: moneyStaff,
  input: {
    name: link('Fee', { required: true }),
    amount: money({ min: 1 }),
    reason: longText({ maxLength: 300 }),
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name, state, outstanding } = await waiveFee(documents, input)
    return { name, state, outstanding: toDecimal(outstanding) }
  },
})

interface WaiverInput {
  readonly name: string
  /** Minor units; null for the whole unpaid amount. */
  readonly amount: number | null
  readonly reason: string | null
}

function resolveWaiver({ amount, reason }: WaiverInput, fee: FeeDoc, outstanding: number) {
  return {
    amount: amount ?? (fee.waive_amount === 0 ? null : fee.waive_amount) ?? outstanding,
    reason: (reason ?? fee.waive_reason ?? '').trim(),
  }
}

async function waiveFee(caller: Documents, waiverInput: WaiverInput): Promise<FeeDoc> {
  const documents = caller.asSystem()
  const fee = await saveLateFees(documents, await documents.lock(Fee, waiverInput.name))
  const { outstanding } = feeTotals(fee.instalments)
  const { amount, reason } = resolveWaiver(waiverInput, fee, outstanding)
  if (reason === '') throw feeErrors.no_reason()
  if (outstanding <= 0) throw feeErrors.nothing_outstanding()
  if (amount > outstanding) throw feeErrors.more_than_left(outstanding)
  const waiver = { amount, reason, waived_by: caller.caller.user, waived_on: documents.today }
  return saveInstalments(documents, fee, {
    instalments: waiveInstalments(fee.instalments, amount),
    waivers: [...fee.waivers, waiver],
    waive_amount: null,
    waive_reason: null,
  })
}
