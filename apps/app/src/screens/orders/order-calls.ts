import { call, fileAddress, methodRequest, sendForFile } from '#client'
import type { Methods } from '#contract'
import { fileLanguage } from '../../language/device-language.ts'
import type { PageCall } from '../../data/page-call.ts'
import { storeGuestToken, guestToken } from '../../ui/cart/guest-tokens.ts'
import { isOrderName, orderKey } from '../../ui/orders/order-access.ts'

/** Order as its buyer sees it. Money is a decimal; times are by the site's clock. */
export type Order = Methods['mela.orders.get_order']['output']
export type OrderState = Order['state']
export type OrderFulfilment = Order['fulfilments'][number]
export type OrderLine = OrderFulfilment['lines'][number]
export type OrderReturn = Order['returns'][number]
export type ReturnReason = OrderReturn['reason']
export type OrderShipment = OrderFulfilment['shipments'][number]

export type MyOrders = Methods['mela.orders.get_my_orders']['output']
export type MyOrder = MyOrders['orders'][number]

export const myOrdersCall: PageCall<MyOrders> = {
  ...methodRequest('mela.orders.get_my_orders', { start: 0 }),
  key: 'my-orders',
}

export const readMoreOrders = (start: number): Promise<MyOrders> =>
  call('mela.orders.get_my_orders', { start })

interface LineQuantity {
  line: string
  quantity: number
}

export type CancelPreview = Methods['mela.orders.preview_cancel']['output']

export const previewCancel = (opener: string, items: readonly LineQuantity[]): Promise<CancelPreview> =>
  call('mela.orders.preview_cancel', { ...orderKey(opener), items })

type SetRefundTo = Methods['mela.orders.set_refund_to']['input']

/** Destination of a refund for a cash payment; empty when it is not given. */
export type RefundTo = Omit<SetRefundTo, 'token' | 'name'>

export const setRefundTo = (opener: string, refundTo: RefundTo): Promise<Order> =>
  call('mela.orders.set_refund_to', { ...orderKey(opener), ...refundTo })

export const cancelOrder = (
  opener: string,
  items: readonly LineQuantity[],
  refundTo: RefundTo,
): Promise<Order> => call('mela.orders.cancel_order', { ...orderKey(opener), items, ...refundTo })

export type AddressPreview = Methods['mela.orders.preview_address']['output']

export const previewAddress = (opener: string, address: object): Promise<AddressPreview> =>
  call('mela.orders.preview_address', { ...orderKey(opener), address })

/** Changes the address; refused when the total is no longer `expected_total`. */
export const changeAddress = (opener: string, address: object, expected_total: number): Promise<Order> =>
  call('mela.orders.change_address', { ...orderKey(opener), address, expected_total })

export type ItemsPreview = Methods['mela.orders.preview_items']['output']

export interface ItemChanges {
  items: readonly LineQuantity[]
  added: readonly { variant: string; business: string; quantity: number }[]
}

export const previewItems = (opener: string, changes: ItemChanges): Promise<ItemsPreview> =>
  call('mela.orders.preview_items', { ...orderKey(opener), ...changes })

interface SentItems extends ItemChanges {
  expected_total: number
  idempotency_key: string
}

/** Changes items; refused when the total is no longer `expected_total`. */
export const changeItems = (opener: string, sent: SentItems): Promise<Order> =>
  call('mela.orders.change_items', { ...orderKey(opener), ...sent })

export const readItemChoices = (opener: string): Promise<Exchanges> =>
  call('mela.orders.get_item_choices', orderKey(opener))

export type Resolution = OrderReturn['resolution']

export interface ReturnItem extends LineQuantity {
  exchange_variant?: string | undefined
}

interface ReturnChosen {
  items: readonly ReturnItem[]
  reason: ReturnReason
  resolution: Resolution
}

export type ReturnPreview = Methods['mela.orders.preview_return']['output']

export const previewReturn = (opener: string, chosen: ReturnChosen): Promise<ReturnPreview> =>
  call('mela.orders.preview_return', { ...orderKey(opener), ...chosen })

type Exchanges = Methods['mela.orders.get_exchanges']['output']
export type ExchangeChoice = Exchanges['lines'][number]['choices'][number]

export const readExchanges = (opener: string, fulfilment: string): Promise<Exchanges> =>
  call('mela.orders.get_exchanges', { ...orderKey(opener), fulfilment })

export interface ReturnAsked extends ReturnChosen, RefundTo {
  note: string
  photos: readonly string[]
  idempotency_key: string
}

export const askReturn = (opener: string, asked: ReturnAsked): Promise<Order> =>
  call('mela.orders.request_return', { ...orderKey(opener), ...asked })

export const withdrawReturn = (opener: string, name: string): Promise<Order> =>
  call('mela.orders.withdraw_return', { ...orderKey(opener), return: name })

export type OrderDownloads = Methods['mela.downloads.get_downloads']['output']
export type OrderDownload = OrderDownloads[number]

/** Files of the digital items of an order. */
export const downloadsCall = (opener: string): PageCall<OrderDownloads> => ({
  ...methodRequest('mela.downloads.get_downloads', orderKey(opener)),
  key: `downloads ${opener}`,
})

const DOWNLOAD_TIME = 10 * 60_000

/** Fetches a file of an order, which counts as a download. */
export async function fetchDownload(opener: string, { line, download }: OrderDownload): Promise<Blob> {
  const request = methodRequest('mela.downloads.download_file', { ...orderKey(opener), line, download })
  const response = await sendForFile(request, AbortSignal.timeout(DOWNLOAD_TIME))
  return response.blob()
}

type Exchanged = Methods['mela.orders.open_exchange']['output']

export const openExchange = (opener: string, name: string): Promise<Exchanged> =>
  call('mela.orders.open_exchange', { ...orderKey(opener), return: name })

export async function orderAgain(opener: string) {
  const sent = { ...orderKey(opener), cart_token: guestToken('cart') }
  const answer = await call('mela.orders.reorder', sent)
  storeGuestToken('cart', answer.cart_token)
  return answer
}

/** Returns the path of a document's PDF; the order's token or name authorises it. */
export const taxDocumentAddress = (opener: string, name: string, language: string): string =>
  fileAddress('mela.orders.get_invoice', {
    ...(isOrderName(opener) ? { name: opener } : { token: opener }),
    ...{ document: name, language: fileLanguage(language) },
  })

/** Finds an order; the response is the same whether it exists or not. */
export const findOrder = (search: Methods['mela.orders.find_order']['input']) =>
  call('mela.orders.find_order', search)

export const openFoundOrder = (found: Methods['mela.orders.open_found_order']['input']) =>
  call('mela.orders.open_found_order', found)
