import { defineModule } from '#framework/modules'
import { quoteExtensions } from './extensions.ts'
import { messages } from './messages.ts'
import { fillCartFromQuote } from './quote/fill-cart-from-quote.ts'
import { getQuote } from './quote/get-quote.ts'
import { openQuote } from './quote/open-quote.ts'
import { Quote } from './quote/quote.doctype.ts'
import { quoteHooks } from './quote/quote.hooks.ts'
import { send } from './quote/send.ts'
import { quoteTasks } from './tasks.ts'

export const quotes = defineModule({
  name: 'quotes',
  deskSection: 'store',
  docTypes: [Quote],
  methods: { send, getQuote, openQuote, fillCartFromQuote },
  hooks: [quoteHooks],
  tasks: quoteTasks,
  extensions: quoteExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
