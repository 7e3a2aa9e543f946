import { isContent, listIn, numberIn, parseJson, recordsIn, textIn } from '../../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../../data/device/device-store.ts'

/** Receipt of a form sent from this device, with the token that opens it; none for a signed-in person. */
export interface Receipt {
  route: string
  name: string
  token: string
  /** Time of sending in milliseconds since 1970. */
  at: number
}

const key = 'mela.receipts'
const mostReceipts = 50

export function receiptsOf(route: string, store: DeviceStore = deviceStore): Receipt[] {
  return allReceipts(store).filter((receipt) => receipt.route === route)
}

export function storeReceipt(receipt: Receipt, store: DeviceStore = deviceStore): void {
  const others = allReceipts(store).filter(({ name }) => name !== receipt.name)
  write([receipt, ...others].slice(0, mostReceipts), store)
}

export function forgetReceipt(name: string, store: DeviceStore = deviceStore): void {
  write(
    allReceipts(store).filter((receipt) => receipt.name !== name),
    store,
  )
}

function write(receipts: readonly Receipt[], store: DeviceStore): void {
  store.write(key, JSON.stringify({ receipts }))
}

function allReceipts(store: DeviceStore): Receipt[] {
  const stored = parseJson(store.read(key) ?? '')
  if (!isContent(stored)) return []
  return recordsIn(listIn(stored, 'receipts')).map((receipt) => ({
    route: textIn(receipt, 'route'),
    name: textIn(receipt, 'name'),
    token: textIn(receipt, 'token'),
    at: numberIn(receipt, 'at') ?? 0,
  }))
}
