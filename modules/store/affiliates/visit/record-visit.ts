import type { Context } from '#framework/context'
import { text } from '#framework/doctypes'
import { increment } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { consumeRateLimit, networkOf } from '#framework/rate-limit'
import { findApproved } from '../affiliate/affiliate.queries.ts'
import { normalizeAffiliateCode } from '../affiliate/affiliate-code.rules.ts'
import { isProgramOn } from '../program/affiliate-settings.queries.ts'
import { AffiliateVisit } from './affiliate-visit.doctype.ts'

const HOUR = 60 * 60

/** Visits of one link that count from one IP address in an hour, which a school or a carrier shares. */
const MAX_PER_ADDRESS = 30

async function isWithinLimit({ documents, origin, site }: Context, code: string): Promise<boolean> {
  const key = `affiliate visits ${normalizeAffiliateCode(code)} from ${networkOf(origin.address) ?? 'here'}`
  const limit = { key, most: MAX_PER_ADDRESS, seconds: HOUR }
  return (await consumeRateLimit(site.database.kysely, [limit], documents.now)) === null
}

/** Counts a visit by an affiliate's link. Unknown codes and visits beyond the limit change nothing. */
export const recordVisit = method({
  access: anyone,
  input: { code: text({ required: true, maxLength: 40 }) },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input: { code }, site, caller, ctx }) {
    if (!(await isWithinLimit(ctx, code))) return { is_counted: 0 as const }
    return site.write(caller, async (documents) => {
      const found = (await isProgramOn(documents)) ? await findApproved(documents, code) : null
      if (found === null) return { is_counted: 0 as const }
      const first = { affiliate: found.name, day: documents.today, visits: 1 }
      await documents.asSystem().insertMany(AffiliateVisit, [first], {
        onConflict: { key: ['affiliate', 'day'], update: { visits: increment(1) } },
      })
      return { is_counted: 1 as const }
    })
  },
})
