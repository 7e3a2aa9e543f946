/** How an order is paid: at once through a gateway, when it comes, or by a link that staff send. */
export const paymentChoices = ['online', 'cash on delivery', 'pay link'] as const

export type PaymentChoice = (typeof paymentChoices)[number]
