import type { DatabaseRule } from '#framework/doctypes'
import { PERIOD_LOCK } from './entry-rules.ts'

const refuse = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = 'Period Close.${constraint}';`

const forwards: DatabaseRule = {
  name: 'forwards',
  moment: 'before',
  on: ['insert'],
  body: `
begin
  perform pg_advisory_xact_lock(${PERIOD_LOCK});
  if exists (select from "Period Close" where until >= new.until) then
    ${refuse('earlier', 'A later period is closed')}
  end if;
  return new;
end`,
}

export const periodCloseRules: readonly DatabaseRule[] = [forwards]
