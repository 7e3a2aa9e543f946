import { link } from '#framework/doctypes'

export const paymentInput = { name: link('Payment', { required: true }) }
