import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { readWebsiteSettings } from '#site/website'
import { walletErrors } from '../errors.ts'
import { WalletSettings } from './wallet-settings.doctype.ts'

export type WalletTerms = Doc<typeof WalletSettings>

export const readWalletSettings = (documents: Documents): Promise<WalletTerms> =>
  documents.asSystem().get(WalletSettings, WalletSettings.name)

/** True when the website's settings switch wallets on. */
export async function isWalletOn(documents: Documents): Promise<boolean> {
  return (await readWebsiteSettings(documents)).enable_wallet === 1
}

export async function requireWallet(documents: Documents): Promise<void> {
  if (!(await isWalletOn(documents))) throw walletErrors.off()
}

/** Returns the last day of credit given today; null when it does not expire. */
export const expiryDay = (today: string, days: number): string | null =>
  days === 0 ? null : addDays(today, days)
