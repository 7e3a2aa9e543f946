import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { forEachInSteps, type NamePage } from '#framework/tasks'
import { addDays, formatMoney } from '#meta'
import { findOrCreateAccount, LedgerAccount, post } from '#money/ledger'
import { notify } from '#site/notifications'
import { creditExpiring } from '../extensions.ts'
import { goodwillAccount } from '../goodwill/give-credit.ts'
import { readWalletSettings } from '../settings/wallet-settings.queries.ts'
import { isCreditExpired, remainingCredit } from './choose-credits.rules.ts'
import { walletAccount, type WalletCreditDoc } from './wallet-credit.queries.ts'
import { WalletCredit } from './wallet-credit.doctype.ts'

interface DayRange {
  readonly from: string
  readonly until: string
}

function listCredits(documents: Documents, { from, until }: DayRange, { after, limit }: NamePage) {
  return documents.find(WalletCredit, {
    where: { name: ['>', after], state: 'open', expires_on: ['between', [from, until]] },
    fields: ['name', 'user'],
    order_by: 'name asc',
    limit,
  })
}

/** Returns credit that a business gave to the business; all other credit becomes income. */
const expiredTo = ({ funded_by }: WalletCreditDoc) =>
  funded_by === null ? ({ purpose: 'expired credit' } as const) : goodwillAccount(funded_by)

/** Takes what is left of a credit whose last day is over, once. A clock that is set back does not bring it back. */
async function expireCredit(
  documents: Documents,
  { name, user }: { name: string; user: string },
): Promise<void> {
  await documents.lock(LedgerAccount, await findOrCreateAccount(documents, walletAccount(user)))
  const credit = await documents.lock(WalletCredit, name)
  const amount = remainingCredit(credit)
  if (credit.state !== 'open' || amount === 0 || !isCreditExpired(credit, documents.today)) return
  await documents.save(WalletCredit, name, {
    state: 'expired',
    expired_amount: credit.expired_amount + amount,
  })
  await post(documents, {
    kind: 'expiry',
    source: { type: WalletCredit.name, name },
    idempotencyKey: `expiry:${name}`,
    ...(credit.reason === null ? {} : { memo: credit.reason }),
    lines: [
      { account: walletAccount(user), amount },
      { account: expiredTo(credit), amount: -amount },
    ],
  })
}

async function sendNotice(documents: Documents, name: string): Promise<void> {
  const credit = await documents.get(WalletCredit, name)
  const { state, user, expires_on } = credit
  if (state !== 'open' || expires_on === null) return
  await notify(documents, {
    event: creditExpiring,
    key: `${name} ${expires_on}`,
    people: [{ user }],
    link: '/tabs/wallet',
    values: { amount: formatMoney(remainingCredit(credit), 'INR', 'en'), day: expires_on },
  })
}

interface NamedCredit {
  readonly name: string
  readonly user: string
}

const forEachCredit = (
  step: Context['inTransaction'],
  range: DayRange,
  run: (documents: Documents, credit: NamedCredit) => Promise<void>,
): Promise<void> =>
  forEachInSteps(
    step,
    (documents, page) => listCredits(documents, range, page),
    (credit) => step((documents) => run(documents, credit)),
  )

const FIRST_DAY = '0001-01-01'

/** Expires credits whose last day is over, and tells customers of those that expire soon. */
export async function expireCredits({ inTransaction: step }: Context): Promise<void> {
  const { today, notice_days } = await step(async (documents) => ({
    today: documents.today,
    notice_days: (await readWalletSettings(documents)).notice_days,
  }))
  await forEachCredit(step, { from: FIRST_DAY, until: addDays(today, -1) }, expireCredit)
  await forEachCredit(step, { from: today, until: addDays(today, notice_days) }, (documents, { name }) =>
    sendNotice(documents, name),
  )
}
