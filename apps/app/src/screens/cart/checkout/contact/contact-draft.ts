import { isContent, parseJson, textIn, type Content } from '../../../../data/content.ts'
import { deviceStoreOn, type DeviceStore } from '../../../../data/device/device-store.ts'
import { emptyAddress } from '../../../../ui/place/address-answers.ts'
import type { ContactAnswers } from './contact-answers.ts'

const storeKey = 'mela.contact'

/** Session storage for a guest's input: it outlives a reload and ends with the window. */
const windowStore = deviceStoreOn(() => globalThis.sessionStorage)

export const storeContact = (answers: ContactAnswers, store: DeviceStore = windowStore): void =>
  store.write(storeKey, JSON.stringify(answers))

export const clearContact = (store: DeviceStore = windowStore): void => store.remove(storeKey)

const partIn = (content: Content, field: string): Content => {
  const part = content[field]
  return isContent(part) ? part : {}
}

/** Reads the region without its coordinates, which an order does not need. */
function regionIn(stored: Content): ContactAnswers['address']['region'] {
  const { region } = emptyAddress
  const [zipcode, country] = [textIn(stored, 'zipcode'), textIn(stored, 'country')]
  return {
    ...{ ...region, zipcode, country, city: textIn(stored, 'city'), state: textIn(stored, 'state') },
    ...{ isCityFree: stored['isCityFree'] === true, isByHand: stored['isByHand'] === true },
  }
}

export function readContact(store: DeviceStore = windowStore): ContactAnswers | null {
  const stored = parseJson(store.read(storeKey) ?? '')
  if (!isContent(stored)) return null
  const address = partIn(stored, 'address')
  const of = (field: string) => textIn(address, field)
  return {
    address: {
      ...emptyAddress,
      ...{ contact_name: of('contact_name'), phone: of('phone'), landmark: of('landmark') },
      ...{ address_line1: of('address_line1'), address_line2: of('address_line2') },
      region: regionIn(partIn(address, 'region')),
    },
    email: textIn(stored, 'email'),
    isBusiness: stored['isBusiness'] === true,
    gstin: textIn(stored, 'gstin'),
  }
}
