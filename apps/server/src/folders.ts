import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** What browsers get, as it stands on the disk. */
export interface FrontEnd {
  /** Served as they are, below their prefix. */
  readonly files: readonly { readonly folder: string; readonly prefix: string }[]
  /** The folder of the desk's `index.html`. */
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

/** Both apps as their sources are. Their pages name modules that only Vite can serve. */
export const frontEndSources = { files: [], desk: resolve(root, 'apps/desk') } satisfies FrontEnd
export const appSourcePage = resolve(root, 'apps/app/index.html')

/** What `npm run generate` wrote about the whole API. */
export const openApiFile = resolve(root, 'packages/contract/src/generated/openapi.json')
