import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { affiliateErrors } from '../errors.ts'
import { Affiliate } from './affiliate.doctype.ts'
import { findOwn } from './affiliate.queries.ts'

/** Changes where the caller's commissions are paid to. */
export const savePayoutDetails = method({
  access: signedInUsers,
  input: { payout_details: text({ required: true, maxLength: 200 }) },
  methods: ['POST'],
  async run({ input: { payout_details }, documents }) {
    const own = await findOwn(documents)
    if (own === null) throw affiliateErrors.not_approved()
    await documents.asSystemFor(documents.caller.user).save(Affiliate, own.name, { payout_details })
    return { payout_details }
  },
})
