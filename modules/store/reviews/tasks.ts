import { taskInSteps, type Site } from '#framework/tasks'
import type { Documents } from '#framework/documents'
import { notify } from '#site/notifications'
import { invitedOrders, type Invited } from './doctypes/invited.queries.ts'
import { ReviewSettings } from './doctypes/review-settings.doctype.ts'
import { invitation } from './rules/notices.ts'

const EVERY_MORNING = '15 10 * * *'

/** Orders of one transaction. */
const AT_ONCE = 200

/** Told under the order's name: whoever was asked about it is not asked again. */
async function ask(system: Documents, { order, user, title, route }: Invited, house: Site): Promise<void> {
  const link = `/product/${route}/review`
  await notify(system, {
    ...{ event: invitation, key: order, people: [{ user }], link },
    values: { product: title, number: order, link: `${house.publicUrl}${link}` },
  })
}

const invite = taskInSteps(
  'reviews.invite',
  async (_payload, step, place) => {
    for (let after: string | undefined = ''; after !== undefined;) {
      const last: string = after
      after = await step(async (documents) => {
        const { invite_after_days: days } = await documents.get(ReviewSettings, ReviewSettings.name)
        if (days === 0) return undefined
        const orders = await invitedOrders(documents, { days, after: last, limit: AT_ONCE })
        for (const order of orders) await ask(documents, order, place)
        return orders.length < AT_ONCE ? undefined : orders.at(-1)?.order
      })
    }
  },
  EVERY_MORNING,
)

export const reviewTasks = [invite]
