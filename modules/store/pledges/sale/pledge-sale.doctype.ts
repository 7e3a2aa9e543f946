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

/** Database rule: a sale gives back no more than it gave, and neither its pledge nor its amount changes. */
const withinAmount: DatabaseRule = {
  name: 'within amount',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    ${raiseViolation('Pledge Sale.deleted', 'Pledged sales stay')}
  end if;
  if new.reversed_amount < 0 or new.reversed_amount > new.amount then
    ${raiseViolation('Pledge Sale.overdrawn', 'The sale did not give that much')}
  end if;
  if tg_op = 'UPDATE' and (new.pledge, new.fulfilment, new.amount, new.parts)
    is distinct from (old.pledge, old.fulfilment, old.amount, old.parts) then
    ${raiseViolation('Pledge Sale.fixed', 'What a sale gave cannot change')}
  end if;
  return new;
end`,
}

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

/**
 * Part of a package's price that its seller pledged. It is pending until nothing of the package can be returned, then posted;
 * returned and refunded items take their share back at any time.
 */
export const PledgeSale = docType('Pledge Sale', {
  naming: series('PLS-.YYYY.-.######'),
  fields: {
    pledge: link('Pledge', { required: true, indexed: true, inList: true, ...shown }),
    state: select(['pending', 'confirmed', 'reversed'], {
      label: 'Status',
      tones: { pending: 'warn', confirmed: 'ok', reversed: 'bad' },
      ...{ required: true, default: 'pending', inList: true, indexed: true, ...shown },
    }),
    business: link('Business', { label: 'Seller', required: true, ...shown }),
    order: link('Order', { required: true, indexed: true, inList: true, ...shown }),
    fulfilment: link('Fulfilment', { required: true, ...shown }),
    sold_on: date({ label: 'Order date', required: true, inList: true, ...shown }),
    sales_amount: money({ ...counted, description: 'Price of the items without tax and delivery' }),
    amount: money({ ...counted, inList: true }),
    reversed_amount: money({
      ...counted,
      inList: true,
      description: 'Of cancelled, returned and refunded items',
    }),
    final_on: date({
      ...{ label: 'Held until', indexed: true, ...shown },
      description: 'First day on which the items cannot be returned any more. Empty until the delivery',
    }),
    confirmed_on: date(shown),
    parts: json({ required: true, hidden: true, ...shown, description: 'Share of each order line' }),
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(always),
  },
  uniqueTogether: [['pledge', 'fulfilment']],
  titleField: 'order',
  searchFields: ['order'],
  sort: 'creation desc',
  retainDeleted: false,
  databaseRules: [withinAmount],
})
