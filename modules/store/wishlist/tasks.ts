import { taskInSteps, type Site } from '#framework/tasks'
import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { notify } from '#site/notifications'
import { takeFallen, type Fallen } from './doctypes/fallen.queries.ts'
import { priceFell } from './rules/price-fall-notice.ts'

const EVERY_MORNING = '30 9 * * *'

/** People of one round, and rounds of one morning. */
const AT_ONCE = 200
const MOST_ROUNDS = 100

async function tell(system: Documents, { item, user, title, route, before, now }: Fallen, house: Site) {
  const link = `/product/${route}`
  await notify(system, {
    event: priceFell,
    key: `${item} ${now}`,
    people: [{ user }],
    values: {
      product: title,
      before: formatMoney(before, 'INR', 'en'),
      now: formatMoney(now, 'INR', 'en'),
      link: `${house.publicUrl}${link}`,
    },
    link,
  })
}

const tellFalls = taskInSteps(
  'wishlist.tell_falls',
  async (_payload, step, place) => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const told = await step(async (documents) => {
        const fallen = await takeFallen(documents, AT_ONCE)
        for (const one of fallen) await tell(documents, one, place)
        return fallen.length
      })
      if (told < AT_ONCE) return
    }
  },
  EVERY_MORNING,
)

export const wishlistTasks = [tellFalls]
