import { text } from '#framework/doctypes'
import { opening } from '../cart/cart-input.ts'

export const line = {
  variant: text({ required: true }),
  business: text({ required: true }),
  ...opening,
} as const
