import { task } from '#framework/tasks'
import { addDays } from '#meta'
import { notify } from '#site/notifications'
import { Classified } from './doctypes/classified.doctype.ts'
import { adEnding } from './extensions.ts'

const EVERY_HOUR = '7 * * * *'
/** At once; the rest waits for the next hour. */
const MOST = 500
/** Days before its end on which a seller hears of it. */
const TOLD_BEFORE = 3

/** What is over goes out of sight; what soon will be is told to its seller, once. */
export const expireAds = task(
  'classifieds.expire',
  async (_payload, documents) => {
    const { today } = documents
    const over = await documents.find(Classified, {
      where: { state: 'live', expires_on: ['<', today] },
      fields: ['name'],
      order_by: 'expires_on asc',
      limit: MOST,
    })
    for (const { name } of over) await documents.save(Classified, name, { state: 'expired' })
    const ending = await documents.find(Classified, {
      where: { state: 'live', is_hidden: 0, expires_on: addDays(today, TOLD_BEFORE) },
      fields: ['name', 'title', 'seller', 'expires_on'],
      limit: MOST,
    })
    for (const { name, title, seller, expires_on } of ending)
      await notify(documents, {
        event: adEnding,
        key: `${name} ${expires_on ?? ''}`,
        people: [{ user: seller }],
        values: { title, day: expires_on ?? '' },
        link: '/my-ads',
      })
  },
  EVERY_HOUR,
)
