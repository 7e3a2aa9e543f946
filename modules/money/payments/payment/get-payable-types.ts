import { method } from '#framework/modules'
import { payable } from '../extension-points.ts'
import { moneyStaff } from './staff-access.ts'

/** The types of documents that can be paid for, by name. */
export const getPayableTypes = method({
  access: moneyStaff,
  input: {},
  reads: true,
  run: async ({ extensions }) =>
    extensions(payable)
      .map(({ type }) => type)
      .toSorted(),
})
