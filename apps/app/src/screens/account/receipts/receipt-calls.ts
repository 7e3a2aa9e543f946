import { methodRead, send } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../../data/page-call.ts'

export type MyReceipts = Methods['mela.receipts.get_my_receipts']['output']
export type MyReceipt = MyReceipts['receipts'][number]

export const myReceiptsCall: PageCall<MyReceipts> = {
  ...methodRead('mela.receipts.get_my_receipts', { start: '0' }),
  method: 'GET',
  key: 'my-receipts',
  isTranslated: true,
}

export const readMoreReceipts = (start: number): Promise<MyReceipts> =>
  send(methodRead('mela.receipts.get_my_receipts', { start: String(start) }))
