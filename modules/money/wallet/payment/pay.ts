import { money, text } from '#framework/doctypes'
import { randomName } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { requirePayer } from '#money/payments'
import { walletErrors } from '../errors.ts'
import { spendFromWallet } from './spend-from-wallet.ts'

/** Pays a document, or a part of it, from the caller's wallet. Repeated with its key it returns the first payment. */
export const pay = method({
  access: signedInUsers,
  input: {
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
    amount: money({ required: true, min: 1, description: 'What the payer saw and agreed to' }),
    receipt_token: text(),
  },
  methods: ['POST'],
  idempotent: {
    isKeyRequired: true,
    errors: { short_key: walletErrors.short_key, conflict: walletErrors.other_content },
  },
  async run({ input, documents, ctx }) {
    const { reference_type: type, reference_name: name, amount } = input
    const handler = await requirePayer(ctx, input)
    const { user } = documents.caller
    const system = documents.asSystemFor(user)
    const payment = await spendFromWallet(system, ctx, {
      ...{ user, type, name, amount },
      idempotencyKey: `wallet ${randomName()}`,
    })
    const due = await handler.due(system, name)
    return { payment: payment.name, paid: toDecimal(amount), due: due && toDecimal(due.amount) }
  },
})
