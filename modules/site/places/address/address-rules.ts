import { oneDefault, type DatabaseRule } from '#framework/doctypes'

/** Of one person. */
export const MOST_ADDRESSES = 20

const refuse = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = '${constraint}';`

/** Whoever has addresses has exactly one default, and not too many of them. */
export const addressRules: readonly DatabaseRule[] = [
  oneDefault({
    ...{ type: 'Address', field: 'user', holder: 'User' },
    refusing: `
  if tg_op = 'UPDATE' and new."user" <> old."user" then
    ${refuse('Address.user', 'An address stays with its person')}
  end if;
  if tg_op = 'INSERT' and (select count(*) from "Address" where "user" = holder_name) >= ${MOST_ADDRESSES} then
    ${refuse('Address.too many', 'There are too many addresses')}
  end if;`,
  }),
]
