import { oneDefault, type DatabaseRule } from '#framework/doctypes'

/** A business that has branches has exactly one default. */
export const branchRules: readonly DatabaseRule[] = [
  oneDefault({ type: 'Business Branch', field: 'business', holder: 'Business' }),
]
