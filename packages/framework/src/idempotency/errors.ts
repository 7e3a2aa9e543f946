import { errorCatalogue } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import { shortKey } from './idempotency-key.ts'

export const keyErrors = errorCatalogue('idempotency', frameworkMessages.en, {
  short_key: { ...shortKey, field: 'idempotency_key' },
  conflict: { type: 'DuplicateEntryError' },
})
