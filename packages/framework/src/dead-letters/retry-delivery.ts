import { method } from '#framework/modules'
import { redeliver } from '#framework/events'
import { deadLetterErrors } from './errors.ts'
import { input, access, settle } from './settle-delivery.ts'

/** Has a reaction that was given up tried again from the start. */
export const retryDelivery = method({
  access,
  input,
  managesOwnTransaction: true,
  run: (context) =>
    settle(context, 'tried again', async (kysely, key) => {
      if (!(await redeliver(kysely, key))) throw deadLetterErrors.signal_gone()
    }),
})
