import {
  raiseViolation,
  always,
  date,
  docType,
  json,
  link,
  money,
  reading,
  select,
  series,
  type DatabaseRule,
} from '#framework/doctypes'

const commissionStates = ['pending', 'confirmed', 'paid', 'reversed'] as const

/** Database rule: a commission loses no more than it has, and neither its owner nor its amount changes. */
const withinAmount: DatabaseRule = {
  name: 'within amount',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    ${raiseViolation('Affiliate Commission.deleted', 'Commissions stay')}
  end if;
  if new.reversed_amount < 0 or new.reversed_amount > new.amount then
    ${raiseViolation('Affiliate Commission.overdrawn', 'The commission is not that high')}
  end if;
  if tg_op = 'UPDATE' and (new.affiliate, new.fulfilment, new.amount, new.parts)
    is distinct from (old.affiliate, old.fulfilment, old.amount, old.parts) then
    ${raiseViolation('Affiliate Commission.fixed', 'Whose commission it is and how high it was cannot change')}
  end if;
  return new;
end`,
}

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, default: 0 } as const

/**
 * Commission of an affiliate for one package. It is pending until nothing of the package can be returned, then confirmed and
 * paid out; returned and refunded items reduce it at any time.
 */
export const AffiliateCommission = docType('Affiliate Commission', {
  naming: series('AFC-.YYYY.-.######'),
  fields: {
    state: select(commissionStates, {
      label: 'Status',
      tones: { pending: 'warn', confirmed: 'info', paid: 'ok' },
      ...{ required: true, default: 'pending', inList: true, indexed: true, ...shown },
    }),
    affiliate: link('Affiliate', { required: true, indexed: true, inList: true, ...shown }),
    order: link('Order', { required: true, indexed: true, inList: true, ...shown }),
    fulfilment: link('Fulfilment', { required: true, unique: true, ...shown }),
    earned_on: date({ label: 'Order date', required: true, indexed: true, inList: true, ...shown }),
    sales_amount: money({ ...counted, description: 'Price of the items without tax and delivery' }),
    amount: money({ ...counted, inList: true }),
    reversed_amount: money({
      ...counted,
      description: 'Commission of cancelled, returned and refunded items',
    }),
    settled_amount: money({
      ...counted,
      description: 'In payouts. More than the rest of the commission is deducted from the next payout',
    }),
    final_on: date({
      ...{ label: 'Held until', indexed: true, inList: true, ...shown },
      description: 'First day on which the items cannot be returned any more. Empty until the delivery',
    }),
    confirmed_on: date({ indexed: true, ...shown }),
    parts: json({ required: true, hidden: true, ...shown, description: 'Commission of each item' }),
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(always),
  },
  titleField: 'affiliate',
  searchFields: ['order'],
  sort: 'creation desc',
  retainDeleted: false,
  databaseRules: [withinAmount],
})
