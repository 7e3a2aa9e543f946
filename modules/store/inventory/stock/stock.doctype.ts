import {
  always,
  check,
  date,
  docType,
  format,
  grant,
  int,
  link,
  reading,
  section,
  select,
  text,
  type DatabaseRule,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { stockPolicies } from '../back-order/back-order.rules.ts'

const counted = { required: true, readOnly: true, min: 0, default: 0, inList: true } as const

const shown = { required: true, readOnly: true } as const

const stockKeeper = grant({
  select: always,
  read: always,
  write: always,
  report: always,
  export: always,
  print: always,
})

const refuse = (constraint: string, what: string, detail = "''") =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = '${constraint}', detail = ${detail};`

/** Database rule: only Stock Moves change stock, and it stays at or above what is reserved. */
const availableRule: DatabaseRule = {
  name: 'standing',
  moment: 'before',
  on: ['insert', 'update'],
  body: `
begin
  if tg_op = 'INSERT' then
    if new.on_hand <> 0 or new.reserved <> 0 or new.backordered <> 0 or new.move_count <> 0 then
      ${refuse('Stock.empty', 'Stock begins empty')}
    end if;
  else
    if (new.on_hand, new.reserved, new.backordered, new.move_count)
        is distinct from (old.on_hand, old.reserved, old.backordered, old.move_count)
      and pg_trigger_depth() < 2 then
      ${refuse('Stock.moved', 'Stock moves with its moves alone')}
    end if;
    if (new.name, new.branch, new.variant, new.business) is distinct from (old.name, old.branch, old.variant, old.business) then
      ${refuse('Stock.fixed', 'Stock stays where it is')}
    end if;
  end if;
  if tg_op = 'UPDATE' and new.backordered > old.backordered
    and (new.stock_policy = 'deny' or new.backordered > new.back_order_limit) then
    ${refuse('Stock.limited', 'More is sold beyond stock than the limit')}
  end if;
  if new.reserved < 0 or new.on_hand < new.reserved or new.backordered < 0 then
    ${refuse('Stock.counted', 'Stock was counted wrong')}
  end if;
  new.available := new.on_hand - new.reserved;
  new.is_low := (new.available <= new.low_at)::int;
  return new;
end`,
}

/** Database rule, checked at commit: nothing is available while an order waits for it. */
const allocatedRule: DatabaseRule = {
  name: 'allocated',
  moment: 'at commit',
  on: ['update'],
  body: `
declare
  stands record;
begin
  select on_hand, reserved, backordered into stands from "Stock" where name = new.name;
  if stands.backordered > 0 and stands.on_hand > stands.reserved then
    ${refuse('Stock.allocated', 'Available stock belongs to the orders that wait for it')}
  end if;
  return null;
end`,
}

const stockRules: readonly DatabaseRule[] = [availableRule, allocatedRule]

/**
 * Stock of a variant in a branch and the reserved part, one row per pair, which is the lock of its writers. Only Stock
 * Moves change the numbers; the database refuses to reserve more than the stock.
 */
export const Stock = docType('Stock', {
  naming: format('{branch}-{variant}'),
  fields: {
    sku: text({ ...shown, label: 'SKU', inList: true, maxLength: 60 }),
    product: link('Product', { ...shown, inList: true, indexed: true }),
    variant: text({ ...shown, setOnlyOnce: true, hidden: true, description: 'Variant of the product' }),
    branch: link('Business Branch', { ...shown, setOnlyOnce: true, inList: true }),
    business: link('Business', { ...shown, indexed: true }),
    on_hand: int({ ...counted, description: 'Stock at the branch' }),
    reserved: int({ ...counted, description: 'Stock reserved for orders' }),
    available: int({ ...counted, indexed: true, description: 'Stock available to buy' }),
    backordered: int({
      ...counted,
      label: 'Sold beyond stock',
      description: 'Units that orders wait for; arriving stock goes to them first',
    }),
    low_at: int({
      label: 'Low-stock level',
      required: true,
      min: 0,
      max: 100_000,
      default: 3,
      description: 'Stock at or below this level counts as low',
    }),
    is_low: check({ label: 'Low stock', tone: 'warn', readOnly: true, inList: true, indexed: true }),
    beyond: section('Out of stock'),
    stock_policy: select(stockPolicies, {
      label: 'When out of stock',
      required: true,
      default: 'deny',
      description: 'Pre-order: not released yet. Back-order: out of stock and ordered again.',
    }),
    back_order_limit: int({
      label: 'Limit beyond stock',
      required: true,
      min: 0,
      max: 100_000,
      default: 0,
      dependsOn: "eval:doc.stock_policy !== 'deny'",
      description: 'Units that can be sold beyond stock at a time',
    }),
    release_on: date({
      label: 'Release date',
      dependsOn: "eval:doc.stock_policy === 'pre-order'",
      description: 'Pre-orders ship from this day. Buyers who wait are notified of a new date.',
    }),
    restock_days: int({
      label: 'Ships in about (days)',
      isNullable: true,
      min: 1,
      max: 365,
      dependsOn: "eval:doc.stock_policy === 'back-order'",
      description: 'Days until a back-order ships',
    }),
    move_count: int({ label: 'Number of movements', ...shown, min: 0, default: 0, hidden: true }),
  },
  access: {
    'System Manager': stockKeeper,
    'Store Manager': stockKeeper,
    Seller: grant({
      select: ofOwnBusiness,
      read: ofOwnBusiness,
      write: ofOwnBusiness,
      report: ofOwnBusiness,
    }),
    'School Office': reading(always),
  },
  uniqueTogether: [['variant', 'branch']],
  titleField: 'product',
  searchFields: ['product', 'sku', 'branch'],
  sort: 'available asc',
  trackChanges: false,
  databaseRules: stockRules,
})

export const SOLD_OUT_RULE = 'Stock.sold out'

const PROMISED_RULE = 'Stock.promised'

const UNKNOWN_RULE = 'Stock.unknown'

const detail = (left: string) =>
  `json_build_object('branch', new.branch, 'variant', new.variant, 'left', ${left})::text`

/** Refuses by kind: more requested than available, or more removed than unreserved. */
const refuseMove = `
    select on_hand, reserved, backordered, stock_policy, back_order_limit into stands from "Stock" where name = new.stock;
    if new.kind = 'reserved' then
      left_over := coalesce(stands.on_hand - stands.reserved, 0);
      if asked > 0 and stands.stock_policy <> 'deny' then
        left_over := left_over + greatest(0, stands.back_order_limit - stands.backordered);
      end if;
      ${refuse(SOLD_OUT_RULE, 'There is not so much left', detail('left_over'))}
    end if;
    ${refuse(PROMISED_RULE, 'So much is promised', detail('coalesce(stands.reserved, 0)'))}`

/**
 * Applies a move by one conditional update that waits for concurrent ones, so that no value is read first and written
 * later. Creates a missing stock row. A reservation says how many units it may take beyond stock, and a release how
 * many of its units were beyond it, in `backordered_change`; the move stores the change.
 */
const moves: DatabaseRule = {
  name: 'moves stock',
  moment: 'before',
  on: ['insert'],
  body: `
declare
  stands record;
  shelf record;
  asked bigint := coalesce(new.backordered_change, 0);
  left_over bigint;
begin
  new.backordered_change := 0;
  new.stock := new.branch || '-' || new.variant;
  if new.quantity < 0 or (new.quantity = 0 and new.kind <> 'counted') then
    ${refuse('Stock Move.quantity', 'A move moves something')}
  end if;
  if new.kind in ('received', 'returned', 'counted') then
    insert into "Stock" (name, owner, creation, modified, modified_by, branch, variant, business, product, sku,
        on_hand, reserved, available, move_count)
      select new.stock, new.owner, new.creation, new.creation, new.owner, b.name, v.name, b.business, v.parent, v.sku, 0, 0, 0, 0
      from "Business Branch" b, "Product Variant" v
      where b.name = new.branch and v.name = new.variant and v.parenttype = 'Product'
      on conflict do nothing;
  end if;
  new.on_hand_change := case new.kind
    when 'received' then new.quantity when 'returned' then new.quantity
    when 'lost' then -new.quantity when 'shipped' then -new.quantity else 0 end;
  if new.kind = 'reserved' and asked > 0 then
    select greatest(0, least(asked, new.quantity - (on_hand - reserved))) into new.backordered_change
      from "Stock" where name = new.stock and stock_policy <> 'deny' for no key update;
    new.backordered_change := coalesce(new.backordered_change, 0);
  elsif new.kind = 'released' then
    new.backordered_change := -asked;
  elsif new.kind = 'allocated' then
    new.backordered_change := -new.quantity;
  end if;
  new.reserved_change := case new.kind
    when 'reserved' then new.quantity - new.backordered_change when 'released' then asked - new.quantity
    when 'allocated' then new.quantity when 'shipped' then -new.quantity else 0 end;
  if new.kind = 'counted' then
    select new.quantity - on_hand into new.on_hand_change from "Stock" where name = new.stock for no key update;
  end if;
  update "Stock" set on_hand = on_hand + new.on_hand_change, reserved = reserved + new.reserved_change,
      backordered = backordered + new.backordered_change, move_count = move_count + 1
    where name = new.stock and reserved + new.reserved_change >= 0
      and on_hand + new.on_hand_change >= reserved + new.reserved_change
      and (new.backordered_change <= 0 or backordered + new.backordered_change <= back_order_limit)
    returning on_hand, reserved, backordered, move_count, product, sku into shelf;
  if not found then
    if new.kind in ('received', 'returned', 'counted') and not exists (select from "Stock" where name = new.stock) then
      ${refuse(UNKNOWN_RULE, 'There is no such branch or variant')}
    end if;
    ${refuseMove}
  end if;
  new.product := shelf.product;
  new.sku := shelf.sku;
  new.on_hand_after := shelf.on_hand;
  new.reserved_after := shelf.reserved;
  new.backordered_after := shelf.backordered;
  new.sequence := shelf.move_count;
  return new;
end`,
}

export const stockMoveRules: readonly DatabaseRule[] = [moves]
