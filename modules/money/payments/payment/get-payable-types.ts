import { method } from '#framework/modules'
import { payable } from '../extension-points.ts'
import { moneyStaff } from './staff-access.ts'

/** Returns the names of the document types that can be paid for. */
export const getPayableTypes = method({
  access: moneyStaff,
  input: {},
  reads: true,
  run: async ({ extensions }) =>
    extensions(payable)
      .map(({ type }) => type)
      .toSorted(),
})
