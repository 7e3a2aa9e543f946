import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { designAssets } from './folders.ts'

type ManifestTransform = NonNullable<VitePWAOptions['workbox']['manifestTransforms']>[number]

/** Files that open the app without a connection; pages and pictures are cached when they are visited. */
const precached = ['index.html', 'assets/*.{js,css}', 'assets/anek-{latin,rupee}-*.woff2']
const leftOut = ['assets/{lightbox,app-hi-,app-ta-,web-,ios}*', '**/fair-*']

/** Name of the app's empty page on the store host, which answers every path itself. */
const offlinePage = '/offline.html'

const underItsOwnName: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: offlinePage } : entry)),
  warnings: [],
})

const day = 24 * 60 * 60
/** Seconds after which a slow connection falls back to the cached response. */
const patience = 5

/** Refuses to cache responses that are marked as private. */
const cacheOnlyPublic = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !/no-store|private/.test(response.headers.get('cache-control') ?? '')
      ? response
      : null,
}

function placeholderRevision(): string {
  const art = readFileSync(join(designAssets, 'placeholder.svg'))
  return createHash('sha256').update(art).digest('hex').slice(0, 16)
}

const manifest = {
  name: 'Mela',
  short_name: 'Mela',
  description: 'A fair and a school under one canopy.',
  start_url: '/tabs/home',
  display: 'standalone',
  background_color: '#f8f5f7',
  theme_color: '#000000',
  icons: [
    { src: '/assets/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/assets/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/assets/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const

/**
 * Returns the worker's settings. Their functions are written into the worker as text, so they refer to nothing outside
 * themselves.
 */
export const serviceWorker = () =>
  VitePWA({
    injectRegister: null,
    registerType: 'autoUpdate',
    manifest: { ...manifest, icons: [...manifest.icons] },
    workbox: {
      globPatterns: precached,
      globIgnores: leftOut,
      manifestTransforms: [underItsOwnName],
      additionalManifestEntries: [{ url: '/assets/placeholder.svg', revision: placeholderRevision() }],
      inlineWorkboxRuntime: true,
      cleanupOutdatedCaches: true,
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' &&
            !/^\/(api|desk|files|private|assets)(\/|$)|^\/(healthz|readyz|metrics)$/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: offlinePage } },
        },
        {
          urlPattern: ({ request, url }) =>
            url.pathname.startsWith('/api/resource/') && !request.headers.has('authorization'),
          handler: 'NetworkFirst',
          options: {
            cacheName: 'documents',
            networkTimeoutSeconds: patience,
            plugins: [cacheOnlyPublic],
            expiration: { maxEntries: 100, maxAgeSeconds: 7 * day },
          },
        },
        {
          urlPattern: ({ url }) => url.pathname.startsWith('/files/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'pictures',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 200, maxAgeSeconds: 30 * day },
          },
        },
      ],
    },
  })
