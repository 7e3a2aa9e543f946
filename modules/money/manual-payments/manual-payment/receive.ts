import { check, date, money, select, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { receiptPath } from '#money/receipts'
import { recordManualPayment } from './record-manual-payment.ts'
import { manualPaymentKeyErrors } from '../errors.ts'
import { manualPaymentMethods } from './manual-payment.states.ts'

const trimToNull = (text: string | null): string | null => text?.trim() || null

/** Records a manual payment for a document. Repeated with its key it returns the first one. */
export const receive = method({
  renamedFrom: 'counter.receive',
  access: moneyStaff,
  input: {
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
    method: select(manualPaymentMethods, { required: true }),
    amount: money({ required: true, min: 1 }),
    received_on: date({ description: 'Today by default' }),
    reference_number: text({ maxLength: 40 }),
    bank: text({ maxLength: 80 }),
    cheque_date: date(),
    is_other_account: check({ description: 'A cheque with the number of another one is of another account' }),
  },
  methods: ['POST'],
  idempotent: { isKeyRequired: true, errors: manualPaymentKeyErrors },
  async run({ input, documents, ctx }) {
    const { name, state, amount, receipt } = await recordManualPayment(documents, ctx, {
      reference: { type: input.reference_type, name: input.reference_name },
      method: input.method,
      amount: input.amount,
      received_on: input.received_on ?? documents.today,
      reference_number: trimToNull(input.reference_number),
      bank: trimToNull(input.bank),
      cheque_date: input.cheque_date,
      isOtherAccount: input.is_other_account === 1,
    })
    return {
      ...{ name, state, receipt, amount: toDecimal(amount) },
      download: receipt === null ? null : receiptPath(receipt),
    }
  },
})
