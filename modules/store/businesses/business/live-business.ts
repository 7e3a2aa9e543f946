import { through, where } from '#framework/doctypes'

/** Rows of businesses that trade: what one sells that is suspended, or was never let in, is shown to nobody. */
export const ofLiveBusiness = through('business', 'Business', where({ state: 'live' }))
