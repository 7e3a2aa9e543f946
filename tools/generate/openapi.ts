import type ts from 'typescript'
import { methodNames, registryOf } from '#framework/engine'
import type { Module } from '#framework/modules'
import { describeApi, type MethodOutput, type Schema } from '#framework/openapi'
import type { MethodType } from './methods.ts'
import { isDownload } from './type-parts.ts'
import { typeSchema } from './type-schema.ts'

interface Sources {
  readonly modules: readonly Module[]
  readonly types: readonly ReadonlyMap<string, MethodType>[]
  readonly checker: ts.TypeChecker
}

interface Known {
  readonly outputs: Map<string, MethodOutput>
  readonly schemas: Map<string, Schema>
}

function outputOf(
  checker: ts.TypeChecker,
  known: MethodType | undefined,
  schemas: Known['schemas'],
): MethodOutput {
  if (!known) return { comment: '' }
  if (isDownload(known.output)) return { comment: known.comment, isFile: true }
  const shape = typeSchema(checker, known.output)
  if (!shape) return { comment: known.comment }
  for (const [name, schema] of shape.named) schemas.set(name, schema)
  return { comment: known.comment, output: shape.schema }
}

function knownOutputs({ modules, types, checker }: Sources): Known {
  const names = new Map(
    [...methodNames(modules)].map(([name, method]) => [method, name] as const).toReversed(),
  )
  const schemas: Known['schemas'] = new Map()
  const outputs: Known['outputs'] = new Map()
  for (const [index, { methods }] of modules.entries())
    for (const [exported, method] of Object.entries(methods))
      outputs.set(`mela.${names.get(method)}`, outputOf(checker, types[index]?.get(exported), schemas))
  return { outputs, schemas }
}

export function openApiText(sources: Sources): string {
  const { modules } = sources
  const { outputs, schemas } = knownOutputs(sources)
  const named = Object.fromEntries(schemas)
  const document = describeApi({ registry: registryOf(modules), modules, outputs, schemas: named })
  return `${JSON.stringify(document, null, 1)}\n`
}
