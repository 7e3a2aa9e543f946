import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { forEachInSteps } from '#framework/tasks'
import { formatMoney } from '#meta'
import { encryptSecretValue, notify } from '#site/notifications'
import { readWebsiteSettings } from '#site/website'
import { createCode, hashCode, lastFourOf, type CodeHashes } from '../gift-card/gift-card-code.ts'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import type { GiftCardDoc } from '../gift-card/gift-card.queries.ts'
import { cardDelivered, cardSent } from './gift-card-notices.ts'

export const DELIVER_CARD = 'gift_cards.deliver'

interface NewCode {
  readonly lastFour: string
  readonly hashes: CodeHashes
  /** The code as the waiting message holds it. */
  readonly encrypted: string
}

async function prepareCode({ site }: Context): Promise<NewCode> {
  const code = createCode()
  return {
    lastFour: lastFourOf(code),
    hashes: await hashCode(site, code),
    encrypted: await encryptSecretValue(site, code),
  }
}

const isDue = ({ state, code_hash, deliver_on }: GiftCardDoc, today: string): boolean =>
  state === 'active' && code_hash === null && (deliver_on ?? '') <= today

async function sendCode(
  documents: Documents,
  card: GiftCardDoc,
  { encrypted: code }: NewCode,
): Promise<void> {
  const { name, amount, recipient_name: recipient, sender_name: sender, expires_on, code_count } = card
  const { site_name: site } = await readWebsiteSettings(documents)
  await notify(documents, {
    event: cardDelivered,
    key: `${name} ${code_count}`,
    people: [{ email: card.recipient_email, language: card.language }],
    link: '/gift-cards',
    values: {
      ...{ recipient, sender, site, code },
      amount: formatMoney(amount, 'INR', 'en'),
      message: card.message ?? '',
      day: expires_on ?? '',
    },
  })
}

/** Notifies the buyer of the first delivery. */
async function notifyBuyer(documents: Documents, card: GiftCardDoc): Promise<void> {
  const { name, buyer, buyer_email: email, amount, recipient_name: recipient, expires_on } = card
  if (card.code_count > 1 || (buyer === null && email === null)) return
  await notify(documents, {
    event: cardSent,
    key: name,
    people: [buyer === null ? { email, language: card.language } : { user: buyer }],
    link: '/gift-cards',
    values: { recipient, amount: formatMoney(amount, 'INR', 'en'), day: expires_on ?? '' },
  })
}

/**
 * Creates the code and the message with it in one transaction: a server that stops leaves both or neither. The card
 * stores the hash alone; the message is sent once.
 */
export async function deliverCard(context: Context, name: string): Promise<void> {
  const code = await prepareCode(context)
  await context.inTransaction(async (documents) => {
    const card = await documents.lock(GiftCard, name)
    const { today } = documents
    if (!isDue(card, today)) return
    const [code_hash] = code.hashes
    const delivered = await documents.save(GiftCard, name, {
      ...{ code_hash, last_four: code.lastFour, code_count: card.code_count + 1 },
      ...{ delivery: 'queued', delivered_on: today },
    })
    await sendCode(documents, delivered, code)
    await notifyBuyer(documents, delivered)
  })
}

/** Delivers the cards whose day has come. */
export async function deliverDueCards(context: Context): Promise<void> {
  await forEachInSteps(
    context.inTransaction,
    (documents, { after, limit }) =>
      documents.find(GiftCard, {
        where: {
          ...{ name: ['>', after], state: 'active', delivery: 'waiting' },
          deliver_on: ['<=', documents.today],
        },
        fields: ['name'],
        order_by: 'name asc',
        limit,
      }),
    ({ name }) => deliverCard(context, name),
  )
}
