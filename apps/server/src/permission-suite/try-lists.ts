import { columnsOf, type DocType } from '#framework/doctypes'
import { declaredColumns, isEverDeclared } from './declared-access.ts'
import { addressOf, exportPath, listPaths } from './request-paths.ts'
import { isSingle } from './seed-rows.ts'
import {
  declaredList,
  declaredNames,
  isOpenTo,
  nameOf,
  rowsOf,
  type Difference,
  type Trial,
} from './trial.ts'

function declaredExport(type: DocType, trial: Trial): readonly string[] | null {
  if (!isEverDeclared(type, 'export', trial.requester)) return null
  const exportable = declaredNames(type, 'export', trial)
  return declaredList(type, trial)?.filter((name) => exportable.includes(name)) ?? null
}

function expectedBy(path: string, type: DocType, trial: Trial): readonly string[] | null {
  if (!isOpenTo(path, trial.requester)) return null
  return path === exportPath ? declaredExport(type, trial) : declaredList(type, trial)
}

export async function tryLists(type: DocType, trial: Trial): Promise<readonly Difference[]> {
  if (isSingle(type)) return []
  const names = rowsOf(type, trial).map(nameOf)
  const differences: Difference[] = []
  for (const [path, ask] of Object.entries(listPaths)) {
    const expected = expectedBy(path, type, trial)
    const found = await ask(trial.client, type, names)
    const expectedAnswer = typeof found === 'number' ? (expected?.length ?? null) : expected
    if (JSON.stringify(expectedAnswer) !== JSON.stringify(found))
      differences.push([type.name, path, '', expectedAnswer, found])
  }
  return differences
}

export async function tryColumns(
  type: DocType,
  { client, requester }: Trial,
): Promise<readonly Difference[]> {
  const { status, rows } = await client.get(addressOf(type), { fields: ['*'], limit_page_length: 1 })
  const [row] = rows
  if (status !== 200 || !row) return []
  const found = Object.keys(row).sort()
  const declared = [...new Set(declaredColumns(type, requester))]
    .filter((name) => columnsOf(type).has(name))
    .sort()
  return JSON.stringify(found) === JSON.stringify(declared)
    ? []
    : [[type.name, 'columns', '', declared, found]]
}

const questionsAbout = (column: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  field: { fields: [column] },
  filter: { filters: [[column, 'is', 'set']] },
  'or filter': { or_filters: [[column, 'is', 'set']] },
  order: { order_by: `${column} asc` },
  aggregate: { fields: [`max(${column}) as most`] },
  group: { fields: ['count(name) as many'], group_by: column },
})

const MAX_HIDDEN = 3

export async function tryHiddenColumns(type: DocType, trial: Trial): Promise<readonly Difference[]> {
  if (isSingle(type) || declaredList(type, trial) === null) return []
  const shown = declaredColumns(type, trial.requester)
  const hidden = [...columnsOf(type).keys()].filter((name) => !shown.includes(name)).slice(0, MAX_HIDDEN)
  const differences: Difference[] = []
  for (const column of hidden)
    for (const [kind, question] of Object.entries(questionsAbout(column))) {
      const { status, rows } = await trial.client.get(addressOf(type), question)
      const isDisclosed = status === 200 && rows.some((row) => Object.keys(row).length > 0)
      if (isDisclosed) differences.push([type.name, `hidden ${kind}`, column, 'refused', status])
    }
  return differences
}
