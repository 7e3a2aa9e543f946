import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { createRegistry } from '#framework/doctypes'
import type { Module } from '#framework/modules'
import { schemaText } from '#framework/schema'
import { englishCatalogues } from './catalogues.ts'
import { compile } from './compile.ts'
import { documentTypesText } from './document-types.ts'
import { exceptionTypesText } from './exception-types.ts'
import { methodTypes } from './method-types.ts'
import { methodsText } from './methods.ts'
import { openApiText } from './openapi.ts'

export interface GeneratedFile {
  /** From the root of the repository. */
  readonly path: string
  readonly text: string
}

interface GenerationInput {
  readonly modules: readonly Module[]
  /** Root of the repository. */
  readonly root: string
  /** The file that lists the modules. */
  readonly list: string
}

const folder = 'packages/contract/src/generated'

/** Everything that is written from the modules: what clients know of the server, its tables, and the texts of its types. */
export async function generatedFiles({
  modules,
  root,
  list,
}: GenerationInput): Promise<readonly GeneratedFile[]> {
  const registry = createRegistry(modules.flatMap(({ docTypes }) => docTypes))
  const program = compile([list], join(root, 'tsconfig.json'))
  const types = methodTypes(program, list)
  const style = await resolveConfig(join(root, 'any.ts'))
  const pretty = (text: string) => format(text, { ...style, parser: 'typescript' })
  return [
    { path: `${folder}/document-types.ts`, text: await pretty(documentTypesText(registry.types)) },
    { path: `${folder}/exception-types.ts`, text: await pretty(exceptionTypesText()) },
    {
      path: `${folder}/methods.ts`,
      text: await pretty(methodsText({ modules, types, checker: program.getTypeChecker() })),
    },
    {
      path: `${folder}/openapi.json`,
      text: openApiText({ modules, types, checker: program.getTypeChecker() }),
    },
    ...englishCatalogues(root, modules),
    {
      path: `${folder}/schema.sql`,
      text: `-- Written by \`npm run generate\`; changes by hand are lost.\n\n${schemaText(registry)}`,
    },
  ]
}
