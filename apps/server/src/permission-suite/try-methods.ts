import type { DocType } from '#framework/doctypes'
import { methodNames } from '#framework/engine'
import { narrowApi, readOpenApi } from '#framework/openapi'
import { openApiFile } from '../folders.ts'
import { isEverDeclared } from './declared-access.ts'
import type { Difference, Trial } from './trial.ts'

export async function tryMethods({ site, client, requester }: Trial): Promise<readonly Difference[]> {
  const held: readonly string[] = requester.user === 'Guest' ? ['Guest'] : requester.roles
  const closed = [...methodNames(site.engine.modules)].filter(
    ([, { access }]) => access.kind === 'roles' && !access.roles.some((role) => held.includes(role)),
  )
  const tried = closed.map(async ([name, { methods }]): Promise<readonly Difference[]> => {
    const { status } = await client.request(methods?.[0] ?? 'POST', `/api/method/${name}`)
    return status === 403 ? [] : [['method', name, '', 403, status]]
  })
  return (await Promise.all(tried)).flat()
}

const document = readOpenApi(openApiFile)

type Paths = ReturnType<typeof readOpenApi>['paths']

function operationsOn(paths: Paths, isType: (name: string) => DocType | undefined) {
  return Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item[method]
      const type = isType(operation?.['x-doctype'] ?? '')
      if (!operation || !type || type.isChild) return []
      return [{ path: `${method} ${path}`, type, verb: operation['x-verb'] ?? ('read' as const) }]
    }),
  )
}

export function tryDescription({ site, caller, requester }: Trial): readonly Difference[] {
  const find = (name: string) => site.engine.registry.find(name)
  const shown = new Set(
    operationsOn(narrowApi(site.engine, document, caller).paths, find).map(({ path }) => path),
  )
  return operationsOn(document.paths, find).flatMap(({ path, type, verb }): readonly Difference[] => {
    const declared = isEverDeclared(type, verb, requester)
    return declared === shown.has(path)
      ? []
      : [[type.name, `description of ${path}`, verb, declared, !declared]]
  })
}
