import { orderNotice } from './order-notice.ts'

export const orderRefunded = orderNotice('refunded')

export const refundByHand = orderNotice('refund_by_hand')

export const paidOut = orderNotice('paid_out')

export const orderToPay = orderNotice('to_pay')

export const returnApproved = orderNotice('return_approved')

export const returnRefused = orderNotice('return_refused')

export const returnReceived = orderNotice('return_received')
