import type { DocType } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { LedgerAccount } from '../account/ledger-account.doctype.ts'
import { LedgerEntry } from './ledger-entry.doctype.ts'
import { LedgerLine } from './ledger-line.doctype.ts'
import { ClosingBalance, PeriodClose } from '../period-close/period-close.doctype.ts'

/** Refuses writes as documents; only the ledger's own statements write these types. */
function forbidWrites(type: DocType) {
  const refuse = (verb: string) => () => {
    throw documentErrors.notPermitted(verb, type.name)
  }
  return hooks(type, { beforeSave: refuse('write'), beforeDelete: refuse('delete') })
}

export const ledgerHooks = [LedgerAccount, LedgerEntry, LedgerLine, PeriodClose, ClosingBalance].map(
  forbidWrites,
)
