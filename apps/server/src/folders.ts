import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

export interface FrontEnd {
  readonly files: readonly { readonly folder: string; readonly prefix: string }[]
  readonly desk: string
}

export const appRenderer = resolve(root, 'apps/app/dist/server/render.js')

const builtDesk = resolve(root, 'apps/desk/dist')

export const builds: FrontEnd = {
  files: [
    { folder: resolve(root, 'apps/app/dist/client'), prefix: '/' },
    { folder: builtDesk, prefix: '/desk/' },
  ],
  desk: builtDesk,
}

export const frontEndSources = { files: [], desk: resolve(root, 'apps/desk') } satisfies FrontEnd
export const appSourcePage = resolve(root, 'apps/app/index.html')

export const openApiFile = resolve(root, 'packages/contract/src/generated/openapi.json')
