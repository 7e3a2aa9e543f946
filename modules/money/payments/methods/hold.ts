import { method } from '#framework/modules'
import { moneyStaff } from '../rules/staff.ts'
import { holdPayment } from './resolve.ts'
import { input } from './buttons.ts'

/** The button that keeps such money until staff know more. */
export const hold = method({
  access: moneyStaff,
  input,
  run: ({ input: { name }, documents }) => holdPayment(documents.asSystem(), name),
})
