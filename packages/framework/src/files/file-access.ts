import { sql, type RawBuilder } from 'kysely'
import type { DocType, Verb, Doc } from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import { documentErrors } from '#framework/errors'
import { isAdministrator, permissionFor, rowCondition, type Caller, isGuest } from '#framework/permissions'
import { fileErrors } from './errors.ts'
import { File } from './file.doctype.ts'
import type { AttachedTo } from './upload/prepare-file.ts'

export type Target = Pick<AttachedTo, 'doctype' | 'name'>

/** Files at one document; a limit against runaway loops, beyond any real need. */
const MAX_ATTACHED = 200

const SOURCE = 'd'

function condition(type: DocType, verb: Verb, caller: Caller): RawBuilder<unknown> {
  return rowCondition(permissionFor(type, verb, caller), caller, SOURCE) ?? sql`true`
}

interface TargetState {
  /** Null when the document does not exist. */
  readonly allowed: boolean | null
  readonly attached: number
}

/** Returns whether a document may be changed, and how many files it has, in one statement. */
async function readTargetState(
  engine: Engine,
  caller: Caller,
  { type, name }: { type: DocType; name: string },
) {
  const { rows } = await sql<TargetState>`
    select (select ${condition(type, 'write', caller)} from ${sql.table(type.name)} ${sql.id(SOURCE)}
        where ${sql.id(SOURCE, 'name')} = ${name}) as allowed,
      (select count(*)::integer from (select from ${sql.table(File.name)}
        where attached_to_name = ${name} and attached_to_doctype = ${type.name} limit ${MAX_ATTACHED}) few)
        as attached`.execute(engine.database.kysely)
  return rows[0] ?? { allowed: null, attached: 0 }
}

/**
 * Attaching needs the permission to write. A missing document gives the same error, so callers do not learn which names
 * exist, and no file waits at a future document's name: files for an unsaved document are stored unattached, or with
 * the ticket of a form.
 */
export async function requireAttachable(engine: Engine, caller: Caller, target: Target): Promise<void> {
  const type = await engine.findType(target.doctype)
  if (!type || type.isChild) throw documentErrors.unknownDocType(target.doctype)
  const { allowed, attached } = await readTargetState(engine, caller, { type, name: target.name })
  if (allowed !== true && !isAdministrator(caller)) throw documentErrors.notPermitted('write', type.name)
  if (attached >= MAX_ATTACHED) throw fileErrors.too_many(type.name, MAX_ATTACHED)
}

/** True when one of these documents of a type may be read, in one statement; the read is logged. */
async function mayReadOneOf(
  engine: Engine,
  caller: Caller,
  { doctype, names }: { doctype: string; names: readonly string[] },
): Promise<boolean> {
  const type = await engine.findType(doctype)
  if (!type || type.isChild) return false
  const { rows } = await sql`select from ${sql.table(type.name)} ${sql.id(SOURCE)}
    where ${sql.id(SOURCE, 'name')} = any(${[...names]}::text[]) and (${condition(type, 'read', caller)})
    limit 1`.execute(engine.database.kysely)
  return rows.length > 0
}

/** True when a file at these documents may be read because one of them may: one statement for each type. */
async function mayReadTargets(engine: Engine, caller: Caller, targets: readonly Target[]): Promise<boolean> {
  const byType = Map.groupBy(targets, ({ doctype }) => doctype)
  for (const [doctype, ofType] of byType) {
    const names = ofType.map(({ name }) => name)
    if (await mayReadOneOf(engine, caller, { doctype, names })) return true
  }
  return false
}

const MAX_SHARED = 50

const hanging = ['attached_to_doctype', 'attached_to_name'] as const

type Hanging = Pick<Doc<typeof File>, 'attached_to_doctype' | 'attached_to_name'>

function targetsOf(files: readonly Hanging[]): readonly Target[] {
  return files.flatMap(({ attached_to_doctype: doctype, attached_to_name: name }) =>
    doctype !== null && name !== null ? [{ doctype, name }] : [],
  )
}

/** Logs the read of an audited document when its file is shown. */
async function recordAccess(engine: Engine, caller: Caller, targets: readonly Target[]): Promise<void> {
  for (const [doctype, ofType] of Map.groupBy(targets, (target) => target.doctype)) {
    const type = await engine.findType(doctype)
    if (!type || type.guarded === null) continue
    const filters = [['name', 'in', ofType.map(({ name }) => name)]]
    await engine.read(caller, (documents) =>
      documents.asSystem().list(type, { fields: ['name'], filters, limit_page_length: MAX_SHARED }),
    )
  }
}

export async function mayReadPrivate(engine: Engine, caller: Caller, file_url: string): Promise<boolean> {
  if (isGuest(caller)) return false
  const own = await engine.read(caller, (documents) =>
    documents.find(File, { where: { file_url }, fields: [...hanging], limit: MAX_SHARED }),
  )
  if (own.length > 0) {
    await recordAccess(engine, caller, targetsOf(own))
    return true
  }
  const files = await engine.read(caller, (documents) =>
    documents.asSystem().find(File, {
      where: { file_url, attached_to_name: ['is', 'set'] },
      fields: [...hanging],
      limit: MAX_SHARED,
    }),
  )
  const targets = targetsOf(files)
  const may = await mayReadTargets(engine, caller, targets)
  if (may) await recordAccess(engine, caller, targets)
  return may
}
