import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { CounterPayment } from '../doctypes/counter-payment.doctype.ts'
import { counterErrors } from '../errors.ts'
import { holdingAccount } from '../rules/counter-accounts.ts'
import type { CounterPaymentDoc } from '../actions/take-counter-payment.ts'

/** The bank has paid a cheque. */
export const markCleared = method({
  access: moneyStaff,
  input: { name: link('Counter Payment', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name, state } = await clearCheque(documents, input.name)
    return { name, state }
  },
})

/** The bank has paid a cheque. Said twice it is once. */
export async function clearCheque(caller: Documents, name: string): Promise<CounterPaymentDoc> {
  const documents = caller.asSystem()
  const payment = await documents.lock(CounterPayment, name)
  const { method, state, amount, organisation } = payment
  if (method !== 'cheque') throw counterErrors.only_cheques()
  if (state === 'cleared') return payment
  if (state !== 'received') throw counterErrors.over(CounterPayment.name, name, state)
  const entry = await post(documents, {
    kind: 'deposit',
    lines: [
      { account: holdingAccount('bank', organisation), amount },
      { account: holdingAccount('cheques', organisation), amount: -amount },
    ],
    source: { type: CounterPayment.name, name },
    idempotencyKey: `counter:${name}:cleared`,
  })
  return documents.save(CounterPayment, name, {
    state: 'cleared',
    cleared_on: documents.today,
    clearing_entry: entry.name,
  })
}
