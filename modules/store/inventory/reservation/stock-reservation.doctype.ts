import {
  raiseViolation,
  always,
  childType,
  date,
  datetime,
  docType,
  int,
  reading,
  select,
  table,
  text,
  type DatabaseRule,
} from '#framework/doctypes'
import { backOrderKinds } from '../back-order/back-order.rules.ts'

const move = (kind: string, quantity: string, backordered = '0') => `
    insert into "Stock Move" (name, owner, creation, modified, modified_by, branch, variant, kind, quantity,
        backordered_change, source_type, source_name)
      values (replace(gen_random_uuid()::text, '-', ''), new.modified_by, clock_timestamp(), clock_timestamp(),
        new.modified_by, new.branch, new.variant, '${kind}', ${quantity}, ${backordered}, 'Stock Reservation', new.parent)
      returning on_hand_after - reserved_after, backordered_after, backordered_change, product, sku
        into new.available_after, new.backordered_after, beyond, new.product, new.sku;`

/** Database rule: a line changes stock through a Stock Move. Lines are not deleted. */
const holds: DatabaseRule = {
  name: 'holds stock',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
declare
  beyond bigint;
begin
  if tg_op = 'DELETE' then
    ${raiseViolation('Stock Reservation Line.deleted', 'What was held stays known')}
  end if;
  if new.quantity < 1 or new.shipped < 0 or new.released < 0 or new.shipped + new.released > new.quantity then
    ${raiseViolation('Stock Reservation Line.counted', 'A reservation was counted wrong')}
  end if;
  if tg_op = 'INSERT' then
    if new.shipped <> 0 or new.released <> 0 then
      ${raiseViolation('Stock Reservation Line.begins', 'A reservation begins with all that it holds')}
    end if;
    ${move('reserved', 'new.quantity', 'new.backordered')}
    new.backordered := beyond;
    if beyond = 0 then
      new.waits_as := null;
      new.expected_on := null;
    end if;
    return new;
  end if;
  if (new.branch, new.variant, new.quantity) is distinct from (old.branch, old.variant, old.quantity)
    or new.shipped < old.shipped or new.released < old.released or new.backordered > old.backordered then
    ${raiseViolation('Stock Reservation Line.fixed', 'What is held only becomes less')}
  end if;
  if new.released > old.released then
    new.backordered := old.backordered - least(old.backordered, new.released - old.released);
  elsif new.shipped > old.shipped then
    new.backordered := old.backordered;
  elsif new.backordered < old.backordered then
    ${move('allocated', 'old.backordered - new.backordered')}
  end if;
  if new.backordered > new.quantity - new.shipped - new.released then
    ${raiseViolation('Stock Reservation Line.waits', 'Units that wait for stock cannot be shipped')}
  end if;
  if new.shipped > old.shipped then
    ${move('shipped', 'new.shipped - old.shipped')}
  end if;
  if new.released > old.released then
    ${move('released', 'new.released - old.released', 'old.backordered - new.backordered')}
  end if;
  return new;
end`,
}

const reservationLineRules: readonly DatabaseRule[] = [holds]

const counted = { required: true, readOnly: true, min: 0, default: 0, inList: true } as const

export const StockReservationLine = {
  ...childType('Stock Reservation Line', {
    product: text({ readOnly: true, linksTo: 'Product', inList: true }),
    sku: text({ label: 'SKU', readOnly: true, maxLength: 60, inList: true }),
    variant: text({ required: true, readOnly: true, hidden: true }),
    branch: text({ required: true, readOnly: true, linksTo: 'Business Branch', inList: true }),
    quantity: int({ required: true, readOnly: true, min: 1, inList: true }),
    shipped: int({ ...counted, label: 'Shipped quantity' }),
    released: int({ ...counted, label: 'Released quantity' }),
    backordered: int({
      ...counted,
      indexed: true,
      label: 'Waiting for stock',
      description: 'Units sold beyond stock that have not arrived yet',
    }),
    waits_as: select(backOrderKinds, { label: 'Sold as', readOnly: true, inList: true }),
    expected_on: date({ readOnly: true, inList: true }),
    backordered_after: int({
      label: 'Sold beyond stock after',
      isNullable: true,
      readOnly: true,
      hidden: true,
      description: 'Units of all orders that wait for stock after this reservation',
    }),
    available_after: int({
      renamedFrom: 'left_after',
      label: 'Available after',
      isNullable: true,
      readOnly: true,
      hidden: true,
      description: 'Stock available after this reservation',
    }),
  }),
  databaseRules: reservationLineRules,
}

const reservationStates = ['held', 'shipped', 'released', 'expired'] as const

/** Stock reserved for an order until it is shipped, released or expired unpaid. Only the system writes it. */
export const StockReservation = docType('Stock Reservation', {
  fields: {
    state: select(reservationStates, {
      label: 'Status',
      required: true,
      readOnly: true,
      default: 'held',
      inList: true,
      indexed: true,
    }),
    source_type: text({
      format: 'DocType',
      label: 'Source document type',
      required: true,
      readOnly: true,
      inList: true,
    }),
    source_name: text({
      label: 'Source document',
      required: true,
      readOnly: true,
      inList: true,
      indexed: true,
      typeField: 'source_type',
    }),
    expires_at: datetime({
      readOnly: true,
      inList: true,
      indexed: true,
      description: 'Empty if it does not expire',
    }),
    lines: table(StockReservationLine, { label: 'Items', readOnly: true, max: 500 }),
  },
  statusField: 'state',
  access: {
    'System Manager': reading(always),
    'Store Manager': reading(always),
  },
  titleField: 'source_name',
  searchFields: ['source_name'],
  sort: 'creation desc',
  trackChanges: false,
  bulkWrites: { skips: ['events'] },
})
