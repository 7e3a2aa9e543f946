import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { compiledCatalogues } from '#design/vite'
import { inlineClassNames, styleSettings } from '#design/class-names'

const pathTo = (place: string): string => fileURLToPath(new URL(place, import.meta.url))

export const deskFolder = pathTo('..')
export const distFolder = pathTo('../dist')
export const designBuild = pathTo('../../../packages/design/src/build.ts')

/** Style sheets of the design package have no front door in the import map; this is theirs. */
const alias = { '@design': pathTo('../../../packages/design') }

/** These packages say that they have no side effects, but not where the bundler looks for it. */
const withoutSideEffects = [/node_modules\/ionicons\/icons\//, /packages\/(design|meta|client)\/src\//]

/** What every page needs and everything else builds on; its styles come before those of components. */
const foundation = /\/node_modules\/(react|react-dom|scheduler)\/|\/apps\/desk\/src\/styles\/index\.css$/

/** The desk from its sources. */
export function developmentSettings(): InlineConfig {
  return {
    root: deskFolder,
    base: '/desk/',
    configFile: false,
    resolve: { alias },
    css: styleSettings,
    plugins: [compiledCatalogues(), react()],
    publicDir: false,
  }
}

/** The desk lives below /desk; its server answers every address there with the same page. */
export function deskSettings(): InlineConfig {
  return {
    root: deskFolder,
    base: '/desk/',
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    css: styleSettings,
    plugins: [compiledCatalogues(), inlineClassNames(), react()],
    build: {
      outDir: distFolder,
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 900,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'foundation', test: foundation }] } },
        treeshake: { moduleSideEffects: withoutSideEffects.map((test) => ({ test, sideEffects: false })) },
      },
    },
  }
}
