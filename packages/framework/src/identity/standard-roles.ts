import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { roles, type Role } from '#framework/doctypes'
import { administrator } from '#framework/permissions'

/** Who works in the desk: the organisation's own people, and those who run a stall under its roof. */
const atTheDesk: ReadonlySet<Role> = new Set<Role>([
  ...(['Store Manager', 'School Office', 'Event Staff', 'Moderator'] as const),
  ...(['System Manager', 'Administrator', 'Seller'] as const),
])

/** Sees to it that the roles that ship stand; what a site says of one that stands is left alone. */
export async function ensureStandardRoles(database: Database): Promise<void> {
  const rows = roles.map((role) => ({ role, desk_access: atTheDesk.has(role) ? 1 : 0 }))
  await sql`
    insert into "Role" (name, owner, creation, modified, modified_by, role_name, desk_access, disabled, is_custom)
    select r.role, ${administrator.user}, localtimestamp, localtimestamp, ${administrator.user},
      r.role, r.desk_access, 0, 0
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(role text, desk_access smallint)
    on conflict (name) do nothing`.execute(database.kysely)
}
