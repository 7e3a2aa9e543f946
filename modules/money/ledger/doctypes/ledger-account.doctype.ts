import { always, check, docType, int, money, reading, select, text } from '#framework/doctypes'
import { accountRules } from '../rules/account-rules.ts'
import { accountKinds, accountPurposes } from '../rules/purposes.ts'

/** A place where value stands. Nobody writes one: `accountFor` makes it, and the lines of entries move its balance. */
export const LedgerAccount = docType('Ledger Account', {
  fields: {
    account_name: text({ required: true, readOnly: true, inList: true }),
    kind: select(accountKinds, { required: true, readOnly: true, inList: true, indexed: true }),
    purpose: select(accountPurposes, { required: true, readOnly: true, inList: true }),
    party_type: text({ readOnly: true, description: 'Whose it is; empty means nobody’s in particular' }),
    party: text({ readOnly: true, inList: true, indexed: true }),
    currency: text({ required: true, readOnly: true, maxLength: 3 }),
    may_go_below: check({ readOnly: true, description: 'Off: the database refuses to overdraw it' }),
    balance: money({
      required: true,
      readOnly: true,
      default: 0,
      inList: true,
      description: 'Debits less credits; what its last line says',
    }),
    line_count: int({ required: true, readOnly: true, default: 0, min: 0 }),
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  uniqueTogether: [['purpose', 'party_type', 'party', 'currency']],
  titleField: 'account_name',
  searchFields: ['account_name', 'purpose', 'party'],
  sort: 'account_name asc',
  trackChanges: false,
  databaseRules: accountRules,
})
