import { text } from '#framework/doctypes'
import { networkOf, takeTurns, type Limit } from '#framework/limits'
import { anyone, method } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { tellMeOf } from '../actions/tell-me.ts'
import { inventoryErrors } from '../errors.ts'

const MINUTE = 60

/** A school or a carrier shares one address: it is bounded far above what one person asks for. */
const limits = { person: 20, address: 300 } as const

/**
 * Somebody wishes to know when a variant can be bought again. Whoever is signed in is told as he wishes to be, a guest by
 * e-mail. The answer is the same whether he waited already or not.
 */
export const tellMe = method({
  access: anyone,
  input: { variant: text({ required: true }), email: text({ format: 'Email' }) },
  methods: ['POST'],
  framesItself: true,
  countsItself: true,
  isTranslated: true,
  async run({ input, documents: { caller, now }, origin, site, language }) {
    const person = isGuest(caller) ? (input.email ?? 'nobody').toLowerCase() : caller.user
    const wanted: readonly Limit[] = [
      { key: `waits for stock ${person}`, most: limits.person, seconds: MINUTE },
      {
        key: `waits for stock from ${networkOf(origin.address) ?? 'here'}`,
        most: limits.address,
        seconds: MINUTE,
      },
    ]
    const wait = await takeTurns(site.database.kysely, wanted, now)
    if (wait !== null) throw inventoryErrors.too_many(wait)
    await site.write(caller, (documents) => tellMeOf(documents, { ...input, language }))
    return { is_waiting: 1 as const }
  },
})
