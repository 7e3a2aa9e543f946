import { emptyDevice, MelaError, storedKeys } from '#client'
import { forgetKeys, storeKeys, presentAccount, notifyAccountChanged } from './account.ts'
import { deviceStore } from './device/device-store.ts'
import { ownDatabase } from './query/own-answers.ts'

/** Whose things lie on this device; a guest's carts and lists are nobody's. */
const holder = 'mela.account'

/** Empties the device, but for the keys of somebody else who has signed in meanwhile. */
function emptyFor(account: string | null): void {
  const { api_key, api_secret, customerRefId } = storedKeys()
  emptyDevice()
  if (account !== null && api_key && api_secret)
    storeKeys({ api_key, api_secret, customer_ref_id: customerRefId ?? '' })
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(ownDatabase)
  notifyAccountChanged()
}

/**
 * Notes who is signed in. Where somebody was and is not any more without having signed out, their things go from the
 * device as they go when they sign out: the session ended, or another person has signed in.
 */
export function leaveEndedSession(): void {
  const account = presentAccount()
  const before = deviceStore.read(holder)
  if (before === account) return
  if (before !== null) emptyFor(account)
  if (account !== null) deviceStore.write(holder, account)
}

/** After a call of an account's own was refused: keys that the store does not know any more end the session here too. */
export function leaveRefusedSession(error: unknown): void {
  const account = presentAccount()
  if (error instanceof MelaError && error.status === 401 && account !== null) {
    deviceStore.write(holder, account)
    forgetKeys()
  }
  leaveEndedSession()
}
