import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { appFolder, clientFolder, designFolder, serverFolder } from './folders.ts'
import { iconSplit } from './icon-split.ts'
import { ionicSplit } from './ionic-split.ts'
import { serviceWorker } from './service-worker.ts'
import { startFailed } from './start-failed.ts'
import { pageAssetsModule, type PageAssets } from './page-assets.ts'

/** Style sheets of the design package have no front door in the import map; this is theirs. */
const alias = { '@design': designFolder }

/** These packages say that they have no side effects, but not where the bundler looks for it. */
const withoutSideEffects = [
  /node_modules\/@ionic\/(core|react|react-router)\/(components|dist)\//,
  /node_modules\/@stencil\//,
  /packages\/(design|meta|client)\/src\//,
]

/**
 * Code that every page needs travels in few files. Ionic stays out of the groups: a group takes along everything that
 * its members import, and with it the components that only a later touch needs. So do forms and paying, with what only
 * they need.
 */
const groups = [
  {
    name: 'libraries',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|@tanstack|@lingui)\//,
    priority: 2,
  },
  {
    name: 'screens',
    test: /\/apps\/app\/src\/(shell\/(bar|canopy|footer|frame|header-links|scroll-state|social|app-links|follow-cart)|ui\/(?!form\/|consents\/|pay\/|proof\/|market\/|place\/(?!store-note)|cart\/|orders\/|upload\/|sheet\/|lightbox\/|fees\/|refusal|share|problem-note|signed-out|use-closed-by-back|structured-data|spaced-phone|family-words|use-sign-out)|data\/(?!account|device-list|ended-session|own-answers|use-own-answer|page-token|sign-out)|language\/(?!added-words))|\/packages\/(client\/src\/(?!upload|empty-device)|meta\/src\/(?!expressions\/|accept|phone|password|geo|check-in\/|calendar))/,
    priority: 1,
  },
]

export function clientSettings(): InlineConfig {
  return {
    root: appFolder,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    plugins: [ionicSplit(), iconSplit(), react(), startFailed(), serviceWorker()],
    build: {
      outDir: clientFolder,
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: { codeSplitting: { groups } },
        treeshake: { moduleSideEffects: withoutSideEffects.map((test) => ({ test, sideEffects: false })) },
      },
    },
  }
}

/** The renderer for the server: one file without imports of its own, so that it needs nothing beside it. */
export function serverSettings(assets: PageAssets): InlineConfig {
  return {
    root: appFolder,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    plugins: [pageAssetsModule(assets), react()],
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
