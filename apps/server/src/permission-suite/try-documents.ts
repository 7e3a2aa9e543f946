import { Comment } from '#framework/comments'
import { verbs, type DocType } from '#framework/doctypes'
import { DialectError } from '#framework/errors'
import { File } from '#framework/files'
import type { TestSite } from '#framework/testing'
import { isDeclared, isEverDeclared, isWorkedOn, type StoredRow } from './declared-access.ts'
import { deskPaths, documentPaths, filePath, foundPaths, addressOf, openDocument } from './request-paths.ts'
import { isSingle } from './seed-rows.ts'
import { declaredList, isOpenTo, nameOf, type Difference, type Trial } from './trial.ts'

function isDeclaredBy(
  path: string,
  type: DocType,
  { row, trial }: { row: StoredRow; trial: Trial },
): boolean {
  const { requester, world } = trial
  if (!isOpenTo(path, requester)) return false
  const isRead = isDeclared(type, 'read', { requester, world, row })
  if (foundPaths.has(path) && !isSingle(type))
    return declaredList(type, trial)?.includes(nameOf(row)) ?? false
  const file = { owner: 'nobody' }
  return isRead || (path === filePath && isDeclared(File, 'read', { requester, world, row: file }))
}

/** Tries every path that reads a document, and what the desk shows beside it. */
export async function tryDocument(
  type: DocType,
  row: StoredRow,
  trial: Trial,
): Promise<readonly Difference[]> {
  const { client, requester, world } = trial
  const name = nameOf(row)
  const document = await openDocument(client, type, name)
  const isSideDeclared = isWorkedOn(type, { requester, world, row })
  const compare = async (path: string, declared: boolean, ask: () => Promise<boolean> | boolean) => {
    const found = await ask()
    return declared === found ? [] : [[type.name, path, name, declared, found] as const]
  }
  const comment = { reference_doctype: type.name, reference_name: name, content: 'x' }
  const tried = [
    ...Object.entries(documentPaths).map(([path, ask]) =>
      compare(path, isDeclaredBy(path, type, { row, trial }), () => ask(document)),
    ),
    ...Object.entries(deskPaths).map(([path, ask]) => compare(path, isSideDeclared, () => ask(document))),
    compare('comment', isSideDeclared, () =>
      isLetThrough(trial, (documents) => documents.insert(Comment, comment)),
    ),
  ]
  return (await Promise.all(tried)).flat()
}

export async function tryVerbs(
  type: DocType,
  row: StoredRow,
  { client, requester, world }: Trial,
): Promise<readonly Difference[]> {
  const name = nameOf(row)
  const isAnswered = requester.user !== 'Guest' && isDeclared(type, 'read', { requester, world, row })
  const asked = { doctype: type.name, docname: name }
  const { message } = await client.post('/api/method/frappe.client.get_doc_permissions', asked)
  const declared = verbs.map((verb): [string, 0 | 1] => [
    verb,
    isDeclared(type, verb, { requester, world, row }) ? 1 : 0,
  ])
  const expected = isAnswered ? { permissions: Object.fromEntries(declared) } : undefined
  return JSON.stringify(expected) === JSON.stringify(message)
    ? []
    : [[type.name, 'get_doc_permissions', name, expected, message]]
}

/** Tries a change and rolls it back: true unless it was refused for lack of permission. */
async function isLetThrough(
  { site, caller }: Trial,
  change: Parameters<TestSite['engine']['dryRun']>[1],
): Promise<boolean> {
  try {
    await site.engine.dryRun(caller, change)
    return true
  } catch (error) {
    if (!(error instanceof DialectError)) throw error
    return error.code !== 'documents.not_permitted' && error.type !== 'DoesNotExistError'
  }
}

export async function tryChange(type: DocType, row: StoredRow, trial: Trial): Promise<readonly Difference[]> {
  const { requester, world } = trial
  const name = nameOf(row)
  const differences: Difference[] = []
  const changes = {
    write: await isLetThrough(trial, (documents) => documents.save(type, name, {})),
    delete: await isLetThrough(trial, (documents) => documents.delete(type, name)),
  }
  for (const verb of ['write', 'delete'] as const) {
    const declared = isDeclared(type, verb, { requester, world, row })
    if (declared !== changes[verb]) differences.push([type.name, verb, name, declared, changes[verb]])
  }
  return differences
}

export async function tryCreate(type: DocType, { client, requester }: Trial): Promise<readonly Difference[]> {
  if (isEverDeclared(type, 'create', requester)) return []
  const { status } = await client.post(addressOf(type), {})
  return status === 403 ? [] : [[type.name, 'create', '', 403, status]]
}
