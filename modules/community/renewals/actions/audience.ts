import type { CodeAudience } from '#framework/identity'
import { Guardian } from '#community/family'
import { RENEWAL } from './look-ups.ts'

/** Codes for renewals go to guardians who may change something; to everybody else none is sent. */
export const guardianAudience: CodeAudience = {
  purpose: RENEWAL,
  async knows(documents, { field, value }) {
    if (field !== 'phone') return false
    const where = { phone: value, may_change: 1 } as const
    const known = await documents.asSystem().find(Guardian, { where, fields: ['name'], limit: 1 })
    return known.length > 0
  },
}
