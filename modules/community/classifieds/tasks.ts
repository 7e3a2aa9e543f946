import { task } from '#framework/tasks'
import { addDays } from '#meta'
import { notify } from '#site/notifications'
import { Classified } from './classified-ad/classified.doctype.ts'
import { adExpiresSoon } from './extensions.ts'

const EVERY_HOUR = '7 * * * *'
/** Limit per run; the next hour's run continues. */
const BATCH_SIZE = 500
/** Days before the expiry when the seller is reminded. */
const REMINDER_DAYS = 3

export const expireAds = task(
  'classifieds.expire',
  async (_payload, { documents }) => {
    const { today } = documents
    const expired = await documents.find(Classified, {
      where: { state: 'live', expires_on: ['<', today] },
      fields: ['name'],
      order_by: 'expires_on asc',
      limit: BATCH_SIZE,
    })
    for (const { name } of expired) await documents.save(Classified, name, { state: 'expired' })
    const endingSoon = await documents.find(Classified, {
      where: { state: 'live', is_hidden: 0, expires_on: addDays(today, REMINDER_DAYS) },
      fields: ['name', 'title', 'seller', 'expires_on'],
      limit: BATCH_SIZE,
    })
    for (const { name, title, seller, expires_on } of endingSoon)
      await notify(documents, {
        event: adExpiresSoon,
        key: `${name} ${expires_on ?? ''}`,
        people: [{ user: seller }],
        values: { title, day: expires_on ?? '' },
        link: '/my-ads',
      })
  },
  EVERY_HOUR,
)
