import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Where the builds stand. */
export const builds = {
  appClient: resolve(root, 'apps/app/dist/client'),
  appRenderer: resolve(root, 'apps/app/dist/server/render.js'),
  desk: resolve(root, 'apps/desk/dist'),
} as const

/** What `npm run generate` wrote about the whole API. */
export const openApiFile = resolve(root, 'packages/contract/src/generated/openapi.json')
