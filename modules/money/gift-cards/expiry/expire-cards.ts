import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { forEachInSteps, type NamePage } from '#framework/tasks'
import { addDays, formatMoney } from '#meta'
import { post } from '#money/ledger'
import { notify } from '#site/notifications'
import { cardExpiring } from '../delivery/gift-card-notices.ts'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import { giftCardAccount, lockCard, readCardBalance } from '../gift-card/gift-card.queries.ts'
import { readGiftCardSettings } from '../settings/gift-card-settings.queries.ts'

const FIRST_DAY = '0001-01-01'

interface DayRange {
  readonly from: string
  readonly until: string
}

function listCards(documents: Documents, { from, until }: DayRange, { after, limit }: NamePage) {
  return documents.find(GiftCard, {
    where: {
      ...{ name: ['>', after], state: ['in', ['active', 'disabled']] },
      expires_on: ['between', [from, until]],
    },
    fields: ['name'],
    order_by: 'name asc',
    limit,
  })
}

/**
 * Takes what a card still holds as income after its last day, once for each time that it expires. A clock that is set
 * back does not bring it back.
 */
async function expireCard(documents: Documents, name: string): Promise<void> {
  const { state, expires_on } = await lockCard(documents, name)
  const isOver = expires_on !== null && expires_on < documents.today
  if (!isOver || (state !== 'active' && state !== 'disabled')) return
  const amount = await readCardBalance(documents, name)
  await documents.save(GiftCard, name, { state: 'expired', balance: 0 })
  if (amount === 0) return
  await post(documents, {
    kind: 'expiry',
    source: { type: GiftCard.name, name },
    // A refund may renew an expired card, which then expires on a later day.
    idempotencyKey: `expiry:${name}:${expires_on}`,
    memo: name,
    lines: [
      { account: giftCardAccount(name), amount },
      { account: { purpose: 'expired credit' }, amount: -amount },
    ],
  })
}

async function sendNotice(documents: Documents, name: string): Promise<void> {
  const card = await documents.get(GiftCard, name)
  const { state, expires_on, last_four, language } = card
  const amount = await readCardBalance(documents, name)
  if (state !== 'active' || expires_on === null || last_four === null || amount === 0) return
  await notify(documents, {
    event: cardExpiring,
    key: `${name} ${expires_on}`,
    people: [{ email: card.recipient_email, language }],
    link: '/gift-cards',
    values: {
      ...{ recipient: card.recipient_name, last_four, day: expires_on },
      amount: formatMoney(amount, 'INR', 'en'),
    },
  })
}

const forEachCard = (
  step: Context['inTransaction'],
  range: DayRange,
  run: (documents: Documents, name: string) => Promise<void>,
): Promise<void> =>
  forEachInSteps(
    step,
    (documents, page) => listCards(documents, range, page),
    ({ name }) => step((documents) => run(documents, name)),
  )

/** Expires cards whose last day is over, and tells the recipients of those that expire soon. */
export async function expireCards({ inTransaction: step }: Context): Promise<void> {
  const { today, notice_days } = await step(async (documents) => ({
    today: documents.today,
    notice_days: (await readGiftCardSettings(documents)).notice_days,
  }))
  await forEachCard(step, { from: FIRST_DAY, until: addDays(today, -1) }, expireCard)
  await forEachCard(step, { from: today, until: addDays(today, notice_days) }, sendNotice)
}
