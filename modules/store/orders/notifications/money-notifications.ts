import { orderNotification } from './order-notification.ts'

export const orderRefunded = orderNotification('refunded')

export const refundByHand = orderNotification('refund_by_hand')

export const paidOut = orderNotification('paid_out')

export const orderToPay = orderNotification('to_pay')

export const returnApproved = orderNotification('return_approved')

export const returnRefused = orderNotification('return_refused')

export const returnReceived = orderNotification('return_received')
