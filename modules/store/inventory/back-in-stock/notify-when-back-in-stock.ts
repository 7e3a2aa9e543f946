import { text } from '#framework/doctypes'
import { networkOf, consumeRateLimit, type RateLimit } from '#framework/rate-limit'
import { anyone, method } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import type { Documents } from '#framework/documents'
import type { Language } from '#framework/messages'
import { BackInStockAlert } from './back-in-stock-alert.doctype.ts'
import { variantOnSale } from './back-in-stock-alerts.ts'
import { inventoryErrors } from '../errors.ts'

const MINUTE = 60

/** Rate limits; a school or a carrier shares one address, so the address limit is high. */
const limits = { person: 20, address: 300 } as const

/**
 * Requests a notification when a variant is available again: signed-in callers by their preferences, guests by e-mail.
 * The response does not reveal an existing request.
 */
export const notifyWhenBackInStock = method({
  renamedFrom: 'inventory.tell_me',
  access: anyone,
  input: { variant: text({ required: true }), email: text({ format: 'Email' }) },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  isTranslated: true,
  async run({ input, documents: { caller, now }, origin, site, language }) {
    const person = isGuest(caller) ? (input.email ?? 'nobody').toLowerCase() : caller.user
    const wanted: readonly RateLimit[] = [
      { key: `waits for stock ${person}`, most: limits.person, seconds: MINUTE },
      {
        key: `waits for stock from ${networkOf(origin.address) ?? 'here'}`,
        most: limits.address,
        seconds: MINUTE,
      },
    ]
    const wait = await consumeRateLimit(site.database.kysely, wanted, now)
    if (wait !== null) throw inventoryErrors.too_many(wait)
    await site.write(caller, (documents) => createAlert(documents, { ...input, language }))
    return { is_waiting: 1 as const }
  },
})

interface AlertRequest {
  readonly variant: string
  /** E-mail address of a guest; null for a signed-in caller. */
  readonly email: string | null
  readonly language: Language
}

function recipientOf({ caller }: Documents, email: string | null) {
  if (!isGuest(caller)) return { user: caller.user, email: null, key: caller.user }
  if (email === null) throw inventoryErrors.no_address()
  return { user: null, email, key: email.toLowerCase() }
}

async function createAlert(documents: Documents, { variant, email, language }: AlertRequest): Promise<void> {
  const { user, email: address, key } = recipientOf(documents, email)
  const sold = await variantOnSale(documents, variant)
  if (!sold) throw inventoryErrors.nothing_sold()
  if (sold.available > 0) throw inventoryErrors.in_stock(sold.title)
  const system = documents.asSystem()
  const slot = `${variant} ${key}`
  const [waiting] = await system.find(BackInStockAlert, { where: { slot }, fields: ['name'], limit: 1 })
  if (waiting) return
  await system.insert(BackInStockAlert, {
    ...{ product: sold.product, variant, user, email: address, slot },
    language: user === null ? language : null,
  })
}
