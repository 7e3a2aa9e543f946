import { link, select, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { recordDeposit as deposit } from './remit-cash.ts'

/** Records that the collector deposited the cash with the office or in its bank. */
export const depositCash = method({
  renamedFrom: 'counter.deposit_cash',
  access: moneyStaff,
  input: {
    name: link('Cash Collection', { required: true }),
    into: select(['cash', 'bank'], { default: 'cash' }),
    reference: text({ maxLength: 80 }),
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const { into, reference } = input
    const { name, state } = await deposit(documents, { name: input.name, into: into ?? 'cash', reference })
    return { name, state }
  },
})
