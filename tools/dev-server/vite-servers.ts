import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { createServer, type InlineConfig, mergeConfig, type ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** What a page may load by its path on the disk. The data folder is not in it. */
const readable = [
  ...['apps/app', 'apps/desk', 'packages', '.cache/vite'].map((folder) => resolve(root, folder)),
  realpathSync(resolve(root, 'node_modules')),
]

/** Some editors empty a file before they write it: milliseconds without a change after which it is whole. */
const writeFinish = { stabilityThreshold: 40, pollInterval: 10 }

/** An app's sources, module by module, and news of their changes at the same address. */
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
