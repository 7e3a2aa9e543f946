import { date, longText, money, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret, randomSecret } from '#framework/identity'
import type { Language } from '#framework/messages'
import { anyone, method } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { toDecimal } from '#meta'
import { giftCardErrors } from '../errors.ts'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import { readGiftCardSettings, requireGiftCards } from '../settings/gift-card-settings.queries.ts'
import { findPurchaseProblem } from './purchase.rules.ts'

/**
 * Creates a gift card that waits for its payment, which is made like that of any other document. The returned receipt
 * token permits the payment; the name alone permits nothing.
 */
export const buy = method({
  access: anyone,
  input: {
    amount: money({ required: true, min: 1 }),
    recipient_name: text({ required: true, maxLength: 80 }),
    recipient_email: text({ required: true, format: 'Email' }),
    sender_name: text({ required: true, maxLength: 80 }),
    buyer_email: text({ format: 'Email', description: 'Of a guest, for the receipt' }),
    message: longText({ maxLength: 300 }),
    deliver_on: date({ description: 'Today if empty' }),
  },
  methods: ['POST'],
  isTranslated: true,
  idempotent: {
    isKeyRequired: true,
    errors: { short_key: giftCardErrors.short_key, conflict: giftCardErrors.other_content },
  },
  async run({ input, documents, language }) {
    await requireGiftCards(documents)
    await requireOnSale(documents, input)
    const token = randomSecret()
    const { name, amount } = await insertCard(documents, { ...input, language, token })
    return { gift_card: name, amount: toDecimal(amount), currency: 'INR', receipt_token: token }
  },
})

interface Purchase {
  /** Minor units. */
  readonly amount: number
  readonly recipient_name: string
  readonly recipient_email: string
  readonly sender_name: string
  readonly buyer_email: string | null
  readonly message: string | null
  readonly deliver_on: string | null
}

async function requireOnSale(documents: Documents, purchase: Purchase): Promise<void> {
  const { allow_purchase, minimum, maximum } = await readGiftCardSettings(documents)
  if (allow_purchase === 0) throw giftCardErrors.not_sold()
  const problem = findPurchaseProblem(purchase, { minimum, maximum, today: documents.today })
  if (problem === 'too_little') throw giftCardErrors.too_little(minimum)
  if (problem === 'too_much') throw giftCardErrors.too_much(maximum)
  if (problem !== null) throw giftCardErrors[problem]()
}

function insertCard(
  documents: Documents,
  { token, ...purchase }: Purchase & { readonly language: Language; readonly token: string },
) {
  const { caller } = documents
  const buyer = isGuest(caller) ? null : caller.user
  if (buyer === null && purchase.buyer_email === null) throw giftCardErrors.no_buyer()
  return documents.asSystemFor(caller.user).insert(GiftCard, {
    ...purchase,
    buyer,
    receipt_hash: hashSecret(token),
  })
}
