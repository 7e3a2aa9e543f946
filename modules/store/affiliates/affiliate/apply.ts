import { check, longText, select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { affiliateErrors } from '../errors.ts'
import { requireProgram } from '../program/affiliate-settings.queries.ts'
import { Affiliate, affiliateKinds } from './affiliate.doctype.ts'
import { findOwn } from './affiliate.queries.ts'

/** Applies as an affiliate, for the caller or for a class or club. A refused applicant may apply again. */
export const apply = method({
  access: signedInUsers,
  input: {
    display_name: text({ required: true, maxLength: 80 }),
    kind: select(affiliateKinds, { required: true }),
    group_name: text({ maxLength: 80 }),
    benefit: text({ maxLength: 200 }),
    message: longText({ maxLength: 500 }),
    payout_details: text({ maxLength: 200 }),
    accepts_terms: check(),
  },
  methods: ['POST'],
  async run({ input: { accepts_terms, ...given }, documents }) {
    await requireProgram(documents)
    if (accepts_terms !== 1) throw affiliateErrors.no_terms()
    const { user } = documents.caller
    const own = await findOwn(documents)
    const group = given.kind === 'person' ? { group_name: null, benefit: null } : {}
    const application = { ...given, ...group, accepted_on: documents.today }
    const system = documents.asSystemFor(user)
    if (own === null) {
      const { name, state } = await system.insert(Affiliate, { user, ...application })
      return { name, state }
    }
    if (own.state !== 'refused') throw affiliateErrors.applied_already()
    const { name, state } = await system.save(Affiliate, own.name, {
      ...{ ...application, state: 'applied', reason: null },
    })
    return { name, state }
  },
})
