import { task, taskInSteps } from '#framework/tasks'
import { offerSeats } from './actions/offer-seats.ts'
import { remindOf, toRemind } from './actions/remind.ts'
import { eventsToTend, lapseOverdue } from './actions/tend-registrations.ts'
import { OFFER_SEATS } from './actions/tell-moved.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_MORNING = '0 9 * * *'

const offer = task(OFFER_SEATS, async ({ event }, documents) => {
  await offerSeats(documents, String(event))
})

/** The waiting list goes on by itself: what was kept long enough comes free, and is offered to whoever is next. */
const tend = taskInSteps(
  'events.tend',
  async (_payload, step) => {
    for (const event of await step(eventsToTend)) {
      await step((documents) => lapseOverdue(documents, event))
      await step((documents) => offerSeats(documents, event))
    }
  },
  EVERY_MINUTE,
)

const remind = taskInSteps(
  'events.remind',
  async (_payload, step, place) => {
    for (const registration of await step(toRemind))
      await step((documents) => remindOf(documents, registration, place))
  },
  EVERY_MORNING,
)

export const eventTasks = [offer, tend, remind]
