import { through, whereUser } from '#framework/doctypes'

/** The businesses that the caller runs: the one place that says whose a business is. */
export const runByCaller = whereUser('run_by')

/** Rows of the caller's own businesses. */
export const ofOwnBusiness = through('business', 'Business', runByCaller)
