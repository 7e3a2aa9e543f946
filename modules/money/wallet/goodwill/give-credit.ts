import type { Doc } from '#framework/doctypes'
import { link } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, onlyRoles } from '#framework/modules'
import { formatMoney, toDecimal } from '#meta'
import { findOrCreateAccount, LedgerAccount, post, type AccountSelector } from '#money/ledger'
import { notify } from '#site/notifications'
import { walletErrors } from '../errors.ts'
import { creditGiven } from '../extensions.ts'
import { expiryDay, readWalletSettings, requireWallet } from '../settings/wallet-settings.queries.ts'
import { addCredit, walletAccount, type WalletCreditDoc } from '../wallet-credit/wallet-credit.queries.ts'
import { WalletCredit } from '../wallet-credit/wallet-credit.doctype.ts'
import { GoodwillCredit } from './goodwill-credit.doctype.ts'

/** Gives a goodwill credit to its customer, once, and notifies them. */
export const giveCredit = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: link('Goodwill Credit', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    await documents.get(GoodwillCredit, input.name)
    const { user } = documents.caller
    const { state, amount } = await giveGoodwill(documents.asSystemFor(user), input.name, user)
    return { name: input.name, state, amount: toDecimal(amount) }
  },
})

/** Goodwill whose customer's account is known. */
type GoodwillDoc = Omit<Doc<typeof GoodwillCredit>, 'user'> & { readonly user: string }

function withUser({ user, ...goodwill }: Doc<typeof GoodwillCredit>): GoodwillDoc {
  if (user === null) throw walletErrors.no_account()
  return { ...goodwill, user }
}

export const goodwillAccount = (business: string | null): AccountSelector =>
  business === null
    ? { purpose: 'goodwill' }
    : { purpose: 'business', party: { type: 'Business', name: business } }

const MAX_OF_A_DAY = 1000

/** Refuses more than the limit for one customer in a day. The customer's account is locked. */
async function requireWithinLimit(
  system: Documents,
  { user, amount }: GoodwillDoc,
  limit: number,
): Promise<void> {
  const given = await system.find(WalletCredit, {
    where: { user, source: 'goodwill', creation: ['>=', `${system.today} 00:00:00`] },
    fields: ['amount', 'reference_type'],
    limit: MAX_OF_A_DAY,
  })
  const own = given.filter(({ reference_type }) => reference_type === GoodwillCredit.name)
  const before = own.reduce((sum, one) => sum + one.amount, 0)
  if (before + amount > limit) throw walletErrors.over_limit(Math.max(0, limit - before))
}

async function postGoodwill(system: Documents, goodwill: GoodwillDoc): Promise<void> {
  const { name, user, amount, business, reason } = goodwill
  await post(system, {
    kind: 'goodwill',
    source: { type: GoodwillCredit.name, name },
    idempotencyKey: `goodwill:${name}`,
    memo: reason,
    lines: [
      { account: goodwillAccount(business), amount },
      { account: walletAccount(user), amount: -amount },
    ],
  })
}

async function notifyCustomer(
  system: Documents,
  { name, user, reason }: GoodwillDoc,
  { amount, expires_on }: WalletCreditDoc,
): Promise<void> {
  await notify(system, {
    event: creditGiven,
    key: name,
    people: [{ user }],
    link: '/tabs/wallet',
    values: { amount: formatMoney(amount, 'INR', 'en'), reason, day: expires_on ?? '-' },
  })
}

/** Books a goodwill credit; a given one is returned as it is. `by` is the member of staff, who gives no credit to their own account. */
export async function giveGoodwill(
  system: Documents,
  name: string,
  by: string,
): Promise<Doc<typeof GoodwillCredit>> {
  const goodwill = withUser(await system.lock(GoodwillCredit, name))
  const { state, user, amount, business, reason } = goodwill
  if (state === 'given') return goodwill
  await requireWallet(system)
  if (user === by) throw walletErrors.own_credit()
  await system.lock(LedgerAccount, await findOrCreateAccount(system, walletAccount(user)))
  const { goodwill_limit, goodwill_days, scope } = await readWalletSettings(system)
  await requireWithinLimit(system, goodwill, goodwill_limit)
  const credit = await addCredit(system, {
    ...{ user, amount, reason, source: 'goodwill', only_for: null, funded_by: business },
    business: scope === 'business of the credit' ? business : null,
    expires_on: expiryDay(system.today, goodwill_days),
    reference: { type: GoodwillCredit.name, name },
  })
  await postGoodwill(system, goodwill)
  await notifyCustomer(system, goodwill, credit)
  return system.save(GoodwillCredit, name, { state: 'given', wallet_credit: credit.name })
}
