import type { DatabaseRule } from '#framework/doctypes'

const refuse = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = 'Stock Reservation Line.${constraint}';`

const move = (kind: string, quantity: string) => `
    insert into "Stock Move" (name, owner, creation, modified, modified_by, branch, variant, kind, quantity,
        source_type, source_name)
      values (replace(gen_random_uuid()::text, '-', ''), new.modified_by, clock_timestamp(), clock_timestamp(),
        new.modified_by, new.branch, new.variant, '${kind}', ${quantity}, 'Stock Reservation', new.parent)
      returning on_hand_after - reserved_after into new.left_after;`

/** Whoever writes a line moves the stock that it holds: by a move that says so. A line is never taken away. */
const holds: DatabaseRule = {
  name: 'holds stock',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    ${refuse('kept', 'What was held stays known')}
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

export const reservationLineRules: readonly DatabaseRule[] = [holds]
