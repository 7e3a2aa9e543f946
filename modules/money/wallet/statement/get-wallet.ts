import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { addDays, toDecimal } from '#meta'
import { isWalletOn, readWalletSettings } from '../settings/wallet-settings.queries.ts'
import { isCreditExpired, remainingCredit } from '../wallet-credit/choose-credits.rules.ts'
import { listOpenCredits, type WalletCreditDoc } from '../wallet-credit/wallet-credit.queries.ts'

/** Returns the caller's balance: what can be spent anywhere, what only one business accepts, and what pays one type of documents. */
export const getWallet = method({
  access: signedInUsers,
  input: {},
  reads: true,
  methods: ['GET', 'POST'],
  async run({ documents }) {
    const isOn = await isWalletOn(documents)
    const credits = isOn ? await listSpendable(documents) : []
    const { top_up_minimum, top_up_maximum, top_up_terms, allow_top_up } = await readWalletSettings(documents)
    const topUp = {
      minimum: toDecimal(top_up_minimum),
      maximum: toDecimal(top_up_maximum),
      terms: top_up_terms ?? '',
    }
    return {
      is_on: isOn ? (1 as const) : (0 as const),
      currency: 'INR',
      balance: toDecimal(sumOf(credits)),
      anywhere: toDecimal(
        sumOf(credits.filter(({ business, only_for }) => business === null && only_for === null)),
      ),
      businesses: await listBusinesses(
        documents,
        credits.filter(({ only_for }) => only_for === null),
      ),
      only_for: listTypes(credits),
      expiring: listExpiring(credits, documents.today),
      top_up: isOn && allow_top_up === 1 ? topUp : null,
    }
  },
})

const SOON_DAYS = 30

const sumOf = (credits: readonly WalletCreditDoc[]): number =>
  credits.reduce((sum, credit) => sum + remainingCredit(credit), 0)

async function listSpendable(documents: Documents): Promise<readonly WalletCreditDoc[]> {
  const open = await listOpenCredits(documents, documents.caller.user)
  return open.filter((credit) => !isCreditExpired(credit, documents.today))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads businesses by type name, because the store's module may not be imported. */
async function readBusinessNames(
  documents: Documents,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const type = documents.registry.find('Business')
  if (!type || names.length === 0) return new Map()
  const found: readonly Readonly<Record<string, unknown>>[] = await documents.asSystem().find(type, {
    where: { name: ['in', names] },
    fields: ['name', 'business_name'],
    limit: names.length,
  })
  return new Map(found.map(({ name, business_name }) => [textOf(name), textOf(business_name)]))
}

async function listBusinesses(documents: Documents, credits: readonly WalletCreditDoc[]) {
  const names = [...new Set(credits.flatMap(({ business }) => business ?? []))]
  const titles = await readBusinessNames(documents, names)
  return names.map((business) => ({
    business,
    business_name: titles.get(business) || business,
    amount: toDecimal(sumOf(credits.filter((credit) => credit.business === business))),
  }))
}

/** Sums credit that pays documents of one type alone. */
function listTypes(credits: readonly WalletCreditDoc[]) {
  const limited = credits.filter(({ only_for }) => only_for !== null)
  return [...Map.groupBy(limited, ({ only_for }) => only_for ?? '')].map(([type, own]) => ({
    type,
    amount: toDecimal(sumOf(own)),
  }))
}

function listExpiring(credits: readonly WalletCreditDoc[], today: string) {
  const until = addDays(today, SOON_DAYS)
  const soon = credits.filter(({ expires_on }) => expires_on !== null && expires_on <= until)
  return [...Map.groupBy(soon, ({ expires_on }) => expires_on ?? '')]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([expires_on, own]) => ({ expires_on, amount: toDecimal(sumOf(own)) }))
}
