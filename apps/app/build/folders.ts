import { fileURLToPath } from 'node:url'

const pathTo = (place: string): string => fileURLToPath(new URL(place, import.meta.url))

export const appFolder = pathTo('..')
export const clientFolder = pathTo('../dist/client')
export const serverFolder = pathTo('../dist/server')
export const designFolder = pathTo('../../../packages/design')
export const designAssets = pathTo('../../../packages/design/dist/assets')
export const designFiles = pathTo('../../../packages/design/dist')
export const designBuild = pathTo('../../../packages/design/src/build.ts')
