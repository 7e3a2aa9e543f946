import { sql } from 'kysely'
import type { Database } from '#framework/database'
import type { RoleName } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'

export const demoPassword = 'asha-demo'

interface DemoLogin {
  readonly email: string
  readonly full_name: string
  readonly roles: readonly Exclude<RoleName, 'Guest' | 'All' | 'Administrator'>[]
  readonly user_type: 'System User' | 'Website User'
  readonly shown: string
}

export const demoLogins: readonly DemoLogin[] = [
  {
    email: 'office@asha.example',
    full_name: 'Meenakshi R',
    roles: ['School Office', 'Event Staff', 'Store Manager'],
    user_type: 'System User',
    shown: 'the office: pages, events, gallery, shop',
  },
  {
    email: 'system@asha.example',
    full_name: 'Ibrahim S',
    roles: ['System Manager'],
    user_type: 'System User',
    shown: 'the system manager: everything',
  },
  {
    email: 'potter@asha.example',
    full_name: 'Selvi K',
    roles: ['Seller'],
    user_type: 'System User',
    shown: 'a seller: runs Mannvasanai Pottery in the desk',
  },
  {
    email: 'weaver@asha.example',
    full_name: 'Yusuf A',
    roles: ['Seller'],
    user_type: 'System User',
    shown: 'a seller: runs Kapas Loom House in the desk',
  },
  {
    email: 'parent@asha.example',
    full_name: 'Lakshmi V',
    roles: ['Customer', 'Guardian'],
    user_type: 'Website User',
    shown: 'a parent and shopper',
  },
]

export async function insertDemoLogins(documents: Documents): Promise<void> {
  for (const { email, full_name, roles, user_type } of demoLogins)
    await documents.insert(User, {
      email,
      full_name,
      user_type,
      is_demo: 1,
      new_password: demoPassword,
      roles: roles.map((role) => ({ role })),
    })
}

/** Enables or disables the demo's sign-ins with their keys and sessions: they are for this machine only. */
export async function allowDemoLogins(database: Database, isAllowed: boolean): Promise<void> {
  await sql`update "User" set enabled = ${isAllowed ? 1 : 0} where is_demo = 1 and enabled <> ${isAllowed ? 1 : 0}`.execute(
    database.kysely,
  )
}
