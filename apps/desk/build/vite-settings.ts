import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { compiledCatalogues } from '#design/vite'
import { inlineClassNames, styleSettings } from '#design/class-names'

const pathTo = (place: string): string => fileURLToPath(new URL(place, import.meta.url))

export const deskFolder = pathTo('..')
export const distFolder = pathTo('../dist')
export const designBuild = pathTo('../../../packages/design/src/build.ts')

/** Import alias for the style sheets of the design package, which its exports do not list. */
const alias = { '@design': pathTo('../../../packages/design') }

/** Packages that declare no side effects in a form that the bundler does not read. */
const withoutSideEffects = [/node_modules\/ionicons\/icons\//, /packages\/(design|meta|client)\/src\//]

/** Modules and base styles that every page needs; they come before component styles. */
const foundation = /\/node_modules\/(react|react-dom|scheduler)\/|\/apps\/desk\/src\/styles\/index\.css$/

/** Fonts of the desk's first screen. A browser shows a Latin font only if it arrives before the first paint. */
const firstFonts = /\/anek-(latin-core|latin-display|rupee)-[\w-]{8}\.woff2$/

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/desk/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  }
}

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

/** Returns the settings of the desk, which is served below /desk with the same page at every address. */
export function deskSettings(): InlineConfig {
  return {
    root: deskFolder,
    base: '/desk/',
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    css: styleSettings,
    plugins: [compiledCatalogues(), inlineClassNames(), preloadFonts(), react()],
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
