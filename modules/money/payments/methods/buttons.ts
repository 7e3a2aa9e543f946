import { link } from '#framework/doctypes'

export const input = { name: link('Payment', { required: true }) }
