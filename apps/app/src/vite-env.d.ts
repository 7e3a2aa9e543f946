declare module '*/index.css'
declare module '*/styles.css'
declare module '*/counter.css'

declare module '*.css?url' {
  export const address: string
  export default address
}

declare module 'virtual:page-assets' {
  export const pageAssets: import('./server/contract.ts').PageAssets
}

interface ImportMetaEnv {
  readonly VITE_MELA_HOST?: string
  readonly PROD: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

interface WindowEventMap {
  'vite:preloadError': Event & { readonly payload: Error }
}
