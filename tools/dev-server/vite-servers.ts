import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { createServer, type InlineConfig, mergeConfig, type ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Folders whose files a page may load by path; the data folder is excluded. */
const readable = [
  ...['apps/app', 'apps/desk', 'packages', '.cache/vite'].map((folder) => resolve(root, folder)),
  realpathSync(resolve(root, 'node_modules')),
]

/** Milliseconds without a change after which a file is complete, because some editors empty it first. */
const writeFinish = { stabilityThreshold: 40, pollInterval: 10 }

export async function openVite(settings: InlineConfig, http: Server): Promise<ViteDevServer> {
  const { base = '/', root: folder = root } = settings
  const served: InlineConfig = {
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    cacheDir: resolve(root, '.cache/vite', base === '/' ? 'app' : base.replaceAll('/', '')),
    server: {
      middlewareMode: true,
      ws: { server: http },
      fs: { allow: [folder, ...readable] },
      watch: { awaitWriteFinish: writeFinish },
    },
  }
  return createServer(mergeConfig(served, settings))
}
