import { sql } from 'kysely'
import type { DocType, Verb } from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import { documentErrors } from '#framework/errors'
import { permissionFor, rowCondition, type Caller } from '#framework/permissions'
import type { AttachedTo } from './prepare-file.ts'

interface Question {
  readonly caller: Caller
  readonly verb: Verb
  readonly type: DocType
  readonly name: string
}

type Target = Pick<AttachedTo, 'doctype' | 'name'>

/** Null when there is no such document. */
async function isAllowed(engine: Engine, { caller, verb, type, name }: Question): Promise<boolean | null> {
  const permission = permissionFor(type, verb, caller)
  const condition = rowCondition(permission, caller) ?? sql`true`
  const { rows } = await sql<{ allowed: boolean }>`
    select ${condition} as allowed from ${sql.table(type.name)} where "name" = ${name}`.execute(
    engine.database.kysely,
  )
  return rows[0]?.allowed ?? null
}

/** Attaching is changing: it takes the right to write. A document that is still being filled in has no row yet, and is let be. */
export async function requireAttachable(engine: Engine, caller: Caller, target: Target): Promise<void> {
  const type = await engine.findType(target.doctype)
  if (!type || type.isChild) throw documentErrors.unknownDocType(target.doctype)
  const allowed = await isAllowed(engine, { caller, verb: 'write', type, name: target.name })
  if (allowed === false) throw documentErrors.notPermitted('write', type.name)
}

/** Whether a file that hangs at a document may be read because the document may. */
export async function mayReadTarget(engine: Engine, caller: Caller, target: Target): Promise<boolean> {
  const type = await engine.findType(target.doctype)
  if (!type || type.isChild) return false
  return (await isAllowed(engine, { caller, verb: 'read', type, name: target.name })) === true
}
