import type { DatabaseRule } from '#framework/doctypes'

/**
 * Every row carries the transaction that wrote it: whoever keeps the shelf in memory asks for the rows of transactions that
 * he has not seen yet, and misses none, whatever order they end in.
 */
const stamped: DatabaseRule = {
  name: 'stamped',
  moment: 'before',
  on: ['insert', 'update'],
  body: `
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end`,
}

export const listingRules: readonly DatabaseRule[] = [stamped]
