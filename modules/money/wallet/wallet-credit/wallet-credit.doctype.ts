import {
  raiseViolation,
  always,
  date,
  docType,
  link,
  money,
  reading,
  select,
  text,
  whereUser,
  type DatabaseRule,
} from '#framework/doctypes'

const creditSources = ['refund', 'goodwill', 'top-up', 'gift card', 'volunteer hours'] as const

/** Database rule: a credit is not used beyond its amount, and neither its owner, its amount nor what it pays changes. */
const withinAmount: DatabaseRule = {
  name: 'within amount',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    ${raiseViolation('Wallet Credit.deleted', 'Credit stays')}
  end if;
  if new.used_amount < 0 or new.expired_amount < 0 or new.withdrawn_amount < 0
    or new.used_amount + new.expired_amount + new.withdrawn_amount > new.amount then
    ${raiseViolation('Wallet Credit.overdrawn', 'The credit does not hold that much')}
  end if;
  if tg_op = 'UPDATE' and (new."user", new.amount, new.source, new.only_for)
    is distinct from (old."user", old.amount, old.source, old.only_for) then
    ${raiseViolation('Wallet Credit.fixed', 'Whose credit it is and how much cannot change')}
  end if;
  return new;
end`,
}

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

/** Credit of a customer from one source, spent in the order of expiry. The ledger has the balance of all of them. */
export const WalletCredit = docType('Wallet Credit', {
  fields: {
    user: link('User', { label: 'Customer', required: true, indexed: true, inList: true, ...shown }),
    state: select(['open', 'used', 'expired', 'withdrawn'], {
      label: 'Status',
      tones: { open: 'ok', used: 'info', expired: 'warn' },
      ...{ required: true, default: 'open', inList: true, indexed: true, ...shown },
    }),
    source: select(creditSources, { required: true, inList: true, ...shown }),
    amount: money({ required: true, min: 1, inList: true, ...shown }),
    used_amount: money({ ...counted, inList: true }),
    expired_amount: money(counted),
    withdrawn_amount: money({ ...counted, description: 'Taken back because its reason was withdrawn' }),
    withdrawn_on: date({ ...shown, description: 'Day on which its reason was withdrawn' }),
    owed_amount: money({
      ...counted,
      description: 'Withdrawn after it was spent; taken from the next credit of this source',
    }),
    expires_on: date({
      ...shown,
      inList: true,
      indexed: true,
      description: 'Last day. Empty: does not expire',
    }),
    reason: text({ ...shown, maxLength: 300 }),
    business: link('Business', {
      ...shown,
      label: 'Only at business',
      description: 'Empty: can be spent at all businesses',
    }),
    only_for: text({
      ...shown,
      label: 'Only for',
      format: 'DocType',
      description: 'Type of the documents that it pays. Empty: all that a wallet can pay',
    }),
    funded_by: link('Business', {
      ...shown,
      label: 'Paid for by',
      description: 'Business that gave goodwill at its own cost',
    }),
    reference_type: text({ label: 'Document type', ...shown }),
    reference_name: text({ label: 'Document', typeField: 'reference_type', ...shown }),
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    All: reading(whereUser('user')),
  },
  titleField: 'user',
  searchFields: ['user', 'reference_name'],
  sort: 'creation desc',
  retainDeleted: false,
  databaseRules: [withinAmount],
})
