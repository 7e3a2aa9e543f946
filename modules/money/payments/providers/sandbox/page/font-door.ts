import { readPageFont } from '#design/stylesheet'
import type { Door } from '#framework/modules'
import { mayPlaySandbox } from '../sandbox-place.ts'
import { FONTS } from './page-style.ts'

const DAY_SECONDS = 24 * 60 * 60

/** The fonts of the sandbox's page: a service outside would bring its own. */
export const fontDoor: Door = {
  path: `${FONTS}:name`,
  methods: ['GET'],
  bodyLimit: 1024,
  async run({ params, site }) {
    const font = mayPlaySandbox(site.settings) ? await readPageFont(params['name'] ?? '') : null
    if (!font) return { status: 404, body: '' }
    const headers = { 'content-type': 'font/woff2', 'cache-control': `public, max-age=${DAY_SECONDS}` }
    return { status: 200, headers, body: font }
  },
}
