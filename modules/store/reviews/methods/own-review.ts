import { text } from '#framework/doctypes'

export const input = { product: text({ required: true }), token: text() }
