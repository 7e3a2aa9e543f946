import {
  always,
  childType,
  datetime,
  docType,
  int,
  reading,
  select,
  table,
  text,
  type DatabaseRule,
} from '#framework/doctypes'

const refuse = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = 'Stock Reservation Line.${constraint}';`

const move = (kind: string, quantity: string) => `
    insert into "Stock Move" (name, owner, creation, modified, modified_by, branch, variant, kind, quantity,
        source_type, source_name)
      values (replace(gen_random_uuid()::text, '-', ''), new.modified_by, clock_timestamp(), clock_timestamp(),
        new.modified_by, new.branch, new.variant, '${kind}', ${quantity}, 'Stock Reservation', new.parent)
      returning on_hand_after - reserved_after, product, sku into new.available_after, new.product, new.sku;`

/** Database rule: a line changes stock through a Stock Move. Lines are not deleted. */
const holds: DatabaseRule = {
  name: 'holds stock',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    ${refuse('deleted', 'What was held stays known')}
  end if;
  if new.quantity < 1 or new.shipped < 0 or new.released < 0 or new.shipped + new.released > new.quantity then
    ${refuse('counted', 'A reservation was counted wrong')}
  end if;
  if tg_op = 'INSERT' then
    if new.shipped <> 0 or new.released <> 0 then
      ${refuse('begins', 'A reservation begins with all that it holds')}
    end if;
    ${move('reserved', 'new.quantity')}
    return new;
  end if;
  if (new.branch, new.variant, new.quantity) is distinct from (old.branch, old.variant, old.quantity)
    or new.shipped < old.shipped or new.released < old.released then
    ${refuse('fixed', 'What is held only becomes less')}
  end if;
  if new.shipped > old.shipped then
    ${move('shipped', 'new.shipped - old.shipped')}
  end if;
  if new.released > old.released then
    ${move('released', 'new.released - old.released')}
  end if;
  return new;
end`,
}

const reservationLineRules: readonly DatabaseRule[] = [holds]

const counted = { required: true, readOnly: true, min: 0, default: 0, inList: true } as const

const StockReservationLine = {
  ...childType('Stock Reservation Line', {
    product: text({ readOnly: true, linksTo: 'Product', inList: true }),
    sku: text({ label: 'SKU', readOnly: true, maxLength: 60, inList: true }),
    variant: text({ required: true, readOnly: true, hidden: true }),
    branch: text({ required: true, readOnly: true, linksTo: 'Business Branch', inList: true }),
    quantity: int({ required: true, readOnly: true, min: 1, inList: true }),
    shipped: int({ ...counted, label: 'Shipped quantity' }),
    released: int({ ...counted, label: 'Released quantity' }),
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
