import { link } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { randomCode } from '#framework/identity'
import { method, onlyRoles } from '#framework/modules'
import { formatMoney } from '#meta'
import { notificationEvent, notify } from '#site/notifications'
import { readWebsiteSettings } from '#site/website'
import { quoteErrors } from '../errors.ts'
import { messages } from '../messages.ts'
import { Quote } from './quote.doctype.ts'
import { CODE_PREFIX, type QuoteDoc } from './quote.queries.ts'

/** 80 bits. */
const CODE_LENGTH = 16

/** Brings the customer the link to the quote. */
export const quoteSent = notificationEvent({
  name: 'quotes.sent',
  eventClass: 'transactional',
  values: ['number', 'customer', 'site', 'amount', 'day', 'note'],
  channels: ['e-mail'],
  messages,
})

async function sendLink(system: Documents, quote: QuoteDoc): Promise<void> {
  const { name, email, language, code, customer_name, valid_until, note, total, sent_count } = quote
  if (email === null || email === '') return
  const { site_name: site } = await readWebsiteSettings(system)
  await notify(system, {
    event: quoteSent,
    key: `${name} ${sent_count}`,
    people: [{ email, language }],
    link: `/quotes/${code ?? ''}`,
    values: {
      ...{ number: name, customer: customer_name, site, day: valid_until, note: note ?? '' },
      amount: formatMoney(total, 'INR', language),
    },
  })
}

/** Sends a quote to its customer: its prices hold from now until its last day. A repetition sends nothing. */
export const send = method({
  access: onlyRoles('System Manager', 'Store Manager'),
  input: { name: link('Quote', { required: true }) },
  methods: ['POST'],
  async run({ input: { name }, documents }) {
    await documents.get(Quote, name)
    const system = documents.asSystemFor(documents.caller.user)
    const quote = await system.lock(Quote, name)
    if (quote.state === 'sent') return { name, state: quote.state }
    if (quote.state !== 'draft') throw quoteErrors.sent_already()
    if (quote.valid_until < documents.today) throw quoteErrors.past()
    const sent = await system.save(Quote, name, {
      ...{ state: 'sent', sent_on: documents.today, sent_count: quote.sent_count + 1 },
      code: quote.code ?? CODE_PREFIX + randomCode(CODE_LENGTH),
    })
    await sendLink(system, sent)
    return { name, state: sent.state }
  },
})
