import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { formatMoney, sentence, spoken } from '#meta'
import { moneyStaff } from '#money/payments'
import { CashCollection } from '../doctypes/cash-collection.doctype.ts'

/** What is asked before cash counts as collected: how much, and from whom. */
export const collectQuestion = method({
  access: moneyStaff,
  input: { name: link('Cash Collection', { required: true }) },
  reads: true,
  isTranslated: true,
  async run({ input, documents, word }) {
    const { amount, currency, payer_name } = await documents.get(CashCollection, input.name)
    const money = formatMoney(amount, currency, 'en')
    const said = sentence`${money} in cash were collected from ${payer_name}. It is booked, and a receipt is written.`
    return { question: spoken(said, word) }
  },
})
