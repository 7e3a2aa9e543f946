import { task } from '#framework/tasks'
import { Quote } from './quote/quote.doctype.ts'

const EVERY_NIGHT = '25 0 * * *'

export const quoteTasks = [
  task(
    'quotes.expire',
    async (_payload, { documents }) => {
      const filters = { state: 'sent', valid_until: ['<', documents.today] } as const
      await documents.asSystem().updateWhere(Quote, filters, { state: 'expired' })
    },
    EVERY_NIGHT,
  ),
]
