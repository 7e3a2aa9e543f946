import { emptyDevice, MelaError, storedKeys } from '#client'
import { forgetKeys, storeKeys, presentAccount, notifyAccountChanged } from './account.ts'
import { deviceStore } from './device/device-store.ts'
import { ownDatabase } from './query/own-responses.ts'

const holder = 'mela.account'

function emptyFor(account: string | null): void {
  const { api_key, api_secret, customerRefId } = storedKeys()
  emptyDevice()
  if (account !== null && api_key && api_secret)
    storeKeys({ api_key, api_secret, customer_ref_id: customerRefId ?? '' })
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(ownDatabase)
  notifyAccountChanged()
}

/**
 * Records the signed-in account. When the stored account differs and nobody signed out, its data is removed from the
 * device: the session has ended, or another person has signed in.
 */
export function leaveEndedSession(): void {
  const account = presentAccount()
  const before = deviceStore.read(holder)
  if (before === account) return
  if (before !== null) emptyFor(account)
  if (account !== null) deviceStore.write(holder, account)
}

/** Ends the session on this device when the server refuses its keys. */
export function leaveRefusedSession(error: unknown): void {
  const account = presentAccount()
  if (error instanceof MelaError && error.status === 401 && account !== null) {
    deviceStore.write(holder, account)
    forgetKeys()
  }
  leaveEndedSession()
}
