import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { ManualPayment } from './manual-payment.doctype.ts'
import { manualPaymentErrors } from '../errors.ts'
import { holdingAccount, type ManualPaymentDoc } from './record-manual-payment.ts'

/** Records that the bank has paid a cheque. */
export const markCleared = method({
  renamedFrom: 'counter.mark_cleared',
  access: moneyStaff,
  input: { name: link('Manual Payment', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name, state } = await clearCheque(documents, input.name)
    return { name, state }
  },
})

/** Marks a cheque as cleared. Idempotent. */
export async function clearCheque(caller: Documents, name: string): Promise<ManualPaymentDoc> {
  const documents = caller.asSystem()
  const payment = await documents.lock(ManualPayment, name)
  const { method, state, amount, organisation } = payment
  if (method !== 'cheque') throw manualPaymentErrors.only_cheques()
  if (state === 'cleared') return payment
  if (state !== 'received') throw manualPaymentErrors.over(ManualPayment.name, name, state)
  const entry = await post(documents, {
    kind: 'deposit',
    lines: [
      { account: holdingAccount('bank', organisation), amount },
      { account: holdingAccount('cheques', organisation), amount: -amount },
    ],
    source: { type: ManualPayment.name, name },
    idempotencyKey: `manual-payment:${name}:cleared`,
  })
  return documents.save(ManualPayment, name, {
    state: 'cleared',
    cleared_on: documents.today,
    clearing_entry: entry.name,
  })
}
