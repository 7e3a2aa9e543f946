import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { findOrCreateAccount, getBalance, LedgerAccount, type AccountSelector } from '#money/ledger'
import { giftCardErrors } from '../errors.ts'
import type { CodeHashes } from './gift-card-code.ts'
import { GiftCard } from './gift-card.doctype.ts'

export type GiftCardDoc = Doc<typeof GiftCard>

export const giftCardAccount = (name: string): AccountSelector => ({
  purpose: 'gift card',
  party: { type: GiftCard.name, name },
})

/** Returns what the books say that a card holds, in minor units. */
export const readCardBalance = async (documents: Documents, name: string): Promise<number> =>
  -(await getBalance(documents, giftCardAccount(name))) || 0

/** Locks the card's account, so that two phones wait for each other, then the card. */
export async function lockCard(documents: Documents, name: string): Promise<GiftCardDoc> {
  await documents.lock(LedgerAccount, await findOrCreateAccount(documents, giftCardAccount(name)))
  return documents.lock(GiftCard, name)
}

/** True while a card can be spent. A clock that is set back does not bring an expired card back. */
export const isSpendable = (
  { state, expires_on }: Pick<GiftCardDoc, 'state' | 'expires_on'>,
  today: string,
): boolean => state === 'active' && expires_on !== null && expires_on >= today

export interface SpendableCard {
  readonly name: string
  readonly last_four: string
  readonly currency: string
  readonly expires_on: string
  /** Minor units. */
  readonly balance: number
}

/**
 * Finds the card of a code; an unknown, expired, disabled or spent one gives the same error after the same statement, so
 * that nobody learns which codes exist.
 */
export async function findSpendableCard(documents: Documents, hashes: CodeHashes): Promise<SpendableCard> {
  const [card] = await documents.asSystem().statement(
    sql<SpendableCard>`select c.name, c.last_four, c.currency, c.expires_on::text as expires_on,
        -a.balance::bigint as balance
      from ${sql.table(GiftCard.name)} c join ${sql.table(LedgerAccount.name)} a
        on a.purpose = 'gift card' and a.party_type = ${GiftCard.name} and a.party = c.name and a.currency = c.currency
      where c.code_hash = any(${[...hashes]}::text[]) and c.state = 'active'
        and c.expires_on >= ${documents.today}::date and a.balance < 0`,
    {},
  )
  if (!card) throw giftCardErrors.no_balance()
  return card
}

/** True when a receipt token belongs to a card; false for a missing document. */
export async function isCardToken(documents: Documents, name: string, token: string): Promise<boolean> {
  if (!isSecret(token)) return false
  const system = documents.asSystem()
  const [found] = await system.find(GiftCard, { where: { name }, fields: ['name'] })
  return found !== undefined && (await system.secret(GiftCard, name, 'receipt_hash')) === hashSecret(token)
}
