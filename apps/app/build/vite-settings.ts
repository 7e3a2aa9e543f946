import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { catalogueChunk, compiledCatalogues } from '#design/vite'
import { inlineClassNames, styleSettings } from '#design/class-names'
import { appFolder, clientFolder, designFiles, designFolder, serverFolder } from './folders.ts'
import { homeChunk } from './home-chunk.ts'
import { iconSplit } from './icon-split.ts'
import { ionicSplit } from './ionic-split.ts'
import { serviceWorker } from './service-worker.ts'
import { startFailed } from './start-failed.ts'
import type { PageAssets } from '../src/server/contract.ts'
import { pageAssetsModule } from './page-assets.ts'

/** Import alias for the style sheets of the design package, which its exports do not list. */
const alias = { '@design': designFolder }

/** Packages that declare no side effects in a form that the bundler does not read. */
const withoutSideEffects = [
  /node_modules\/@ionic\/(core|react|react-router)\/(components|dist)\//,
  /node_modules\/@stencil\//,
  /packages\/(design|meta|client)\/src\//,
]

const groups = [
  {
    name: 'libraries',
    // Home changes nothing and has no list that goes on: what these need comes with the first page that does.
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|@tanstack|@lingui)\/(?!.*\/(mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js)/,
    priority: 2,
  },
  { name: homeChunk('screens'), debugName: 'screens', priority: 1 },
]

/** Names the catalogue files, so that the service worker can exclude some languages by file name. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
  catalogueChunk(facadeModuleId) ?? 'assets/[name]-[hash].js'

export function clientSettings(): InlineConfig {
  return {
    root: appFolder,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    css: styleSettings,
    plugins: [
      compiledCatalogues(),
      ionicSplit(),
      iconSplit(),
      inlineClassNames(),
      react(),
      startFailed(),
      serviceWorker(),
    ],
    build: {
      outDir: clientFolder,
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: { codeSplitting: { groups }, chunkFileNames },
        treeshake: { moduleSideEffects: withoutSideEffects.map((test) => ({ test, sideEffects: false })) },
      },
    },
  }
}

/** Returns the settings of the dev server: no service worker and no size optimisations. */
export function developmentSettings(): InlineConfig {
  return {
    root: appFolder,
    configFile: false,
    resolve: { alias },
    css: styleSettings,
    plugins: [compiledCatalogues(), react(), startFailed()],
    publicDir: designFiles,
  }
}

/** Returns the settings of the server's renderer: one file without imports, so that it needs no other files. */
export function serverSettings(assets: PageAssets): InlineConfig {
  return {
    root: appFolder,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    css: styleSettings,
    plugins: [pageAssetsModule(assets), inlineClassNames(), react()],
    ssr: { noExternal: true, target: 'node' },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/server/render.ts',
      outDir: serverFolder,
      emptyOutDir: true,
      target: 'node24',
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
    },
  }
}
