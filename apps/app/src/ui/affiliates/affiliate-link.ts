import { dayIn, addDays } from '#meta'
import { call } from '#client'
import { isContent, parseJson, textIn } from '../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../data/device/device-store.ts'

const storeKey = 'mela.affiliate'

const MOST_CHARACTERS = 40

/** Longest attribution window that the settings allow; the server knows the current one. */
const MOST_DAYS = 365

const ZONE = 'Asia/Kolkata'

/** Code of who recommended the store, and the day on which it was used. */
export interface Referral {
  code: string
  day: string
}

/** Stores a code with its day; the last one wins. */
export function storeReferral(code: string, now = new Date(), store: DeviceStore = deviceStore): void {
  store.write(storeKey, JSON.stringify({ code, day: dayIn(ZONE, now) }))
}

export function readReferral(now = new Date(), store: DeviceStore = deviceStore): Referral | null {
  const stored = parseJson(store.read(storeKey) ?? '')
  if (!isContent(stored)) return null
  const [code, day] = [textIn(stored, 'code'), textIn(stored, 'day')]
  if (code === '' || day === '' || addDays(day, MOST_DAYS) < dayIn(ZONE, now)) return null
  return { code, day }
}

export const forgetReferral = (store: DeviceStore = deviceStore): void => store.remove(storeKey)

/** Stores the code of a link `?ref=CODE` to any page, and counts the visit. */
export async function followAffiliateLink(search: string): Promise<void> {
  const code = (new URLSearchParams(search).get('ref') ?? '').trim().slice(0, MOST_CHARACTERS).toUpperCase()
  if (!/^[0-9A-Z -]+$/.test(code)) return
  const { is_counted } = await call('mela.affiliates.record_visit', { code })
  // A code that nobody has does not replace an earlier one.
  if (is_counted === 1) storeReferral(code)
}
