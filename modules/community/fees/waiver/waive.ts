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

/** The office asks for less, with a reason: late fees first, then the last instalments. Without an amount, for nothing more. */
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
  /** Minor units; null for everything that is left. */
  readonly amount: number | null
  readonly reason: string | null
}

/** What is said with the call counts before what stands on the form. */
function resolveWaiver({ amount, reason }: WaiverInput, fee: FeeDoc, outstanding: number) {
  return {
    amount: amount ?? (fee.waive_amount === 0 ? null : fee.waive_amount) ?? outstanding,
    reason: (reason ?? fee.waive_reason ?? '').trim(),
  }
}

/** The office asks for less, with its reason. */
async function waiveFee(caller: Documents, waiverInput: WaiverInput): Promise<FeeDoc> {
  const documents = caller.asSystem()
  const fee = await saveLateFees(documents, await documents.lock(Fee, waiverInput.name))
  const { outstanding } = feeTotals(fee.instalments)
  const { amount, reason } = resolveWaiver(waiverInput, fee, outstanding)
  if (reason === '') throw feeErrors.no_reason()
  if (outstanding <= 0) throw feeErrors.nothing_left()
  if (amount > outstanding) throw feeErrors.more_than_left(outstanding)
  const waiver = { amount, reason, waived_by: caller.caller.user, waived_on: documents.today }
  return saveInstalments(documents, fee, {
    instalments: waiveInstalments(fee.instalments, amount),
    waivers: [...fee.waivers, waiver],
    waive_amount: null,
    waive_reason: null,
  })
}
