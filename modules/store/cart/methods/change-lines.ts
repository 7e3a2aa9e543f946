import { text } from '#framework/doctypes'
import { opening } from './opening.ts'

export const line = {
  variant: text({ required: true }),
  business: text({ required: true }),
  ...opening,
} as const
